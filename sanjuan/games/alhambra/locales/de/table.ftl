### Der Tisch: das Rennen, der Bauhof, Geld, Wertungen, Nahaufnahmen. $currency ist eines von money-...

## Geld nach Farbe und Form

money-yellow = gelben Kreisen
money-blue = blauen Sternen
money-green = grünen Quadraten
money-orange = orangen Büsten

label-money = { $value } in { $currency }
label-building = { $building }, Preis { $price }

## Das Rennen

table-race = Das Rennen um jede Gebäudeart
race-comes = in { $range } { $most ->
        [one] Karte
       *[other] Karten
    }
race-at-end = noch { $n } Gebäude
race-over = vorbei
race-points = Punkte
race-tie = geteilt
race-no-turn = ist nie am Zug
race-count = { $building }: { $n }
race-buildings = { $n ->
        [one] { $n } Gebäude
       *[other] { $n } Gebäude
    }
race-brings = { $building }: die Plätze bringen { $points }
race-place = { $tied ->
        [yes] mit anderen auf
       *[no] auf
    } Platz { $place }: das brächte { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Bauhof, Stapel und die Reihe der Wertungen

yard-pays = Wird in { $currency } bezahlt
yard-exact = genau
yard-exact-said = du kannst genau bezahlen, du hast { $n }
yard-held = du hast { $n }
yard-short = { $n }, { $missing ->
        [1] es fehlt { $missing }
       *[other] es fehlen { $missing }
    }
yard-empty = Hier liegt kein Gebäude, das in { $currency } bezahlt wird
why-short = Es kostet { $price } in { $currency }. Du hast { $n }, { $missing ->
        [1] es fehlt { $missing }
       *[other] es fehlen { $missing }
    }.
why-currency = Dieses Gebäude wird in { $currency } bezahlt.
pile-money = { $n ->
        [one] { $n } Geldkarte
       *[other] { $n } Geldkarten
    }
pile-buildings = noch { $n }
track-label = Die drei Wertungen
track-over = Wertung { $scoring } ist vorbei. Sieh sie noch einmal an.
track-next = Wertung { $scoring } kommt als nächste.
track-later = Wertung { $scoring } kommt später.
track-comes = { $least ->
        [1] { $most ->
            [1] { $scoring } kommt mit der nächsten Geldkarte.
           *[other] { $scoring } kommt unter den nächsten { $most } Geldkarten.
        }
       *[other] { $scoring } kommt mit einer der nächsten { $least } bis { $most } Geldkarten.
    }
track-at-end = { $n ->
        [one] C kommt am Ende: { $n } Gebäude liegt noch im Stapel.
       *[other] C kommt am Ende: { $n } Gebäude liegen noch im Stapel.
    }
track-all-over = Alle drei Wertungen sind vorbei.

## Mein Geld und die Bezahlung

purse-mine = Dein Geld
purse-sum = { $n } in { $currency }
pay-exact = Genau!
pay-exact-said = Genau { $price }: Du bist noch einmal dran.
pay-over = { $n } zu viel
pay-missing = { $n ->
        [1] es fehlt { $n }
       *[other] es fehlen { $n }
    }
take-more = noch bis zu { $n }
take-full = mehr geht nicht
would = Mit diesem hast du { $n } und { $tied ->
        [yes] teilst dir
       *[no] liegst auf
    } Platz { $place }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } in Wertung { $scoring }.
would-nothing = Mit diesem hast du { $n }: noch kein Platz in Wertung { $scoring }.

## Ein Palast, eine Wertung, die letzten Gebäude

palace-of = Wessen Palast
palace-empty = Noch kein Gebäude.
scoring-text = { $scoring ->
        [A] Wer von einer Art die meisten hat, punktet. Bei Gleichstand wird geteilt und abgerundet.
        [B] Die Ersten und Zweiten jeder Art punkten. Bei Gleichstand wird geteilt und abgerundet.
       *[other] Die ersten drei jeder Art punkten. Bei Gleichstand wird geteilt und abgerundet.
    }
scoring-at-once = Alles zeigen
scoring-now = Diese Wertung
scoring-gets = { $n } davon, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
scoring-none = { $n } davon, keine Punkte
last-title = Die letzten Gebäude
last-text = Der Bauhof lässt sich nicht mehr auffüllen. Jedes Gebäude bekommt, wer das meiste Geld seiner Währung hat. Bezahlt wird nichts; bei Gleichstand bekommt es niemand.
last-gets = { $me ->
        [yes] Du bekommst es mit { $n }.
       *[no] { $who } bekommt es mit { $n }.
    }
last-tie = Gleichstand: Niemand bekommt es.
last-had = { $me ->
        [yes] Du hattest { $n }
       *[no] { $who } hatte { $n }
    }
last-go = Zu Wertung C
last-none = Im Bauhof liegt kein Gebäude mehr.

## Nahaufnahmen

zoom-costs = Kostet { $price } in { $currency }
zoom-price = Preis { $price }
zoom-who = Wer wie viele hat
zoom-brings = Was die Plätze bringen
zoom-prices = Alle Preise
zoom-copies = { $n ->
        [2] Zwei solche Karten sind im Spiel.
       *[other] Drei solche Karten sind im Spiel.
    }
zoom-mine = In deiner Hand: { $n }
zoom-missing = Im Bauhof bezahlt sie { $building }, Preis { $price }: Du hast { $n }, { $missing ->
        [1] es fehlt { $missing }
       *[other] es fehlen { $missing }
    }.
zoom-enough = Im Bauhof bezahlt sie { $building }, Preis { $price }: Du hast { $n }, das reicht.

## Was alle gesehen haben

act-unseen = Offen genommenes Geld
prefer-unseen = Zeigen, welches Geld die anderen offen genommen haben
    .help = Alle sehen, was jemand nimmt und bezahlt. Die Karten vom Anfang bleiben unbekannt.
unseen-hand = { $n } von { $hand } Karten bekannt
