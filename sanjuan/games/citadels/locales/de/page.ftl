### Die Seite: Namen des Spiels, der Karten auf dem Tisch, der Zeilen der Wertung.

title = Citadels
    .tagline = Wer spielt heute Nacht wen?
    .stage = { $done } von { $whole } Gebäuden
    .full = Citadels, Ausgabe von 2016
about-game = Citadels ist ein Spiel von Bruno Faidutti. Dies ist ein inoffizielles Werk von Bewunderern, mit eigenen Zeichnungen und Worten. Wenn es dir gefällt, kauf es.

## Der Tisch

zone-city = Stadt
zone-deck = Stapel

## Wertung

score-districts = Gebäude
score-types = Alle fünf Arten
score-complete = Vollendete Stadt
score-tie_break = Zuletzt aufgedeckter Rang
score-text-tie = { $you ->
        [yes] Je { $points } Punkte. Der höhere Rang der letzten Runde entscheidet: { $mine } gegen { $theirs } (du).
       *[no] Je { $points } Punkte. Der höhere Rang der letzten Runde entscheidet: { $mine } gegen { $theirs } ({ $other }).
    }
score-text-shared = Je { $points } Punkte, und kein letzter Rang ist höher.
## Ein erstes Spiel

goal-line = Die Runde, in der jemand eine Stadt vollendet, ist die letzte; die meisten Punkte gewinnen.
