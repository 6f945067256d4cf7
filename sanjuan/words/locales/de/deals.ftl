### Geteilte Kartenverteilungen und die Verteilung des Tages.

act-share = Verteilung teilen
msg-deal = Jemand hat eine Kartenverteilung mit dir geteilt: Der Tisch ist dafür vorbereitet.
error-bad_deal = Dieser Link enthält keine spielbare Kartenverteilung. Du kannst einen anderen Tisch vorbereiten.
error-bad_part = Dieser Link lässt sich so nicht spielen: „{ $part }“ passt nicht. Hier ist der Tisch wie üblich.
act-copy-result = Ergebnis kopieren
date-short = { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }
daily-result = Verteilung vom { $date }: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
daily-house = { $name } kam von deinem Platz aus auf { $n }.
daily-house-my = { $name } kam von meinem Platz aus auf { $n }.
daily-house-coming = { $name } spielt dieselben Karten von deinem Platz aus …
share-text-result = Die Zeile zum Einfügen, wo du magst, mit einem Link zu derselben Verteilung.
share-link-result = Das Ergebnis als Zeile
share-copied-result = Die Zeile ist in der Zwischenablage.
share-copy-result = Kopiere die Zeile aus dem Feld.
