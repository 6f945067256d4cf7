### Was auf diesem Gerät gespielt wurde: Zahlen, Partien, Erfolge. Wird geladen, wenn man es zum ersten Mal öffnet.

returning-figures = Statistik
returning-games = Partien
returning-which = Welches Spiel
returning-all = Alle Spiele
returning-medals = Erfolge
returning-file = Alles sichern
returning-kept = Partien und Erfolge bleiben nur auf diesem Gerät. Eine Datei bringt sie auf ein anderes.
returning-came = Die Partien der Datei sind zu denen gekommen, die schon da waren.
returning-no_file = Diese Datei ist keine Sicherung deiner Partien. Es hat sich nichts geändert.
act-save-all = Als Datei speichern
act-load-all = Datei laden

history-who = Gegner
history-games = Partien
history-wins = Siege
history-rate = Quote
history-sum = { $n ->
        [0] Auf diesem Gerät wurde noch keine Partie zu Ende gespielt.
        [one] { $n } Partie zu Ende gespielt, Siege: { $wins }.
       *[other] { $n } Partien zu Ende gespielt, Siege: { $wins }.
    }
history-line = { $n ->
        [one] { $n } Punkt, Platz { $place } von { $of }
       *[other] { $n } Punkte, Platz { $place } von { $of }
    }
history-share = { $n } %
history-best = Mein Rekord
history-look = Zurückblicken

streak-wins = Siege in Folge
streak-days = Verteilungen des Tages in Folge
streak-row = { $n } (Rekord: { $most })
streak-today = Verteilung von heute
streak-played = gespielt
streak-not_yet = noch nicht
streak-best = Bestes Ergebnis
streak-points = { $n ->
        [one] { $n } Punkt, { $date }
       *[other] { $n } Punkte, { $date }
    }

medals-reached = In dieser Partie erreicht
medals-sum = { $n } von { $of } erreicht.
medal-new = neu
medal-since = Erreicht: { $date }
medal-open = Noch nicht

kept-title = Laufend
kept-over = Beendet
kept-stay = Behalten
kept-away = Löschen
kept-sure = Diese Partie endgültig löschen?
kept-no_room = Die Partien der Datei sind jetzt hier, aber nicht alle laufenden: Für 40 ist Platz.
