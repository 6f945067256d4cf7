### Ce qui a été joué sur cet appareil : chiffres, parties, exploits. Chargé à la première ouverture.

returning-figures = Statistiques
returning-games = Parties
returning-which = Quel jeu
returning-all = Tous les jeux
returning-medals = Succès
returning-file = Tout sauvegarder
returning-kept = Les parties et les succès restent sur cet appareil. Un fichier permet de les emporter sur un autre.
returning-came = Les parties du fichier ont rejoint celles d’ici.
returning-no_file = Ce fichier n’est pas une sauvegarde de tes parties. Rien n’a changé.
act-save-all = Enregistrer dans un fichier
act-load-all = Charger un fichier

history-who = Adversaire
history-games = Parties
history-wins = Gagnées
history-rate = Taux
history-sum = { $n ->
        [0] Aucune partie n’a encore été jouée jusqu’au bout sur cet appareil.
        [one] { $n } partie jouée jusqu’au bout, victoires : { $wins }.
       *[other] { $n } parties jouées jusqu’au bout, victoires : { $wins }.
    }
history-line = { $n ->
        [one] { $n } point, { $place ->
            [1] 1er
           *[other] { $place }e
        } sur { $of }
       *[other] { $n } points, { $place ->
            [1] 1er
           *[other] { $place }e
        } sur { $of }
    }
history-share = { $n } %
history-best = Record
history-look = Revoir

streak-wins = Victoires d’affilée
streak-days = Donnes du jour d’affilée
streak-row = { $n } (record : { $most })
streak-today = Donne d’aujourd’hui
streak-played = jouée
streak-not_yet = pas encore
streak-best = Meilleur résultat
streak-points = { $n ->
        [one] { $n } point, { $date }
       *[other] { $n } points, { $date }
    }

medals-reached = Obtenus dans cette partie
medals-sum = { $n } sur { $of } obtenus.
medal-new = nouveau
medal-since = Obtenu le { $date }
medal-open = Pas encore

kept-title = En cours
kept-over = Terminées
kept-stay = Garder
kept-away = Supprimer
kept-sure = Supprimer définitivement cette partie ?
kept-no_room = Les parties du fichier sont là, mais pas toutes celles en cours : il y a de la place pour 40.
