### The page: set-up, table, menu, score sheet, buttons, and labels for those who hear the page.

title = San Juan
    .tagline = Build a city in the sun
    .stage = { $done } of { $whole } buildings
    .full = San Juan, first edition
title-ed2 =
    .full = San Juan, second edition

## Buttons

act-cities = See the cities
act-city = See the city


## The table

table-round = Round { $round }
review-round = Round
review-round-no = { $round ->
        [0] Set-up
       *[other] Round { $round }
    }
review-round-back = Back by a round
review-round-next = Forward by a round
table-governor = Governor
table-house = Trading house
table-unseen = { $n ->
        [one] { $n } price list not seen yet
       *[other] { $n } price lists not seen yet
    }
table-roles = Roles
table-extras = Expansions
table-draw = Draw
table-discard = Discard
table-city = City
table-city-of = City of { $name }
table-my-city = Your city
table-built = { $n } of { $limit } built
table-tucked = { $n } tucked
table-covered = Covers { $cards }
table-aside-keep = You drew
table-aside-gold_mine = Gold mine

## Score sheet

score-text-tie = { $you ->
        [yes] { $points } points each. Cards and goods decide: { $mine } against { $theirs } (you).
       *[no] { $points } points each. Cards and goods decide: { $mine } against { $theirs } ({ $other }).
    }
score-text-shared = { $points } points each, and equally many cards and goods.
score-buildings = Buildings
score-chapel = Chapel
score-tie_break = Tie-break: cards + goods

## For those who hear the page

label-six = { $card }, cost { $cost }. { $power }.
zoom-sofar = Points so far
label-sofar = Now { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
label-good = { $good } on it
label-prices = { $good }: { $price ->
        [one] { $price } card
       *[other] { $price } cards
    }
label-drop = { $price ->
        [0] Build here for free
       *[other] Build here for { $price }
    }
label-over = { $price ->
        [0] Build over { $the } for free
       *[other] Build over { $the } for { $price }
    }
## A first game

goal-line = Whoever has the most points wins; the game ends when somebody has 12 buildings.
