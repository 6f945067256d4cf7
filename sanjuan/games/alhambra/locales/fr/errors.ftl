### Ce qui n'a pas marché.

error-bought_alone = Un bâtiment s’achète seul.
error-too_much_money = Plusieurs cartes valent { $most } au plus. Celles-ci valent { $sum }.
error-too_little_money = Le prix est { $price }. Tu as choisi { $paid }.

## Pourquoi un texte n'est pas une position ; les mots cités sont ceux du texte

position-seats = Alhambra se joue de 2 à 6, et non à { $count }
position-unknown = { $where } : { $what ->
        [building] bâtiment inconnu
        [card] carte d’argent inconnue
        [scoring] décompte inconnu
        [question] question inconnue
        [option] option inconnue
        [field] champ inconnu
        [step] étape inconnue
       *[other] élément inconnu
    }, « { $name } » ; peut-être « { $near } » ?
position-hidden = { $where } : carte cachée
position-worth = { $where } : la main { $value } vaut autre chose
