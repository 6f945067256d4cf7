### Was die installierte Anwendung sagt, bevor sie offen ist, und die Seite ohne Skripte.

manifest-description = San Juan, das Kartenspiel, gegen Computergegner. Spielt auch ohne Netz.
manifest-continue = Fortsetzen
    .about = Die gespeicherte Partie fortsetzen
manifest-new = Neuer Tisch
    .about = Einen neuen Tisch aufbauen
manifest-daily = Spiel des Tages
    .about = Die Karten von heute, für alle dieselben
manifest-wide = Eine Baumeisterphase spät in einer Partie zu viert
manifest-narrow = Dasselbe auf dem Telefon

no-script = San Juan läuft im Browser und braucht JavaScript.
