### Die offene Frage: ihr Titel, Hilfe (.help) und was ihre zwei Knöpfe sagen (.confirm, .pass).
### $n ist, wie viel jetzt gewählt ist; $role, $card sind „none“, solange nichts gewählt ist; $the steht im Akkusativ.

ask-count = { $n } von { $most }

## Eine Möglichkeit, in Worten

option-over = { $card } auf { $old }
option-price = { $price ->
        [0] umsonst
       *[other] kostet { $price }
    }
