### Die Startseite mit den Spielen, und was die Vorbereitung jedes Spiels sagt.

act-home = Alle Spiele
home-new = Neue Partie
home-continue = Weiter
home-learn = Lernen
home-running = Eine Partie läuft
home-over = Die Wertung der letzten Partie
home-round = Runde { $n }
home-points = { $how ->
        [lead] du führst { $mine } zu { $best }
        [level] gleichauf mit { $mine }
       *[behind] du liegst { $mine } zu { $best } zurück
    }
kept-today = heute
kept-yesterday = gestern
home-players = { $least }–{ $most } Personen
home-daily = Verteilung des Tages
    .help = Für alle dieselben Karten
home-daily-play = Spielen
daily-chosen = Die Verteilung des Tages ist gewählt
daily-start = Verteilung des Tages spielen
home-daily-won = Mit { $n } gewonnen
home-daily-played = { $n ->
        [one] Gespielt: { $n } Punkt
       *[other] Gespielt: { $n } Punkte
    }
setup-corner = Sprache und Design
setup-seat = Platz { $n }
setup-players = { $n } spielen
setup-person-here = Ein Mensch hier
setup-name-field = Name
setup-other = Anderer Gegner
setup-leave = Den Tisch verlassen
setup-rules = Regeln an diesem Tisch
setup-usual = wie üblich
option-needs = nur mit { $what }
option-seats = { $how ->
        [never] nicht mit { $n } Personen
        [least] erst ab { $n } Personen
       *[some] nur mit { $n } bis { $most } Personen
    }
option-instead = { $name } ({ $why }): { $other } springt ein
option-count = { $n } von { $of }
option-draw = Auslosen
option-restore = Wie üblich
option-missing = { $n ->
        [one] { $name }: 1 fehlt
       *[other] { $name }: { $n } fehlen
    }
option-too_many = { $n ->
        [one] { $name }: 1 zu viel
       *[other] { $name }: { $n } zu viel
    }
level-1 = Lernt noch
level-2 = Solide
level-3 = Stark
level-4 = Gewieft
level-5 = Gnadenlos
kept-unfinished = { $n } laufend
kept-full = Für 40 laufende Partien ist Platz. Die älteste musste weichen.
kept-room = Auf diesem Gerät ist kein Platz mehr: Aufzeichnungen der ältesten beendeten Partien mussten weichen.
home-learn-first = In { $n } Minuten lernen
home-know = Kenne ich schon
home-first = Noch keines davon gespielt?
home-first-text = { $game } lernt sich am schnellsten: { $n } kurze Lektionen am Tisch.
home-first-go = Mit { $game } anfangen
setup-first = Erste Partie?
setup-first-learn = { $n } Lektionen, { $n } Minuten
setup-first-text = Du lernst am Tisch: Jede Lektion besteht aus ein, zwei eigenen Zügen.
setup-time = etwa { $n } Min.
daily-row = { $n ->
        [one] 1 Tag in Folge
       *[other] { $n } Tage in Folge
    }
