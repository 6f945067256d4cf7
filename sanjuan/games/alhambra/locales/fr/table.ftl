### La table : la course, le chantier, l’argent, les décomptes, les gros plans. $currency est l’un de money-...

## L’argent par sa couleur et sa forme

money-yellow = ronds jaunes
money-blue = étoiles bleues
money-green = carrés verts
money-orange = bustes orange

label-money = { $value } en { $currency }
label-building = { $building }, prix { $price }

## La course

table-race = La course pour chaque catégorie de bâtiments
race-comes = dans { $range } { $most ->
        [one] carte
       *[other] cartes
    }
race-at-end = encore { $n } { $n ->
        [one] bâtiment
       *[other] bâtiments
    }
race-over = passé
race-points = Points
race-tie = partagé
race-no-turn = ne joue pas
race-count = { $building } : { $n }
race-buildings = { $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    }
race-brings = { $building } : les places rapportent { $points }
race-place = { $tied ->
        [yes] à égalité à
       *[no] à
    } la { $place ->
        [1] première
        [2] deuxième
       *[other] troisième
    } place : cela rapporterait { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Chantier, pioches et piste des décomptes

yard-pays = Se paie en { $currency }
yard-exact = exact
yard-exact-said = tu peux payer le prix exact, tu as { $n }
yard-held = tu as { $n }
yard-short = { $n }, il manque { $missing }
yard-empty = Pas de bâtiment ici pour les { $currency }
why-short = Il coûte { $price } en { $currency }. Tu as { $n }, il manque { $missing }.
why-currency = Ce bâtiment se paie en { $currency }.
pile-money = { $n ->
        [one] { $n } carte d’argent
       *[other] { $n } cartes d’argent
    }
pile-buildings = { $n ->
        [one] { $n } restant
       *[other] { $n } restants
    }
track-label = Les trois décomptes
track-over = Le décompte { $scoring } est passé. Le revoir.
track-next = Le décompte { $scoring } est le prochain.
track-later = Le décompte { $scoring } viendra plus tard.
track-comes = { $least ->
        [1] { $most ->
            [1] { $scoring } vient avec la prochaine carte d’argent.
           *[other] { $scoring } vient dans les { $most } prochaines cartes d’argent.
        }
       *[other] { $scoring } vient dans les { $least } à { $most } prochaines cartes d’argent.
    }
track-at-end = { $n ->
        [one] C vient à la fin : il reste { $n } bâtiment dans la pile.
       *[other] C vient à la fin : il reste { $n } bâtiments dans la pile.
    }
track-all-over = Les trois décomptes sont passés.

## Mon argent et le paiement

purse-mine = Ton argent
purse-sum = { $n } en { $currency }
pay-exact = Exact !
pay-exact-said = Exactement { $price } : tu rejoues.
pay-over = { $n } de trop
pay-missing = il manque { $n }
take-more = encore { $n } au plus
take-full = c’est le maximum
would = Cela t’en fait { $n } et { $tied ->
        [yes] une part de la
       *[no] la
    } { $place ->
        [1] 1re
        [2] 2e
       *[other] 3e
    } place : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } au décompte { $scoring }.
would-nothing = Avec celui-ci, tu en as { $n } : pas encore de place au décompte { $scoring }.

## Un palais, un décompte, les derniers bâtiments

palace-of = Le palais de qui
palace-empty = Aucun bâtiment encore.
scoring-text = { $scoring ->
        [A] Le premier de chaque catégorie marque. À égalité on partage, en arrondissant à l’inférieur.
        [B] Le premier et le deuxième de chaque catégorie marquent. À égalité on partage, en arrondissant à l’inférieur.
       *[other] Les trois premiers de chaque catégorie marquent. À égalité on partage, en arrondissant à l’inférieur.
    }
scoring-at-once = Tout remplir
scoring-now = Ce décompte
scoring-gets = { $n } en tout, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
scoring-none = { $n } en tout, aucun point
last-title = Les derniers bâtiments
last-text = On ne peut plus remplir le chantier. Chaque bâtiment va à qui a le plus d’argent de sa monnaie. On ne paie rien ; à égalité, personne ne le reçoit.
last-gets = { $me ->
        [yes] Tu le reçois avec { $n }.
       *[no] { $who } le reçoit avec { $n }.
    }
last-tie = Égalité : personne ne le reçoit.
last-had = { $me ->
        [yes] Tu avais { $n }
       *[no] { $who } avait { $n }
    }
last-go = Au décompte C
last-none = Il ne reste aucun bâtiment sur le chantier.

## Gros plans

zoom-costs = Coûte { $price } en { $currency }
zoom-price = Prix { $price }
zoom-who = Qui en a combien
zoom-brings = Ce que rapportent les places
zoom-prices = Tous les prix
zoom-copies = { $n ->
        [2] Il y a deux cartes comme celle-ci.
       *[other] Il y a trois cartes comme celle-ci.
    }
zoom-mine = Dans ta main : { $n }
zoom-missing = Au chantier, elle paie { $building }, prix { $price } : tu as { $n }, il manque { $missing }.
zoom-enough = Au chantier, elle paie { $building }, prix { $price } : tu as { $n }, c’est assez.

## Ce que tout le monde a vu

act-unseen = Argent pris au vu de tous
prefer-unseen = Montrer l’argent que les autres ont pris
    .help = Tout le monde voit ce que chacun prend et paie. Les cartes de départ restent inconnues.
unseen-hand = { $n ->
        [one] { $n } carte sur { $hand } connue
       *[other] { $n } cartes sur { $hand } connues
    }
