### What happened, one sentence each. $me is "yes" when $who is the player who reads.

fact-first = { $me ->
        [yes] You begin.
       *[no] { $who } begins.
    }
fact-round = Round { $round }.
fact-took = { $me ->
        [yes] You take { $cards }.
       *[no] { $who } takes { $cards }.
    }
fact-bought = { $over ->
        [0] { $me ->
            [yes] You buy { $building } for exactly { $price } in { $currency } ({ $cards }).
           *[no] { $who } buys { $building } for exactly { $price } in { $currency } ({ $cards }).
        }
       *[other] { $me ->
            [yes] You buy { $building } for { $price } and pay { $paid } in { $currency } ({ $cards }), { $over } too much.
           *[no] { $who } buys { $building } for { $price } and pays { $paid } in { $currency } ({ $cards }), { $over } too much.
        }
    }
fact-gave = { $me ->
        [yes] You give { $building } to Martin.
       *[no] { $who } gives { $building } to Martin.
    }
fact-again = { $me ->
        [yes] You act again.
       *[no] { $who } acts again.
    }
fact-passed = { $me ->
        [yes] You can do nothing and pass.
       *[no] { $who } can do nothing and passes.
    }
fact-laid = Laid out: { $cards }.
fact-reshuffled = The money pile is used up. { $count ->
        [one] { $count } card is shuffled
       *[other] { $count } cards are shuffled
    } into a new one.
fact-scoring = Scoring { $scoring }.
fact-scored = { $category }: { $me ->
        [yes] you score
       *[no] { $who } scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .each = { $me ->
            [yes] you { $points }
           *[no] { $who } { $points }
        }
    .many = { $category }: { $each }.
fact-endowed = { $me ->
        [yes] You receive { $cards }.
       *[no] { $who } receives { $cards }.
    }
fact-ends = The yard cannot be filled any more. The last buildings are given out.
fact-left_over = No one player holds the most money in { $currency }: nobody gets { $building }.
fact-inherited = { $me ->
        [yes] You hold the most money in { $currency } ({ $sum }) and get { $building }.
       *[no] { $who } holds the most money in { $currency } ({ $sum }) and gets { $building }.
    }
fact-final = The game is over.
