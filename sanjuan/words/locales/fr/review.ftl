### Revoir une partie finie : l’analyse, la table telle qu’elle était, continuer à partir de là.

act-to-game = Revenir à la partie
act-play-on = Jouer la suite
act-back-score = Revenir au score

review-title = Analyse de la partie
review-working = La partie est en cours d’analyse…
review-curve = Chances de gagner
review-table = En tableau
review-round = Manche
review-round-no = { $round ->
        [0] Mise en place
       *[other] Manche { $round }
    }
review-end = La fin
review-costliest = Les décisions les plus coûteuses
review-faultless = Aucune décision ne t’a coûté cher. Bien joué !
review-chose = Ton choix : { $played }.
review-played = Ton choix : { $played } ({ $chance } de chances de gagner).
review-better = Mieux : { $best } ({ $chance } de chances de gagner).
review-loss = Chances de gagner perdues
review-look = Voir
review-look-at = Voir la décision { $n } sur la table
review-walk = Revoir coup par coup
review-turn = { $me ->
        [yes] C’est à toi de jouer
       *[no] C’est à { $name } de jouer
    }
review-place = { $n } sur { $of }
review-back = Reculer
review-next = Avancer
review-hands = Toutes les mains
review-play = Lire
review-pause = Pause
review-round-back = Reculer d’une manche
review-round-next = Avancer d’une manche
review-points = −{ $n } { $n ->
        [one] point de pourcentage
       *[other] points de pourcentage
    }
