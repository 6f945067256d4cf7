### Rückblick auf eine beendete Partie: die Analyse, der Tisch, wie er war, Weiterspielen von dort.

act-to-game = Zurück zur Partie
act-play-on = Von hier weiter­spielen
act-back-score = Zurück zur Wertung

review-title = Analyse der Partie
review-working = Die Partie wird analysiert …
review-curve = Siegchancen
review-table = Als Tabelle
review-round = Runde
review-round-no = { $round ->
        [0] Aufbau
       *[other] Runde { $round }
    }
review-end = Das Ende
review-costliest = Die teuersten Entscheidungen
review-faultless = Keine Entscheidung hat dich viel gekostet. Gut gespielt!
review-chose = Deine Wahl: { $played }.
review-played = Deine Wahl: { $played } (Siegchance { $chance }).
review-better = Besser: { $best } (Siegchance { $chance }).
review-loss = Verlorene Siegchance
review-look = Ansehen
review-look-at = Entscheidung { $n } auf dem Tisch ansehen
review-walk = Partie durchgehen
review-turn = { $me ->
        [yes] Du bist am Zug
       *[no] Am Zug: { $name }
    }
review-place = { $n } von { $of }
review-back = Schritt zurück
review-next = Schritt weiter
review-hands = Alle Hände
review-play = Abspielen
review-pause = Anhalten
review-round-back = Eine Runde zurück
review-round-next = Eine Runde weiter
review-points = −{ $n } { $n ->
        [one] Prozent­punkt
       *[other] Prozent­punkte
    }
