### Was die installierte Anwendung sagt, bevor sie offen ist, und die Seite ohne Skripte.

manifest-description = Kartenspiele gegen Computergegner. Spielt auch ohne Netz.
manifest-continue = Fortsetzen
    .about = Die gespeicherte Partie fortsetzen
manifest-new = Neuer Tisch
    .about = Einen neuen Tisch aufbauen
manifest-daily = Spiel des Tages
    .about = Die Karten von heute, für alle dieselben
no-script = Sun Tables läuft im Browser und braucht JavaScript.
