### La question posée : son titre, une aide (.help) et ce que disent ses deux boutons (.confirm, .pass).
### $what vaut « none », « money » ou « building » : ce qui est choisi.

ask-turn = Prends de l’argent ou achète
    .help = { $what ->
        [building] Paie le prix exact et tu rejoues.
       *[other] Une carte de n’importe quelle valeur, ou plusieurs dont la somme ne dépasse pas 5.
    }
    .confirm = { $what ->
        [none] Choisir
        [building] Acheter { $building } pour { $price }
       *[money] Prendre { $cards }
    }
ask-pay = Paie { $price } en { $currency }
    .help = Pour { $building }. Avec { $price } exactement tu rejoues ; on ne rend pas la monnaie.
    .confirm = { $exact ->
        [yes] Payer exactement { $sum } et rejouer
       *[no] { $missing ->
            [0] Payer { $sum }
           *[other] Il manque { $missing }
        }
    }
ask-gift = Offrir { $building } à Martin ?
    .help = Martin collectionne les bâtiments et marque comme un joueur. Il ne peut pas gagner.
    .confirm = Offrir à Martin
    .pass = Garder

## Un choix, en mots

option-on = { $building } ({ $currency })
option-gift = Offrir à Martin
