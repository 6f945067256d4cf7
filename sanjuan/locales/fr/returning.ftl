### Ce qui a été joué sur cet appareil : chiffres, parties, exploits. Chargé à la première ouverture.

returning-figures = Chiffres
returning-games = Parties
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

medal-victory = Pour commencer
    .how = Gagne une partie.
medal-governor = Coup de palais
    .how = Gagne contre Doña Aurelia.
medal-full_table = Table pleine
    .how = Gagne à une table de quatre.
medal-chapel = Cloches sur la baie
    .how = Gagne avec six cartes sous ta chapelle.
medal-no_factory = Col blanc
    .how = Gagne sans construire un seul bâtiment de production.
medal-monuments = Sculpteur
    .how = Gagne avec les trois monuments.
medal-sixes = Grands travaux
    .how = Gagne avec trois bâtiments différents de coût 6.
medal-guild_hall = Maître de guilde
    .how = Gagne avec au moins 10 points de la Guilde.
medal-all_kinds = Bien fourni
    .how = Gagne avec un bâtiment de production de chaque sorte.
medal-no_sale = Rien à vendre
    .how = Gagne sans rien vendre.
medal-quick = Avant la pluie
    .how = Gagne en 11 tours au plus.
medal-by_a_hair = D’un cheveu
    .how = Gagne au départage.
medal-far_ahead = Hors de vue
    .how = Finis avec au moins 10 points d’avance sur tous.
medal-many_points = Quarante
    .how = Atteins 40 points.
medal-sold_at_once = Jour de marché
    .how = Vends quatre marchandises dans une phase du marchand.
medal-made_at_once = Récolte
    .how = Produis quatre marchandises dans une phase du producteur.
medal-for_nothing = Cadeau de la maison
    .how = Construis pour rien un bâtiment de coût 3 ou plus.
medal-crane = Par-dessus
    .how = Recouvre trois bâtiments dans une partie.
medal-gold_mine = Fièvre de l’or
    .how = Prends trois cartes par la Mine d’or dans une partie.
