### The page: set-up, table, menu, score sheet, buttons, and labels for those who hear the page.

## Buttons

act-confirm = Confirm
act-pass = Pass
act-undo = Take back
act-start = Start the game
act-resume = Continue the saved game
act-rematch = Play again
act-new = New table
act-menu = Menu
act-review = Review
act-log = Log
act-skip = Skip ahead
act-close = Close
act-back = Back to the table
act-score = See the score
act-look = Show my hand
act-go-on = Go on
act-export = Save a record
act-import = Open a record
act-join-table = Join a table
act-learn = Learn
act-reload = Reload the page
act-cancel = Cancel
act-clear = Clear the choice
act-retry = Try again
act-zoom = Look closer

## Set-up

setup-title = New table
setup-seats = Players
    .help = { $least } to { $most }; choose a seat to change it
setup-who = Who plays seat
setup-none-human = No person is playing: you watch the computers.
setup-name = Name of seat
setup-you = You
setup-language = Language
setup-seed = Deal number
    .help = The same number deals the same cards. Leave it empty for a new deal.
setup-busy = Setting up the table…
setup-engine = You can choose while the rules load: { $share }
engine-share = How much of the game is loaded
engine-broken = The connection was lost at { $share }

name-player = Player { $n }

## The table

table-round = Round { $round }
laid-given = Your answer: { $what }
laid-waits = The game continues as soon as the rules are loaded.
msg-laid = The table had to be set up again; please choose again.
table-log = Log
table-zones = On the table
table-log-empty = Nothing has happened yet.
table-hand = Hand
table-hand-empty = Your hand is empty
table-deeds = Last moves
table-thinking = { $name } is thinking…
table-wait = Please wait…
table-skipping = Skipping ahead…

## Card close up

zoom-cost = Cost
zoom-price = Now
zoom-points = Points
zoom-copies = In the deck

## Menu

menu-title = Menu
menu-speed = Pace of the others
speed-calm = ½×
speed-normal = 1×
speed-fast = 2×
speed-faster = 4×
speed-instant = At once
menu-theme = Theme
theme-day = Day
theme-night = Night
theme-auto = Same as device
menu-game = This game

## Passing the device

curtain-title = Pass the device to { $name }
curtain-text = All hands are hidden. { $name } continues when ready.
idle-title = Nothing to decide, { $name }
idle-text = You always get the device here, so that nobody learns whether you had a choice.
digest-title = Since your last turn
digest-more = { $n ->
        [one] 1 more line is in the log.
       *[other] { $n } more lines are in the log.
    }

## Score sheet

score-title = Final score
act-count-all = Show it all
score-counting = The points
score-counting-text = are being counted…
score-win = { $me ->
        [yes] You win
       *[no] { $who } wins
    }
score-shared = { $me ->
        [yes] You share the victory with { $who }
       *[no] { $who } share the victory
    }
score-text = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
score-text-tie = { $you ->
        [yes] { $points } points each. The tie-break decides: { $mine } against { $theirs } (you).
       *[no] { $points } points each. The tie-break decides: { $mine } against { $theirs } ({ $other }).
    }
score-text-shared = { $points ->
        [one] { $points } point each.
       *[other] { $points } points each.
    }
score-total = Total
score-rank = Rank { $n }
score-nothing = nothing

## For those who hear the page

label-card = { $points ->
        [one] { $card }, cost { $cost }, { $points } point. { $power }.
       *[other] { $card }, cost { $cost }, { $points } points. { $power }.
    }
price-part = { $why } −{ $n }
price-why = Costs { $cost }: { $parts }; now { $price ->
        [0] nothing
       *[other] { $price }
    }.
label-price = now { $price ->
        [0] free
       *[other] { $price }
    }
label-hand = { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
table-order = Turn order: { $n }
label-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
label-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
label-taken = { $me ->
        [yes] taken by you
       *[no] taken by { $name }
    }
label-now = being played
