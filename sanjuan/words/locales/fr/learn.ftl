### Là où l’on apprend : leçons, énigmes, une première partie sous l'œil de quelqu'un.

learn-title = Apprendre
learn-lessons = Leçons
learn-puzzles = Le meilleur coup ?
learn-lesson = Leçon { $n } sur { $of }
learn-puzzle = Énigme { $n } sur { $of }
learn-today = Énigme du jour
learn-score = { $of ->
        [0] Aucune énigme essayée
       *[other] { $right } sur { $of } du premier coup
    }
learn-solved = Réussie
learn-first = Réussie du premier coup
learn-open = Pas encore réussie
learn-goal = Objectif : { $goal }
learn-page = { $n } sur { $of }
learn-right = C’est ça !
learn-wrong = Pas le meilleur coup
learn-missed = Pas tout à fait
learn-best = Le mieux : { $best } ({ $chance } de chances de gagner).
learn-yours = { $yours } : il te reste { $chance }.
learn-next-page = Suite
learn-try = Essayer
learn-again = Réessayer
learn-next-lesson = Leçon suivante
learn-next-puzzle = Énigme suivante
learn-all = Toutes les leçons
learn-leave = Revenir à l’accueil
learn-go-on = Jouer la suite
coach-before = Ta dernière réponse :
coach-good = Bien : { $yours }, c’est ce que j’aurais fait.
coach-rather = J’aurais choisi { $best }. { $why }
