### Die Seite über das Spiel: von wem es ist, woraus es besteht, unter welchen Lizenzen.

about-game = San Juan ist ein Kartenspiel von Andreas Seyfarth. Dies ist ein inoffizielles Werk von Bewunderern, mit eigenen Zeichnungen und eigenen Worten. Wenn es dir gefällt, kauf es.
