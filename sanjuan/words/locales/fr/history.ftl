### Ce qui a été joué sur cet appareil : chiffres, parties, exploits. Chargé à la première ouverture.

returning-figures = Chiffres
returning-games = Parties
returning-which = Quel jeu
returning-medals = Exploits
returning-file = Le tout en fichier
returning-kept = Parties et exploits restent sur cet appareil. Un fichier les emporte sur un autre.
returning-came = Les parties du fichier sont là, à côté de celles d’ici.
returning-no_file = Ce fichier ne contient pas de parties enregistrées ici.
act-save-all = Enregistrer un fichier
act-load-all = Ouvrir un fichier

history-who = Adversaire
history-games = Parties
history-wins = Gagnées
history-rate = Part
history-sum = { $n ->
        [0] Aucune partie n’a encore été jouée jusqu’au bout sur cet appareil.
        [one] { $n } partie jouée jusqu’au bout, victoires : { $wins }.
       *[other] { $n } parties jouées jusqu’au bout, victoires : { $wins }.
    }
history-line = { $n } points, rang { $place } sur { $of }
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
streak-points = { $n } points, { $date }

medals-reached = Atteints dans cette partie
medals-sum = { $n } sur { $of }.
medal-new = nouveau
medal-since = Atteint le { $date }
medal-open = Pas encore
