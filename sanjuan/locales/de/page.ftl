### Die Seite: Vorbereitung, Tisch, Menü, Wertung, Knöpfe und Wörter für alle, die die Seite hören.

title = San Juan
    .tagline = Bau eine Stadt in der Sonne

## Knöpfe

act-confirm = Bestätigen
act-pass = Passen
act-undo = Zurücknehmen
act-start = Spiel beginnen
act-resume = Partie fortsetzen
act-rematch = Noch einmal
act-new = Neuer Tisch
act-menu = Menü
act-review = Analyse
act-log = Verlauf
act-skip = Vorspulen
act-close = Schließen
act-back = Zurück zum Tisch
act-cities = Städte ansehen
act-score = Wertung ansehen
act-look = Meine Hand zeigen
act-export = Partie speichern
act-import = Partie öffnen
act-learn = Lernen
act-reload = Seite neu laden
act-cancel = Abbrechen
act-clear = Auswahl aufheben
act-retry = Noch einmal versuchen
act-zoom = Näher ansehen
act-city = Stadt ansehen

## Vorbereitung

setup-title = Neuer Tisch
setup-seats = Spieler
setup-who = Wer spielt auf Platz
setup-none-human = Kein Mensch spielt mit: Du siehst den Computern zu.
setup-name = Name auf Platz
setup-you = Du
setup-edition = Ausgabe
setup-edition-1 = Erste
setup-edition-2 = Zweite
setup-deck = Kartensatz
setup-deck-110 = 110 Karten
setup-deck-112 = 112 Karten
setup-language = Sprache
setup-start_hand = Starthand wählen
    .help = Ziehe 5 bis 8, behalte 4
setup-expansions = Erweiterungen
setup-new_buildings = Neue Gebäude
    .help = { $n } Karten und die Kathedrale
setup-printing = Auflage
setup-printing-30 = 30 Karten
setup-printing-33 = 33 Karten
setup-events = Ereignisse
    .help = 6 Karten, statt einer Rolle zu nehmen
setup-seed = Spiel Nr.
    .help = Dieselbe Nummer gibt dieselben Karten. Leer lassen für ein neues Spiel.
setup-busy = Der Tisch wird gedeckt…
setup-engine = Die Regeln laden noch; du kannst schon wählen.


name-player = Spieler { $n }

## Der Tisch

table-round = Runde { $round }
table-governor = Gouverneur
table-house = Handelshaus
table-seen = Gesehen
table-unseen = { $n ->
        [one] { $n } Preisliste noch nicht gesehen
       *[other] { $n } Preislisten noch nicht gesehen
    }
table-roles = Rollen
table-extras = Erweiterungen
table-draw = Stapel
table-discard = Ablage
table-log = Verlauf
table-log-empty = Noch ist nichts geschehen.
table-hand = Hand
table-hand-empty = Deine Hand ist leer
table-city = Stadt
table-city-of = Stadt: { $name }
table-my-city = Deine Stadt
table-deeds = Letzte Züge
table-built = { $n } von { $limit } gebaut
table-tucked = { $n } darunter
table-covered = Über: { $cards }
table-thinking = { $name } überlegt…
table-wait = Einen Moment…
table-aside-keep = Gezogen
table-aside-gold_mine = Goldmine
table-skipping = Vorspulen…

## Eine Karte von Nahem

zoom-cost = Kosten
zoom-price = Jetzt
zoom-points = Punkte
zoom-copies = Im Kartensatz

## Menü

menu-title = Menü
menu-speed = Tempo der anderen
speed-calm = ½×
speed-normal = 1×
speed-fast = 2×
speed-faster = 4×
speed-instant = Sofort
menu-theme = Licht
theme-day = Tag
theme-night = Nacht
theme-auto = Wie das Gerät
menu-game = Diese Partie
menu-seed = Spielnummer { $seed }

## Das Gerät weitergeben

curtain-title = Gib das Gerät an { $name }
curtain-text = Die andere Hand ist verdeckt. Wenn { $name } bereit ist: antippen.

## Wertung

score-title = Wertung
score-win = { $me ->
        [yes] Du gewinnst
       *[no] { $who } siegt
    }
score-shared = { $who } siegen gemeinsam
score-text = { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
score-text-tie = Je { $points } Punkte. Karten und Waren entscheiden: { $mine } gegen { $theirs } ({ $other }).
score-text-shared = Je { $points } Punkte und gleich viele Karten und Waren.
score-buildings = Gebäude
score-chapel = Kapelle
score-total = Summe
score-tie_break = Gleichstand: Karten + Waren
score-rank = Rang { $n }
score-nothing = nichts

## Für alle, die die Seite hören

label-card = { $points ->
        [one] { $card }, Kosten { $cost }, { $points } Punkt. { $power }.
       *[other] { $card }, Kosten { $cost }, { $points } Punkte. { $power }.
    }
label-six = { $card }, Kosten { $cost }. { $power }.
price-part = { $why } −{ $n }
price-why = Kostet { $cost }: { $parts }; jetzt { $price ->
        [0] nichts
       *[other] { $price }
    }.
label-price = jetzt { $price ->
        [0] umsonst
       *[other] { $price }
    }
label-good = { $good } darauf
label-hand = { $n ->
        [one] { $n } Handkarte
       *[other] { $n } Handkarten
    }
label-points = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
label-cards = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
label-taken = gewählt: { $name }
label-now = wird gespielt
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
