### Was die installierte Anwendung sagt, bevor sie offen ist, und die Seite ohne Skripte.

manifest-description = Kartenspiele gegen Computergegner, auch offline spielbar.
manifest-continue = Fortsetzen
    .about = Die gespeicherte Partie fortsetzen
manifest-new = Neuer Tisch
    .about = Einen neuen Tisch vorbereiten
manifest-daily = Verteilung des Tages
    .about = Die Karten von heute, für alle dieselben
no-script = Sun Tables läuft im Browser und braucht JavaScript.
