### Home, where the games stand, and what the set-up of every game says.

act-home = All games
home-new = New game
home-continue = Continue
home-learn = Learn
home-running = A game in progress
home-over = The last game’s score
home-round = Round { $n }
home-points = { $how ->
        [lead] you lead { $mine } to { $best }
        [level] level at { $mine }
       *[behind] you trail { $mine } to { $best }
    }
kept-today = today
kept-yesterday = yesterday
home-players = { $least }–{ $most } players
home-daily = Deal of the day
    .help = The same cards for everybody
home-daily-play = Play
daily-chosen = Today’s deal is chosen
daily-start = Play today’s deal
home-daily-won = Won with { $n }
home-daily-played = { $n ->
        [one] Played: { $n } point
       *[other] Played: { $n } points
    }
setup-corner = Language and theme
setup-seat = Seat { $n }
setup-players = { $n } players
setup-person-here = A person here
setup-name-field = Name
setup-other = Another opponent
setup-leave = Leave the table
setup-rules = Rules of this table
setup-usual = as usual
option-needs = needs { $what }
option-seats = { $how ->
        [never] never with { $n } players
        [least] needs { $n } players
       *[some] needs { $n } to { $most } players
    }
option-instead = { $name } ({ $why }): { $other } takes its place
option-count = { $n } of { $of }
option-draw = Draw
option-restore = As usual
option-missing = { $n ->
        [one] { $name }: 1 is missing
       *[other] { $name }: { $n } are missing
    }
option-too_many = { $n ->
        [one] { $name }: 1 is too many
       *[other] { $name }: { $n } are too many
    }
level-1 = Learning
level-2 = Steady
level-3 = Sharp
level-4 = Fierce
level-5 = Ruthless
kept-unfinished = { $n } unfinished
kept-full = There is room for 40 unfinished games. The oldest one was removed.
kept-room = This device is full: records of the oldest finished games were removed.
home-learn-first = Learn in { $n } minutes
home-know = I know it
home-first = Never played any of them?
home-first-text = { $game } is the quickest to learn: { $n } short lessons at the table.
home-first-go = Start with { $game }
setup-first = First game?
setup-first-learn = { $n } lessons, { $n } minutes
setup-first-text = You learn by playing: each lesson is a move or two of your own.
setup-time = about { $n } min
daily-row = { $n ->
        [one] 1 day in a row
       *[other] { $n } days in a row
    }
