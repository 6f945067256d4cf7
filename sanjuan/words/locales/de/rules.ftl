### Die Seite der Regeln, um ihre Kapitel herum: Die hat jedes Spiel selbst.

rules-find = In den Regeln suchen
    .none = Nichts gefunden. Versuche ein anderes Wort.
    .found = Gefunden: { $n }
rules-contents = Kapitel
rules-cards = Alle Karten
rules-alone = Auf einer eigenen Seite, zum Drucken
rules-print = Drucken
rules-play = Zum Spiel
rules-close-up = Näher ansehen: { $card }
rules-figures-cost = Kosten
rules-figures-points = Punkte
rules-figures-copies = Anzahl
