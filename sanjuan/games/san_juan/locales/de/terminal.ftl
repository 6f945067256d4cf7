### Das Spiel im Terminal.

term-help = Tippe die Nummern dessen, was du wählst, etwa „1 3 4“. Eine leere Zeile passt oder nimmt, was einen Stern hat. „u“ nimmt zurück, „c kran“ erklärt den Kran, „t“ zeigt den Tisch und „l“ den ganzen Verlauf, „s“ speichert, „q“ speichert und hört auf.
term-player = Spieler (★ Gouverneur)
