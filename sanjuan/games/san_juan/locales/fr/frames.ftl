### Le jeu dans un cadre sur la page de quelqu'un d'autre, et ce que cette page a demandé en vain.

frame-title = San Juan, un jeu de cartes
frame-line = Un jeu de cartes contre l’ordinateur

## Pourquoi un texte n'est pas une position ; les mots cités sont ceux du texte

position-seats = San Juan se joue de 2 à 4, et non à { $count }
position-tile = { $where } : aucune tuile de prix « { $value } »
position-cards = { $count } cartes dans un jeu de { $most }
position-unknown = { $where } : { $what ->
        [card] carte inconnue
        [role] rôle inconnu
        [phase] phase inconnue
        [question] question inconnue
        [option] option inconnue
        [field] champ inconnu
        [step] étape inconnue
       *[other] élément inconnu
    }, « { $name } » ; peut-être « { $near } » ?
position-hidden = { $where } : carte ou tuile cachée
