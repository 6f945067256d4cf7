### The table: the race, the yard, money, scorings, close-ups. $currency is one of money-...

## Money by its colour and shape

money-yellow = yellow circles
money-blue = blue stars
money-green = green squares
money-orange = orange busts

label-money = { $value } in { $currency }
label-building = { $building }, price { $price }

## The race

table-race = The race for each kind of building
race-comes = in { $range } { $most ->
        [one] card
       *[other] cards
    }
race-at-end = { $n ->
        [one] { $n } building left
       *[other] { $n } buildings left
    }
race-over = over
race-points = Points
race-tie = tie
race-no-turn = takes no turn
race-count = { $building }: { $n }
race-buildings = { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
race-brings = { $building }: the places bring { $points }
race-place = { $tied ->
        [yes] sharing
       *[no] in
    } { $place ->
        [1] first
        [2] second
       *[other] third
    } place: would bring { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Yard, piles and the track of the scorings

yard-pays = Paid in { $currency }
yard-exact = exact
yard-exact-said = you can pay it exactly, you have { $n }
yard-held = you have { $n }
yard-short = { $n }, { $missing } short
yard-empty = No building here for { $currency }
why-short = It costs { $price } in { $currency }. You have { $n }: { $missing } too little.
why-currency = This building is paid in { $currency }.
pile-money = { $n ->
        [one] { $n } money card
       *[other] { $n } money cards
    }
pile-buildings = { $n } left
track-label = The three scorings
track-over = Scoring { $scoring } is over. Look at it again.
track-next = Scoring { $scoring } is next.
track-later = Scoring { $scoring } comes later.
track-comes = { $least ->
        [1] { $most ->
            [1] { $scoring } comes with the next money card.
           *[other] { $scoring } comes within the next { $most } money cards.
        }
       *[other] { $scoring } comes within the next { $least } to { $most } money cards.
    }
track-at-end = { $n ->
        [one] C comes at the end: { $n } building is left in the pile.
       *[other] C comes at the end: { $n } buildings are left in the pile.
    }
track-all-over = All three scorings are over.

## My money and the payment

purse-mine = Your money
purse-sum = { $n } in { $currency }
pay-exact = Exact!
pay-exact-said = Exactly { $price }: you act again.
pay-over = { $n } too much
pay-missing = { $n } missing
take-more = up to { $n } more
take-full = that is all
would = With this one you have { $n } and { $tied ->
        [yes] share
       *[no] take
    } { $place ->
        [1] first
        [2] second
       *[other] third
    } place: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in scoring { $scoring }.
would-nothing = With this one you have { $n }: no place yet in scoring { $scoring }.

## A palace, a scoring, the last buildings

palace-of = Whose palace
palace-empty = No building yet.
scoring-text = { $scoring ->
        [A] Only first place in each kind scores. Ties share, rounded down.
        [B] First and second place in each kind score. Ties share, rounded down.
       *[other] The first three places in each kind score. Ties share, rounded down.
    }
scoring-at-once = Fill in at once
scoring-now = This scoring
scoring-gets = { $n } of them, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
scoring-none = { $n } of them, no points
last-title = The last buildings
last-text = The yard cannot be filled any more. Each building goes to whoever holds the most money of its currency. Nothing is paid; a tie gets nothing.
last-gets = { $me ->
        [yes] You get it with { $n }.
       *[no] { $who } gets it with { $n }.
    }
last-tie = A tie: nobody gets it.
last-had = { $me ->
        [yes] You had { $n }
       *[no] { $who } had { $n }
    }
last-go = To scoring C
last-none = No building is left in the yard.

## Close-ups

zoom-costs = Costs { $price } in { $currency }
zoom-price = Price { $price }
zoom-who = Who has how many
zoom-brings = What the places bring
zoom-prices = All prices
zoom-copies = { $n ->
        [2] Two cards like this are in the game.
       *[other] Three cards like this are in the game.
    }
zoom-mine = In your hand: { $n }
zoom-missing = In the yard it pays for { $building }, price { $price }: you have { $n }, { $missing } short.
zoom-enough = In the yard it pays for { $building }, price { $price }: you have { $n }, enough.

## What everybody saw

act-unseen = Money seen taken
prefer-unseen = Show the money that others were seen to take
    .help = Everybody sees what each player takes and pays. Cards of the first deal stay unknown.
unseen-hand = { $n } of { $hand } cards seen
