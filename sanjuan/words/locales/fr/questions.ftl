### La question ouverte : titre, aide (.help), et ce que disent ses deux boutons (.confirm, .pass).
### $n : nombre de choix faits ; $role, $card valent « none » tant que rien n'est choisi.

ask-count = { $n } sur { $most }

## Une possibilité, en mots

option-over = { $card } sur { $old }
option-price = { $price ->
        [0] gratuit
       *[other] coûte { $price }
    }
