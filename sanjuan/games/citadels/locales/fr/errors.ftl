### Ce qui n’a pas marché.

error-alone = Un joueur se choisit seul : échange ta main avec un joueur, ou change des cartes.

## Pourquoi un texte n’est pas une position ; les mots cités sont ceux du texte

position-seats = Citadelles se joue de 2 à 8, et non à { $count }
position-unknown = { $where } : { $what ->
        [district] quartier inconnu
        [character] personnage inconnu
        [question] question inconnue
        [option] option inconnue
        [field] champ inconnu
        [step] étape inconnue
       *[other] élément inconnu
    }, « { $name } » ; peut-être « { $near } » ?
