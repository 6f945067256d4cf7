### Was geschehen ist, je ein Satz. $me ist „yes“, wenn $who die Person ist, die liest.
### Gebäude kommen mit Artikel im Akkusativ.

fact-first = { $me ->
        [yes] Du beginnst.
       *[no] { $who } beginnt.
    }
fact-round = Runde { $round }.
fact-took = { $me ->
        [yes] Du nimmst { $cards }.
       *[no] { $who } nimmt { $cards }.
    }
fact-bought = { $over ->
        [0] { $me ->
            [yes] Du kaufst { $building } für genau { $price } in { $currency } ({ $cards }).
           *[no] { $who } kauft { $building } für genau { $price } in { $currency } ({ $cards }).
        }
       *[other] { $me ->
            [yes] Du kaufst { $building } für { $price } und zahlst { $paid } in { $currency } ({ $cards }), also { $over } zu viel.
           *[no] { $who } kauft { $building } für { $price } und zahlt { $paid } in { $currency } ({ $cards }), also { $over } zu viel.
        }
    }
fact-gave = { $me ->
        [yes] Du schenkst Martin { $building }.
       *[no] { $who } schenkt Martin { $building }.
    }
fact-again = { $me ->
        [yes] Du bist noch einmal dran.
       *[no] { $who } ist noch einmal dran.
    }
fact-passed = { $me ->
        [yes] Du kannst nichts tun und passt.
       *[no] { $who } kann nichts tun und passt.
    }
fact-laid = Neu ausgelegt: { $cards }.
fact-reshuffled = Der Geldstapel ist aufgebraucht. { $count ->
        [one] { $count } Karte wird
       *[other] { $count } Karten werden
    } zu einem neuen gemischt.
fact-scoring = Wertung { $scoring }.
fact-scored = { $category }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $me ->
        [yes] dich
       *[no] { $who }
    }.
    .each = { $me ->
            [yes] du { $points }
           *[no] { $who } { $points }
        }
    .many = { $category }: { $each }.
fact-endowed = { $me ->
        [yes] Du erhältst { $cards }.
       *[no] { $who } erhält { $cards }.
    }
fact-ends = Der Bauhof lässt sich nicht mehr auffüllen. Die letzten Gebäude werden verteilt.
fact-left_over = Gleichstand in { $currency }: Niemand bekommt { $building }.
fact-inherited = { $me ->
        [yes] Du hast das meiste Geld in { $currency } ({ $sum }) und bekommst { $building }.
       *[no] { $who } hat das meiste Geld in { $currency } ({ $sum }) und bekommt { $building }.
    }
fact-final = Das Spiel ist zu Ende.
