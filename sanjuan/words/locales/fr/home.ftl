### L’accueil, où sont les jeux, et ce que dit la préparation de chaque jeu.

act-home = Tous les jeux
home-new = Nouvelle partie
home-continue = Continuer
home-learn = Apprendre
home-running = Une partie est en cours
home-over = Le score de la dernière partie
home-round = Manche { $n }
home-score = Manche { $n }, { $mine } à { $best }
home-players = { $least } à { $most } joueurs
home-daily = La donne du jour
home-daily-play = Jouer
setup-corner = Langue et lumière
setup-seat = Place { $n }
setup-players = { $n } joueurs
setup-person-here = Une personne ici
setup-name-field = Nom
setup-other = Quelqu’un d’autre
setup-leave = Quitter la table
setup-rules = Règles de cette table
setup-usual = comme d’habitude
option-needs = seulement avec { $what }
level-1 = Débutant
level-2 = Posé
level-3 = Vif
level-4 = Redoutable
level-5 = Implacable
