### La page : préparation, table, menu, feuille de score, boutons, et mots pour qui écoute la page.

title = San Juan
    .tagline = Bâtis une ville au soleil
    .stage = bâtiments : { $done } sur { $whole }
    .full = San Juan, première édition
title-ed2 =
    .full = San Juan, deuxième édition

## Boutons

act-cities = Voir les villes
act-city = Voir la ville


## La table

table-round = Tour { $round }
table-round-ed2 = Manche { $round }
review-round = Tour
review-round-ed2 = Manche
review-round-no = { $round ->
        [0] Mise en place
       *[other] Tour { $round }
    }
review-round-no-ed2 = { $round ->
        [0] Mise en place
       *[other] Manche { $round }
    }
review-round-back = Reculer d’un tour
review-round-back-ed2 = Reculer d’une manche
review-round-next = Avancer d’un tour
review-round-next-ed2 = Avancer d’une manche
table-governor = Gouverneur
table-house = Maison de commerce
table-unseen = { $n ->
        [one] { $n } liste de prix pas encore vue
       *[other] { $n } listes de prix pas encore vues
    }
table-roles = Rôles
table-roles-ed2 = Personnages
table-extras = Extensions
table-draw = Pioche
table-discard = Défausse
table-city = Ville
table-city-of = Ville : { $name }
table-my-city = Ta ville
table-built = { $n } sur { $limit }
table-tucked = { $n ->
        [one] { $n } glissée
       *[other] { $n } glissées
    }
table-covered = Recouvre : { $cards }
table-aside-keep = Tu as pioché
table-aside-gold_mine = Mine d’or

## Feuille de score

score-text-tie = { $you ->
        [yes] { $points } points chacun. Cartes et marchandises départagent : { $mine } contre { $theirs } (toi).
       *[no] { $points } points chacun. Cartes et marchandises départagent : { $mine } contre { $theirs } ({ $other }).
    }
score-text-shared = { $points } points chacun, et autant de cartes et de marchandises.
score-buildings = Bâtiments
score-chapel = Chapelle
score-tie_break = Départage : cartes + marchandises

## Pour qui écoute la page

label-six = { $card }, coût { $cost }. { $power }.
zoom-sofar = Points actuels
label-sofar = Vaut { $n ->
        [one] { $n } point
       *[other] { $n } points
    } pour l’instant.
label-good = { $good } dessus
label-prices = { $good } : { $price ->
        [one] { $price } carte
       *[other] { $price } cartes
    }
label-drop = { $price ->
        [0] Construire ici gratuitement
       *[other] Construire ici pour { $price }
    }
label-over = { $price ->
        [0] Construire sur { $the } gratuitement
       *[other] Construire sur { $the } pour { $price }
    }
## Une première partie

goal-line = Le plus grand nombre de points gagne ; la partie s’achève dès que quelqu’un a 12 bâtiments.
