### Die Optionen der Vorbereitung: „option-NAME“ mit .help, „option-NAME-WERT“.

option-edition = Ausgabe
    .help = Sie unterscheiden sich in einigen Karten
option-edition-1 = Erste
    .help = 110 Karten, die klassische Stadt
option-edition-2 = Zweite
    .help = 112 Karten, andere Preise und Funktionen
option-deck = Kartensatz
    .help = 112 hat zwei Karten mehr, für die zweite Ausgabe
option-deck-110 = 110 Karten
option-deck-112 = 112 Karten
option-start_hand = Starthand wählen
    .help = Ziehe 5 bis 8, behalte 4
option-new_buildings = Neue Gebäude
    .help = Mehr Karten und die Kathedrale
option-new_buildings-33 = 33 Karten
option-events = Ereignisse
    .help = 6 Karten, die man statt einer Rolle nimmt
