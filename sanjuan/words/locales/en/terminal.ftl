### The terminal player.

term-welcome = { $game }. Type the numbers of what you choose, “?” for help, “q” to stop.
term-help = Type the numbers of what you choose, like “1 3 4”. An empty line passes, or takes what is marked with a star. “u” takes back, “c” and a name explain that card, “t” shows the table and “l” the whole log, “s” saves, “q” saves and stops.
term-prompt = Your choice
term-enter = Enter: { $words }
term-player = Player
term-hand-count = Cards
term-points = Points
term-cost = Cost
term-now = Now
term-power = Power
term-piles = Draw pile { $draw }, discard pile { $discard }
term-nonsense = “{ $text }” is not a choice here. Type numbers from 1 to { $most }, each once, or “?” for help.
term-no-card = No card is called “{ $text }”.
term-undone = Taken back.
term-saved = The game is saved to { $path }. To continue: { $program } play --resume { $path }
term-unsaved = The game cannot be saved to { $path }: { $reason }. This is its record, put it into a file:
term-end-input = Stopped.
term-curtain = It is the turn of { $name }. Press Enter when nobody else is looking.
term-fault = { $name } makes a mistake and does the first thing that is allowed ({ $reason }).
term-review-played = { $name } chose: { $played } ({ $chance } to win).
term-review-faultless = No decision cost much.
