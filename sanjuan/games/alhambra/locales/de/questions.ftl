### Die offene Frage: Titel, Hilfe (.help) und was auf ihren beiden Knöpfen steht (.confirm, .pass).
### $what ist „none“, „money“ oder „building“: was gerade gewählt ist.

ask-turn = Nimm Geld oder kauf
    .help = { $what ->
        [building] Zahl genau den Preis, und du bist noch einmal dran.
       *[other] Eine Karte mit beliebigem Wert oder mehrere, die zusammen höchstens 5 ergeben.
    }
    .confirm = { $what ->
        [none] Wähl etwas aus
        [building] Kauf { $building } für { $price }
       *[money] Nimm { $cards }
    }
ask-pay = Zahl { $price } in { $currency }
    .help = Für { $building }. Mit genau { $price } bist du noch einmal dran; Wechselgeld gibt es nicht.
    .confirm = { $exact ->
        [yes] Zahl genau { $sum }, noch einmal dran
       *[no] { $missing ->
            [0] Zahl { $sum }
           *[other] Es fehlen { $missing }
        }
    }
ask-gift = Martin { $building } schenken?
    .help = Martin sammelt Gebäude und punktet wie alle am Tisch. Gewinnen kann er nicht.
    .confirm = Schenk es Martin
    .pass = Behalt es

## Eine Möglichkeit in Worten

option-on = { $building } ({ $currency })
option-gift = Schenk es Martin
