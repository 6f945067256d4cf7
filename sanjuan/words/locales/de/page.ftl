### Die Seite: Vorbereitung, Tisch, Menü, Wertung, Knöpfe und Wörter für alle, die die Seite hören.

## Knöpfe

act-confirm = Bestätigen
act-pass = Passen
act-undo = Zurücknehmen
act-start = Spiel beginnen
act-resume = Partie fortsetzen
act-rematch = Noch einmal spielen
act-new = Neuer Tisch
act-menu = Menü
act-review = Analysieren
act-log = Verlauf
act-skip = Vorspulen
act-close = Schließen
act-back = Zurück zum Tisch
act-score = Wertung ansehen
act-look = Meine Hand zeigen
act-go-on = Weiter
act-export = Partie speichern
act-import = Partie öffnen
act-join-table = Einem Tisch beitreten
act-learn = Lernen
act-reload = Seite neu laden
act-cancel = Abbrechen
act-clear = Auswahl aufheben
act-retry = Noch einmal versuchen
act-zoom = Näher ansehen

## Vorbereitung

setup-title = Neuer Tisch
setup-seats = Spieler
    .help = { $least } bis { $most }; wähle einen Platz, um ihn zu ändern
setup-who = Wer spielt auf Platz
setup-none-human = Kein Mensch spielt mit: Du siehst dem Computer zu.
setup-name = Name auf Platz
setup-you = Du
setup-language = Sprache
setup-seed = Verteilung Nr.
    .help = Dieselbe Nummer gibt dieselben Karten. Leer lassen für eine neue Verteilung.
setup-busy = Der Tisch wird vorbereitet …
setup-engine = Du kannst wählen, während die Regeln laden: { $share }
engine-share = Wie viel vom Spiel schon da ist
engine-broken = Die Verbindung ist bei { $share } abgerissen

name-player = Spieler { $n }

## Der Tisch

table-round = Runde { $round }
laid-given = Deine Antwort: { $what }
laid-waits = Es geht weiter, sobald die Regeln da sind.
msg-laid = Der Tisch musste neu aufgebaut werden; bitte entscheide noch einmal.
table-log = Verlauf
table-zones = Auf dem Tisch
table-log-empty = Noch ist nichts geschehen.
table-hand = Hand
table-hand-empty = Deine Hand ist leer
table-deeds = Letzte Züge
table-thinking = { $name } überlegt …
table-wait = Einen Moment …
table-skipping = Vorspulen …

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
menu-theme = Design
theme-day = Tag
theme-night = Nacht
theme-auto = Wie das Gerät
menu-game = Diese Partie

## Das Gerät weitergeben

curtain-title = Gib das Gerät an { $name }
curtain-text = Alle Hände sind verdeckt. { $name } kann weitermachen.
idle-title = { $name }, du musst nichts entscheiden
idle-text = Das Gerät kommt an dieser Stelle immer zu dir, damit niemand erfährt, ob du gefragt wurdest.
digest-title = Seit deinem letzten Zug
digest-more = { $n ->
        [one] 1 weitere Zeile steht im Verlauf.
       *[other] { $n } weitere Zeilen stehen im Verlauf.
    }

## Wertung

score-title = Wertung
act-count-all = Alles zeigen
score-counting = Die Punkte
score-counting-text = werden gezählt …
score-win = { $me ->
        [yes] Du gewinnst
       *[no] { $who } gewinnt
    }
score-shared = { $me ->
        [yes] Du gewinnst gemeinsam mit { $who }
       *[no] { $who } gewinnen gemeinsam
    }
score-text = { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
score-text-tie = { $you ->
        [yes] Je { $points } Punkte. Den Gleichstand entscheidet { $mine } gegen { $theirs } (du).
       *[no] Je { $points } Punkte. Den Gleichstand entscheidet { $mine } gegen { $theirs } ({ $other }).
    }
score-text-shared = { $points ->
        [one] Je { $points } Punkt.
       *[other] Je { $points } Punkte.
    }
score-total = Summe
score-rank = Rang { $n }
score-nothing = nichts

## Für alle, die die Seite hören

label-card = { $points ->
        [one] { $card }, Kosten { $cost }, { $points } Punkt. { $power }.
       *[other] { $card }, Kosten { $cost }, { $points } Punkte. { $power }.
    }
price-part = { $why } −{ $n }
price-why = Kostet { $cost }: { $parts }; jetzt { $price ->
        [0] nichts
       *[other] { $price }
    }.
label-price = jetzt { $price ->
        [0] umsonst
       *[other] { $price }
    }
label-hand = { $n ->
        [one] { $n } Handkarte
       *[other] { $n } Handkarten
    }
table-order = Zugreihenfolge: { $n }
label-points = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
label-cards = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
label-taken = { $me ->
        [yes] von dir gewählt
       *[no] gewählt: { $name }
    }
label-now = wird gespielt
