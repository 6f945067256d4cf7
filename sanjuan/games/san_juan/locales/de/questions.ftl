### Die offene Frage: ihr Titel, Hilfe (.help) und was ihre zwei Knöpfe sagen (.confirm, .pass).
### $n ist, wie viel jetzt gewählt ist; $role, $card sind „none“, solange nichts gewählt ist; $the steht im Akkusativ.

ask-role = Wähle eine Rolle
    .help = { $role ->
        [none] Alle spielen sie. Das Privileg hast nur du.
       *[other] { $help }
    }
    .confirm = { $role ->
        [none] Wähle eine Rolle
       *[other] Nimm { $the }
    }
ask-library = Die Bibliothek nutzen?
    .help = { $name }: { $doubled }. Zu zweit verdoppelt die Bibliothek nur ein Privileg in jeder Runde.
    .confirm = Privileg verdoppeln
    .pass = Diesmal nicht
ask-build = { $privilege ->
        [yes] Du bist Baumeister
       *[other] Baue ein Gebäude
    }
    .help = { $card ->
        [none] { $discount ->
            [0] Wähle eine Karte aus deiner Hand, oder passe.
           *[other] Baue ein Gebäude, es kostet { $discount } weniger, oder passe.
        }
       *[other] Bestätige, oder wähle eine andere Karte.
    }
    .lifted = Lege { $the } an
    .confirm = { $card ->
        [none] Baue
       *[other] { $price ->
            [0] Baue { $the } umsonst
           *[other] Baue { $the } für { $price }
        }
    }
    .pass = Passen
ask-build-over = Überbaue ein Gebäude
ask-pay = { $price ->
        [one] Zahle { $price } Karte
       *[other] Zahle { $price } Karten
    }
    .help = { $goods ->
        [yes] Wähle Karten oder bis zu 2 Waren als Bezahlung für { $the }.
       *[other] Wähle Karten, die du für { $the } abwirfst.
    }
    .confirm = { $price ->
        [one] Zahle { $price } Karte
       *[other] Zahle { $price } Karten
    }
ask-produce = { $limit ->
        [one] Erzeuge { $limit } Ware
       *[other] Erzeuge bis zu { $limit } Waren
    }
    .help = Wähle leere Produktionsgebäude.
    .confirm = { $n ->
        [0] Erzeuge Waren
        [one] Erzeuge { $n } Ware
       *[other] Erzeuge { $n } Waren
    }
    .pass = Passen
ask-sell = { $limit ->
        [one] Verkaufe { $limit } Ware
       *[other] Verkaufe bis zu { $limit } Waren
    }
    .help = Wähle Waren: Du ziehst so viele Karten, wie sie wert sind.
    .confirm = { $n ->
        [0] Verkaufe
       *[other] { $sum ->
            [one] Verkaufe für { $sum } Karte
           *[other] Verkaufe für { $sum } Karten
        }
    }
    .pass = Passen
ask-keep = { $count ->
        [one] Behalte { $count } Karte
       *[other] Behalte { $count } Karten
    }
    .help = { $count ->
        [one] Wähle sie unter den { $of } Karten, die du gezogen hast. Der Rest wird abgeworfen.
       *[other] Wähle sie unter den { $of } Karten, die du gezogen hast. Der Rest wird abgeworfen.
    }
    .confirm = { $count ->
        [one] Behalte { $count } Karte
       *[other] Behalte { $count } Karten
    }
ask-discard = { $count ->
        [one] Wirf { $count } Karte ab
       *[other] Wirf { $count } Karten ab
    }
    .help = { $why ->
        [archive] Mit dem Archiv wirfst du aus deiner ganzen Hand ab.
       *[other] Eine neue Runde beginnt, und du hast zu viele Karten.
    }
    .confirm = { $count ->
        [one] Wirf { $count } Karte ab
       *[other] Wirf { $count } Karten ab
    }
ask-gold_mine = Nimm eine Karte der Goldmine
    .help = Alle vier Kosten sind verschieden: Nimm eine Karte oder keine.
    .confirm = { $card ->
        [none] Nimm eine Karte
       *[other] Nimm { $the }
    }
    .pass = Keine nehmen
ask-chapel = Eine Karte unter die Kapelle legen?
    .help = Sie bringt am Ende des Spiels 1 Punkt. Sonst sieht sie niemand.
    .confirm = { $card ->
        [none] Lege eine Karte darunter
       *[other] Lege { $the } darunter
    }
    .pass = Nichts darunterlegen
ask-start_hand = Wähle deine Starthand
    .help = Behalte { $count } deiner { $of } Karten.
    .confirm = { $count ->
        [one] Behalte { $count } Karte
       *[other] Behalte { $count } Karten
    }

## Eine Möglichkeit, in Worten

option-use = Das Privileg verdoppeln
option-good = { $card } ({ $good })
