### La question ouverte : titre, aide (.help), et ce que disent ses deux boutons (.confirm, .pass).
### $n : nombre de choix faits ; $role, $card valent « none » tant que rien n'est choisi.

ask-role = Choisis un rôle
    .help = { $role ->
        [none] Chacun le joue. Le privilège n’est que pour toi.
       *[other] { $help }
    }
    .confirm = { $role ->
        [none] Choisir un rôle
       *[other] Prendre { $the }
    }
ask-role-ed2 = Choisis un personnage
    .confirm = { $role ->
        [none] Choisir un personnage
       *[other] Prendre { $the }
    }
ask-library = Utiliser la Bibliothèque ?
    .help = { $name } : { $doubled }. À 2 joueurs, la Bibliothèque ne double qu’un privilège par tour.
    .confirm = Doubler le privilège
    .pass = Pas cette fois
ask-library-ed2 =
    .help = { $name } : { $doubled }. À 2 joueurs, la Bibliothèque ne double qu’un privilège par manche.
ask-build = { $privilege ->
        [yes] Tu es le Bâtisseur
       *[other] Construis un bâtiment
    }
    .help = { $card ->
        [none] { $discount ->
            [0] Choisis une carte de ta main, ou passe.
           *[other] { $discount ->
                [one] Construis pour { $discount } carte de moins, ou passe.
               *[other] Construis pour { $discount } cartes de moins, ou passe.
            }
        }
       *[other] Valide, ou choisis une autre carte.
    }
    .lifted = Pose { $the }
    .confirm = { $card ->
        [none] Construire
       *[other] { $price ->
            [0] Construire { $the } gratuitement
           *[other] Construire { $the } pour { $price }
        }
    }
    .pass = Passer
ask-build-over = Construire par-dessus un bâtiment
ask-pay = { $price ->
        [one] Paie { $price } carte
       *[other] Paie { $price } cartes
    }
    .help = { $goods ->
        [yes] Choisis des cartes, ou jusqu’à 2 marchandises, pour payer { $the }.
       *[other] Choisis les cartes à défausser pour { $the }.
    }
    .confirm = { $price ->
        [one] Payer { $price } carte
       *[other] Payer { $price } cartes
    }
ask-produce = { $limit ->
        [one] Produis { $limit } marchandise
       *[other] Produis jusqu’à { $limit } marchandises
    }
    .help = Choisis des bâtiments de production vides.
    .confirm = { $n ->
        [0] Produire
        [one] Produire { $n } marchandise
       *[other] Produire { $n } marchandises
    }
    .pass = Passer
ask-sell = { $limit ->
        [one] Vends { $limit } marchandise
       *[other] Vends jusqu’à { $limit } marchandises
    }
    .help = Choisis des marchandises : tu pioches leur prix en cartes.
    .confirm = { $n ->
        [0] Vendre
       *[other] { $sum ->
            [one] Vendre pour { $sum } carte
           *[other] Vendre pour { $sum } cartes
        }
    }
    .pass = Passer
ask-keep = { $count ->
        [one] Garde { $count } carte
       *[other] Garde { $count } cartes
    }
    .help = { $count ->
        [one] Choisis-la parmi les { $of } cartes piochées. Les autres sont défaussées.
       *[other] Choisis-les parmi les { $of } cartes piochées. Les autres sont défaussées.
    }
    .confirm = { $count ->
        [one] Garder { $count } carte
       *[other] Garder { $count } cartes
    }
ask-discard = { $count ->
        [one] Défausse { $count } carte
       *[other] Défausse { $count } cartes
    }
    .help = { $why ->
        [archive] Grâce aux Archives, tu peux défausser parmi toute ta main.
       *[other] Un nouveau tour commence et tu as trop de cartes en main.
    }
    .confirm = { $count ->
        [one] Défausser { $count } carte
       *[other] Défausser { $count } cartes
    }
ask-discard-ed2 =
    .help = { $why ->
        [archive] Grâce au Cadastre, tu peux défausser parmi toute ta main.
       *[other] Une nouvelle manche commence et tu as trop de cartes en main.
    }
ask-gold_mine = Prends une carte de la Mine d’or
    .help = Les quatre coûts sont différents : prends une carte, ou aucune.
    .confirm = { $card ->
        [none] Prendre une carte
       *[other] Prendre { $the }
    }
    .pass = N’en prendre aucune
ask-chapel = Glisser une carte sous la Chapelle ?
    .help = Elle rapporte 1 point à la fin de la partie. Personne d’autre ne la voit.
    .confirm = { $card ->
        [none] Glisser une carte
       *[other] Glisser { $the }
    }
    .pass = Ne rien glisser
ask-start_hand = Choisis ta main de départ
    .help = Garde { $count } de tes { $of } cartes.
    .confirm = { $count ->
        [one] Garder { $count } carte
       *[other] Garder { $count } cartes
    }

## Une possibilité, en mots

option-use = Doubler le privilège
option-good = { $card } ({ $good })
