### Die Seite: Vorbereitung, Tisch, Menü, Wertung, Knöpfe und Wörter für alle, die die Seite hören.

title = San Juan
    .tagline = Bau eine Stadt in der Sonne
    .stage = { $done } von { $whole } Gebäuden
    .full = San Juan, erste Ausgabe
title-ed2 =
    .full = San Juan, zweite Ausgabe

## Knöpfe

act-cities = Städte ansehen
act-city = Stadt ansehen


## Der Tisch

table-round = Runde { $round }
review-round = Runde
review-round-no = { $round ->
        [0] Aufbau
       *[other] Runde { $round }
    }
review-round-back = Eine Runde zurück
review-round-next = Eine Runde weiter
table-governor = Gouverneur
table-house = Handelshaus
table-unseen = { $n ->
        [one] { $n } Preisliste noch nicht gesehen
       *[other] { $n } Preislisten noch nicht gesehen
    }
table-roles = Rollen
table-extras = Erweiterungen
table-draw = Stapel
table-discard = Ablage
table-city = Stadt
table-city-of = Stadt: { $name }
table-my-city = Deine Stadt
table-built = { $n } von { $limit } gebaut
table-tucked = { $n } darunter
table-covered = Über: { $cards }
table-aside-keep = Gezogen
table-aside-gold_mine = Goldmine

## Wertung

score-text-tie = { $you ->
        [yes] Je { $points } Punkte. Karten und Waren entscheiden: { $mine } gegen { $theirs } (du).
       *[no] Je { $points } Punkte. Karten und Waren entscheiden: { $mine } gegen { $theirs } ({ $other }).
    }
score-text-shared = Je { $points } Punkte und gleich viele Karten und Waren.
score-buildings = Gebäude
score-chapel = Kapelle
score-tie_break = Gleichstand: Karten + Waren

## Für alle, die die Seite hören

label-six = { $card }, Kosten { $cost }. { $power }.
zoom-sofar = Punkte bisher
label-sofar = Derzeit { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }.
label-good = { $good } darauf
label-prices = { $good }: { $price ->
        [one] { $price } Karte
       *[other] { $price } Karten
    }
label-drop = { $price ->
        [0] Hier umsonst bauen
       *[other] Hier für { $price } bauen
    }
label-over = { $price ->
        [0] Umsonst über { $the } bauen
       *[other] Für { $price } über { $the } bauen
    }
## Ein erstes Spiel

goal-line = Die meisten Punkte gewinnen; das Spiel endet, sobald jemand 12 Gebäude hat.
