### Was mir jede Rolle jetzt brächte: auf ihrer Kachel (.short) und als Satz.

gives-builder = { $n ->
        [0] Du kannst jetzt kein Gebäude bezahlen.
        [one] Du kannst { $n } Gebäude aus deiner Hand bezahlen.
       *[other] Du kannst { $n } verschiedene Gebäude bezahlen.
    }
    .short = { $n ->
        [0] Nichts zu bauen
       *[other] Du kannst { $n } bauen
    }
gives-producer = { $n ->
        [0] Du kannst nirgends eine Ware erzeugen.
        [one] Du erzeugst { $n } Ware.
       *[other] Du erzeugst { $n } Waren.
    }
    .short = { $n ->
        [0] Nichts zu erzeugen
        [one] Erzeuge { $n } Ware
       *[other] Erzeuge { $n } Waren
    }
gives-trader = { $n ->
        [0] Du hast keine Ware zu verkaufen.
        [one] { $known ->
            [yes] Du verkaufst { $n } Ware, nach der nächsten Preisliste für { $cards }.
           *[no] Du verkaufst { $n } Ware; die nächste Preisliste ist nicht bekannt.
        }
       *[other] { $known ->
            [yes] Du verkaufst { $n } Waren, nach der nächsten Preisliste für { $cards }.
           *[no] Du verkaufst { $n } Waren; die nächste Preisliste ist nicht bekannt.
        }
    }
    .short = { $n ->
        [0] Keine Ware
        [one] { $known ->
            [yes] Verkaufe { $n } für { $cards }
           *[no] Verkaufe { $n } Ware
        }
       *[other] { $known ->
            [yes] Verkaufe { $n } für { $cards }
           *[no] Verkaufe { $n } Waren
        }
    }
gives-councillor = Du siehst { $n } an und behältst { $keeps }.
    .short = Sieh { $n }, behalte { $keeps }
gives-prospector = { $mines ->
        [0] { $n ->
            [one] Du ziehst { $n } Karte.
           *[other] Du ziehst { $n } Karten.
        }
       *[other] { $n ->
            [one] Du ziehst { $n } Karte, und deine Mine gräbt.
           *[other] Du ziehst { $n } Karten, und deine Mine gräbt.
        }
    }
    .short = { $mines ->
        [0] { $n ->
            [one] Ziehe { $n } Karte
           *[other] Ziehe { $n } Karten
        }
       *[other] Ziehe { $n } und grabe
    }
