### Home, where the games stand, and what the set-up of every game says.

act-home = All games
home-new = New game
home-continue = Continue
home-learn = Learn
home-running = A game is running
home-over = The last game’s score
home-round = Round { $n }
home-score = Round { $n }, { $mine } to { $best }
home-players = { $least }–{ $most } players
home-daily = Deal of the day
home-daily-play = Play
setup-corner = Language and light
setup-seat = Seat { $n }
setup-players = { $n } players
setup-person-here = A person here
setup-name-field = Name
setup-other = Someone else
setup-leave = Leave the table
setup-rules = Rules of this table
setup-usual = as usual
option-needs = needs { $what }
level-1 = Learning
level-2 = Steady
level-3 = Sharp
level-4 = Keen
level-5 = Ruthless
