### Der Ort zum Lernen: Lektionen, Aufgaben, ein erstes Spiel, bei dem jemand zusieht.

learn-title = Lernen
learn-lessons = Lektionen
learn-puzzles = Bester Zug?
learn-lesson = Lektion { $n } von { $of }
learn-puzzle = Aufgabe { $n } von { $of }
learn-today = Aufgabe des Tages
learn-score = { $of ->
        [0] Noch keine Aufgabe versucht
       *[other] { $right } von { $of } beim ersten Versuch richtig
    }
learn-solved = Gelöst
learn-first = Beim ersten Versuch richtig
learn-open = Noch nicht gelöst
learn-goal = Ziel: { $goal }
learn-page = { $n } von { $of }
learn-right = Genau!
learn-wrong = Nicht das Beste
learn-missed = Nicht ganz
learn-best = Am besten: { $best } (Siegchance { $chance }).
learn-yours = { $yours }: Dir bleiben { $chance }.
learn-next-page = Weiter
learn-try = Selbst versuchen
learn-again = Noch einmal versuchen
learn-next-lesson = Nächste Lektion
learn-next-puzzle = Nächste Aufgabe
learn-all = Alle Lektionen
learn-leave = Zur Startseite
learn-go-on = Von hier weiterspielen
coach-before = Deine letzte Antwort:
coach-good = Gut: { $yours }, das hätte ich auch getan.
coach-rather = Ich hätte anders gewählt: { $best }. { $why }
