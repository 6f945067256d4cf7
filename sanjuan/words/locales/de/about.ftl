### Die Seite über das Spiel: von wem es ist, woraus es besteht, unter welchen Lizenzen.

about-title = Über dieses Spiel
about-data = Alles geschieht in deinem Browser: kein Konto, keine Cookies, keine Statistik, keine Anfragen an andere Seiten.
about-credits = Mitwirkende
about-own = Lizenz des eigenen Codes dieser Seite
about-bill = Stückliste (CycloneDX)
about-parts = Gemacht mit
about-name = Teil
about-version = Version
about-licence = Lizenz
about-play = Spielen
