### Die Seite: Namen des Spiels, der Karten auf dem Tisch, der Zeilen der Wertung.

title = Alhambra
    .tagline = Bau den schönsten aller Paläste
    .stage = { $done } von { $whole } Wertungen
    .full = Alhambra, das Kartenspiel
dummy-martin = Martin
about-game = Alhambra ist ein Kartenspiel von Dirk Henn. Dies ist ein inoffizielles Werk von Bewunderern, mit eigenen Zeichnungen und eigenen Worten. Wenn es dir gefällt, kauf es.

## Der Tisch

zone-yard = Bauhof
zone-row = Ausliegendes Geld
zone-palace = Palast
zone-buildings = Gebäudestapel
zone-money = Geldstapel
zone-discard = Ablagestapel
zone-yellow = Gelb
zone-blue = Blau
zone-green = Grün
zone-orange = Orange

## Wertung

score-a = Wertung A
score-b = Wertung B
score-c = Wertung C
score-earlier = Vorher
score-pavilion = Pavillon
score-seraglio = Serail
score-arcades = Arkaden
score-chambers = Gemächer
score-garden = Garten
score-tower = Turm
## Ein erstes Spiel

goal-line = Drei Wertungen belohnen die meisten Gebäude jeder Art; die meisten Punkte gewinnen.
