### Das Spiel im Terminal.

term-welcome = { $game }. Tippe die Nummern dessen, was du wählst, „?“ für Hilfe, „q“ zum Aufhören.
term-help = Tippe die Nummern dessen, was du wählst, etwa „1 3 4“. Eine leere Zeile passt oder nimmt, was einen Stern hat. „u“ nimmt zurück, „c“ und ein Name erklären diese Karte, „t“ zeigt den Tisch und „l“ den ganzen Verlauf, „s“ speichert, „q“ speichert und hört auf.
term-prompt = Deine Wahl
term-enter = Eingabe: { $words }
term-player = Spieler
term-hand-count = Karten
term-points = Punkte
term-cost = Kosten
term-now = Jetzt
term-power = Funktion
term-piles = Nachziehstapel { $draw }, Ablagestapel { $discard }
term-nonsense = „{ $text }“ ist hier keine Wahl. Tippe Nummern von 1 bis { $most }, jede einmal, oder „?“ für Hilfe.
term-no-card = Keine Karte heißt „{ $text }“.
term-undone = Zurückgenommen.
term-saved = Die Partie ist gespeichert in { $path }. Weiter mit: { $program } play --resume { $path }
term-unsaved = Die Partie kann nicht in { $path } gespeichert werden: { $reason }. Das ist ihre Aufzeichnung, zum Aufheben in einer Datei:
term-end-input = Beendet.
term-curtain = Am Zug: { $name }. Drücke die Eingabetaste, wenn sonst niemand hinsieht.
term-fault = { $name } macht einen Fehler und tut das Erstbeste, das erlaubt ist ({ $reason }).
term-review-played = { $name } wählte: { $played } (Siegchance { $chance }).
term-review-faultless = Keine Entscheidung hat viel gekostet.
