### The page: set-up, table, menu, score sheet, buttons, and labels for those who hear the page.

title = San Juan
    .tagline = Build a city in the sun

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
act-cities = See the cities
act-score = See the score
act-look = Show my hand
act-export = Save a record
act-import = Open a record
act-learn = Learn
act-reload = Load the page again
act-cancel = Cancel
act-clear = Clear the choice
act-retry = Try again
act-zoom = Look closer
act-city = See the city

## Set-up

setup-title = New table
setup-seats = Players
setup-who = Who plays seat
setup-none-human = No person plays: you watch the computers.
setup-name = Name of seat
setup-you = You
setup-edition = Edition
setup-edition-1 = First
setup-edition-2 = Second
setup-deck = Deck
setup-deck-110 = 110 cards
setup-deck-112 = 112 cards
setup-language = Language
setup-start_hand = Choose your first hand
    .help = Draw 5 to 8, keep 4
setup-expansions = Expansions
setup-new_buildings = New buildings
    .help = { $n } cards and the Cathedral
setup-printing = Printing
setup-printing-30 = 30 cards
setup-printing-33 = 33 cards
setup-events = Events
    .help = 6 cards to take instead of a role
setup-seed = Deal number
    .help = The same number deals the same cards. Leave it empty for a new deal.
setup-busy = Setting up the table…
setup-engine = The rules are still loading; you can choose meanwhile.


name-player = Player { $n }

## The table

table-round = Round { $round }
table-governor = Governor
table-house = Trading house
table-seen = Seen
table-unseen = { $n ->
        [one] { $n } price list not seen yet
       *[other] { $n } price lists not seen yet
    }
table-roles = Roles
table-extras = Expansions
table-draw = Draw
table-discard = Discard
table-log = Log
table-log-empty = Nothing has happened yet.
table-hand = Hand
table-hand-empty = Your hand is empty
table-city = City
table-city-of = City of { $name }
table-my-city = Your city
table-deeds = Last moves
table-built = { $n } of { $limit } built
table-tucked = { $n } tucked
table-covered = Covers { $cards }
table-thinking = { $name } is thinking…
table-wait = Please wait…
table-aside-keep = You drew
table-aside-gold_mine = Gold mine
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
menu-theme = Light
theme-day = Day
theme-night = Night
theme-auto = Like the device
menu-game = This game
menu-seed = Deal number { $seed }

## Passing the device

curtain-title = Pass the device to { $name }
curtain-text = The hand of the other player is hidden. { $name } taps when ready.

## Score sheet

score-title = Final score
score-win = { $me ->
        [yes] You win
       *[no] { $who } wins
    }
score-shared = { $who } share the victory
score-text = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
score-text-tie = { $points } points each. Cards and goods decide: { $mine } against { $theirs } ({ $other }).
score-text-shared = { $points } points each, and as many cards and goods.
score-buildings = Buildings
score-chapel = Chapel
score-total = Total
score-tie_break = Tie-break: cards + goods
score-rank = Rank { $n }
score-nothing = nothing

## For those who hear the page

label-card = { $points ->
        [one] { $card }, cost { $cost }, { $points } point. { $power }.
       *[other] { $card }, cost { $cost }, { $points } points. { $power }.
    }
label-six = { $card }, cost { $cost }. { $power }.
price-part = { $why } −{ $n }
price-why = Costs { $cost }: { $parts }; now { $price ->
        [0] nothing
       *[other] { $price }
    }.
label-price = now { $price ->
        [0] free
       *[other] { $price }
    }
label-good = { $good } on it
label-hand = { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
label-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
label-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
label-taken = taken by { $name }
label-now = being played
label-prices = { $good }: { $price ->
        [one] { $price } card
       *[other] { $price } cards
    }
label-drop = { $price ->
        [0] Build here for nothing
       *[other] Build here for { $price }
    }
label-over = { $price ->
        [0] Build over { $the } for nothing
       *[other] Build over { $the } for { $price }
    }
