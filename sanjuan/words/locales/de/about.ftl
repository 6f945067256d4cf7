### Die Seite über das Spiel: von wem es ist, woraus es besteht, unter welchen Lizenzen.

about-title = Über dieses Spiel
about-data = Alles geschieht in deinem Browser: kein Konto, keine Cookies, keine Statistik, keine Anfragen an andere Seiten. Die einzige Ausnahme ist ein Tisch mit Leuten anderswo (siehe unten).
about-credits = Mitwirkende
about-own = Lizenz des eigenen Codes dieser Seite
about-bill = Stückliste (CycloneDX)
about-parts = Gemacht mit
about-name = Teil
about-version = Version
about-licence = Lizenz
about-play = Spielen

about-news = Was ist neu
    .line1 = Spiel mit Leuten anderswo: Wähle an einem Platz „Jemand anderswo“. Wo die Seite es anbietet, führt ein Wort wie sunny-harbor-2748 mehrere Handys an einen Tisch.
    .line2 = Tipps und Analyse urteilen gleich und zeigen, wie sicher sie sind.
    .line3 = Die Gegner haben eine eigene Zufallsquelle: Sie können deine Karten nicht kennen.
    .line4 = „Zurück“ führt vom Tisch zur Startseite; die Partie bleibt erhalten.
    .line5 = Ein zweiter Finger, ein Doppelklick oder eine gehaltene Taste beantwortet nichts mehr aus Versehen.
about-access = Barrierefreiheit
    .line1 = Alles lässt sich allein mit der Tastatur spielen (? zeigt die Tasten), mit einem Screenreader, mit dem Finger oder mit der Maus ohne Ziehen.
    .line2 = Schrift lässt sich bis 400 % vergrößern. Nichts ist nur an der Farbe zu erkennen, hoher Kontrast und erzwungene Farben werden beachtet, Bewegung lässt sich abschalten.
    .line3 = Automatische Prüfungen (axe, WCAG 2.2 AA) laufen über jeden Bildschirm in jeder Sprache. Wenn dir trotzdem etwas im Weg ist, schreib bitte denen, die diese Seite betreiben.
about-kept = Was auf diesem Gerät gespeichert wird
    .line1 = Deine Einstellungen, laufende Partien, beendete Partien mit Statistik und Erfolgen und eine Kopie dieser Seite zum Spielen ohne Netz. Nichts davon verlässt das Gerät.
    .line2 = Einzelne Partien: Meine Partien, „Löschen“. Alles auf einmal: Lösche die Daten dieser Seite in den Einstellungen deines Browsers. Vorher kannst du deine Partien unter Meine Partien sichern.
    .line3 = Spielst du mit Leuten anderswo, bekommen deren Browser deinen Namen, deine Züge und das, was sie vom Spiel sehen dürfen. Server, die diese Seite dafür nennt, werden nur dann benutzt.
