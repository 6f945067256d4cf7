### L’accueil, où sont les jeux, et ce que dit la préparation de chaque jeu.

act-home = Tous les jeux
home-new = Nouvelle partie
home-continue = Continuer
home-learn = Apprendre
home-running = Une partie est en cours
home-over = Le score de la dernière partie
home-round = Manche { $n }
home-points = { $how ->
        [lead] tu mènes { $mine } à { $best }
        [level] à égalité avec { $mine }
       *[behind] tu es derrière, { $mine } à { $best }
    }
kept-today = aujourd’hui
kept-yesterday = hier
home-players = { $least } à { $most } joueurs
home-daily = La donne du jour
    .help = Les mêmes cartes pour tout le monde
home-daily-play = Jouer
daily-chosen = La donne du jour est choisie
daily-start = Jouer la donne du jour
home-daily-won = Gagnée avec { $n }
home-daily-played = { $n ->
        [one] Jouée : { $n } point
       *[other] Jouée : { $n } points
    }
setup-corner = Langue et thème
setup-seat = Place { $n }
setup-players = { $n } joueurs
setup-person-here = Une personne ici
setup-name-field = Nom
setup-other = Autre adversaire
setup-leave = Quitter la table
setup-rules = Règles de cette table
setup-usual = comme d’habitude
option-needs = seulement avec { $what }
option-seats = { $how ->
        [never] jamais à { $n } joueurs
        [least] à partir de { $n } joueurs
       *[some] de { $n } à { $most } joueurs
    }
option-instead = { $name } ({ $why }) : { $other } prend la place
option-count = { $n } sur { $of }
option-draw = Tirer au sort
option-restore = Comme d’habitude
option-missing = { $n ->
        [one] { $name } : il en manque { $n }
       *[other] { $name } : il en manque { $n }
    }
option-too_many = { $n ->
        [one] { $name } : { $n } de trop
       *[other] { $name } : { $n } de trop
    }
level-1 = Novice
level-2 = Solide
level-3 = Habile
level-4 = Redoutable
level-5 = Implacable
kept-unfinished = { $n } en cours
kept-full = Il y a de la place pour 40 parties en cours. La plus ancienne a dû partir.
kept-room = Plus de place sur cet appareil : les plus anciennes parties terminées ne peuvent plus être revues.
home-learn-first = Apprendre en { $n } minutes
home-know = Je connais déjà
home-first = Tu ne connais aucun de ces jeux ?
home-first-text = { $game } s’apprend le plus vite : { $n } courtes leçons à la table.
home-first-go = Commencer par { $game }
setup-first = Première partie ?
setup-first-learn = { $n } leçons, { $n } minutes
setup-first-text = Tu apprends à la table : chaque leçon, c’est un ou deux coups à jouer.
setup-time = environ { $n } min
daily-row = { $n ->
        [one] { $n } jour de suite
       *[other] { $n } jours de suite
    }
