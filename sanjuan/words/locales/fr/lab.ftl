### Le rapport d'équilibre de l'arène.

lab-title = L’équilibre de { $game }
lab-played = { $games } parties à { $seats } joueurs ({ $bots }), série { $seed }. Chaque donne a été jouée dans toutes les rotations des places. Options : { $sets }.
lab-percent = { $share } %
lab-interval = de { $low } à { $high }
lab-number = { $n }
lab-count = { $count } cas
lab-option = { $name } : { $value }
lab-yes = oui
lab-no = non
lab-standard = le jeu tel quel
lab-head-player = Joueur
lab-head-count = Cas
lab-head-share = Victoires
lab-head-interval = Intervalle à 95 %
lab-head-mean = Points en moyenne
lab-head-median = Médiane
lab-players = Qui gagne
    .help = La part des victoires de chaque joueur ; une victoire partagée compte en fractions. Un cas, c’est un joueur dans une partie. La barre est l’intervalle à 95 %, qui tient compte du lien entre les parties d’une même donne ; le trait marque la part équitable.
lab-turns = Qui commence
    .help = La part des victoires selon la place dans la première manche.
lab-turn = { $n ->
        [1] Premier à jouer
        [2] Deuxième à jouer
        [3] Troisième à jouer
        [4] Quatrième à jouer
       *[other] Numéro { $n } à jouer
    }
lab-options = Selon quelles règles
    .help = La part des victoires de chaque joueur pour chaque valeur des options qui ont varié.
lab-owned = Avec quoi à la fin
    .help = La part des victoires de ceux qui le possèdent à la fin de la partie, les meilleures d’abord. Ce qui s’achète tard appartient à ceux qui en avaient les moyens : on voit ce qui va de pair avec la victoire, non ce qui la cause.
lab-rounds = Combien de temps cela dure
    .help = Les manches d’une partie.
    .axis = manches
lab-scores = Combien de points
    .help = Les points à la fin de la partie, vainqueurs et autres ensemble.
    .axis = points
