### Die offene Frage: ihr Titel, Hilfe (.help) und was ihre zwei Knöpfe sagen (.confirm, .pass).
### $n ist, wie viel jetzt gewählt ist; $role, $card sind „none“, solange nichts gewählt ist; $the steht im Akkusativ.

ask-role = Wähle eine Rolle
    .help = { $role ->
        [none] Alle spielen sie. Das Privileg hast nur du.
       *[other] { $help }
    }
    .confirm = { $role ->
        [none] Rolle wählen
       *[other] { $the } nehmen
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
           *[other] { $discount ->
                [one] Baue für { $discount } Karte weniger, oder passe.
               *[other] Baue für { $discount } Karten weniger, oder passe.
            }
        }
       *[other] Bestätige, oder wähle eine andere Karte.
    }
    .lifted = Lege { $the } an
    .confirm = { $card ->
        [none] Bauen
       *[other] { $price ->
            [0] { $the } umsonst bauen
           *[other] { $the } für { $price } bauen
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
        [one] { $price } Karte zahlen
       *[other] { $price } Karten zahlen
    }
ask-produce = { $limit ->
        [one] Erzeuge { $limit } Ware
       *[other] Erzeuge bis zu { $limit } Waren
    }
    .help = Wähle leere Produktionsgebäude.
    .confirm = { $n ->
        [0] Waren erzeugen
        [one] { $n } Ware erzeugen
       *[other] { $n } Waren erzeugen
    }
    .pass = Passen
ask-sell = { $limit ->
        [one] Verkaufe { $limit } Ware
       *[other] Verkaufe bis zu { $limit } Waren
    }
    .help = Wähle Waren: Du ziehst so viele Karten, wie sie wert sind.
    .confirm = { $n ->
        [0] Verkaufen
       *[other] { $sum ->
            [one] Für { $sum } Karte verkaufen
           *[other] Für { $sum } Karten verkaufen
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
        [one] { $count } Karte behalten
       *[other] { $count } Karten behalten
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
        [one] { $count } Karte abwerfen
       *[other] { $count } Karten abwerfen
    }
ask-gold_mine = Nimm eine Karte der Goldmine
    .help = Alle vier Kosten sind verschieden: Nimm eine Karte oder keine.
    .confirm = { $card ->
        [none] Eine Karte nehmen
       *[other] { $the } nehmen
    }
    .pass = Keine nehmen
ask-chapel = Eine Karte unter die Kapelle legen?
    .help = Sie bringt am Ende des Spiels 1 Punkt. Außer dir sieht sie niemand.
    .confirm = { $card ->
        [none] Eine Karte darunterlegen
       *[other] { $the } darunterlegen
    }
    .pass = Nichts darunterlegen
ask-start_hand = Wähle deine Starthand
    .help = Behalte { $count } deiner { $of } Karten.
    .confirm = { $count ->
        [one] { $count } Karte behalten
       *[other] { $count } Karten behalten
    }

## Eine Möglichkeit, in Worten

option-use = Privileg verdoppeln
option-good = { $card } ({ $good })
