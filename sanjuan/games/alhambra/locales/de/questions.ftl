### Die offene Frage: Titel, Hilfe (.help) und was auf ihren beiden Knöpfen steht (.confirm, .pass).
### $what ist „none“, „money“ oder „building“: was gerade gewählt ist.

ask-turn = Nimm Geld oder kaufe
    .help = { $what ->
        [building] Zahle genau den Preis, und du bist noch einmal dran.
       *[other] Eine Karte mit beliebigem Wert oder mehrere, die zusammen höchstens 5 ergeben.
    }
    .confirm = { $what ->
        [none] Auswählen
        [building] { $building } für { $price } kaufen
       *[money] { $cards } nehmen
    }
ask-pay = Zahle { $price } in { $currency }
    .help = Für { $building }. Mit genau { $price } bist du noch einmal dran; Wechselgeld gibt es nicht.
    .confirm = { $exact ->
        [yes] Genau { $sum } zahlen, noch einmal dran
       *[no] { $missing ->
            [0] { $sum } zahlen
           [1] Es fehlt { $missing }
               *[other] Es fehlen { $missing }
        }
    }
ask-gift = Martin { $building } schenken?
    .help = Martin sammelt Gebäude und wird gewertet wie alle am Tisch. Gewinnen kann er nicht.
    .confirm = Martin schenken
    .pass = Behalten

## Eine Möglichkeit in Worten

option-on = { $building } ({ $currency })
option-gift = Martin schenken
