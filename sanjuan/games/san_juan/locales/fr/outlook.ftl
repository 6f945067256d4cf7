### Ce que chaque rôle m’apporterait maintenant : sur sa tuile (.short), et en une phrase.

gives-builder = { $n ->
        [0] Tu ne peux payer aucun bâtiment à présent.
        [one] Tu peux payer { $n } bâtiment de ta main.
       *[other] Tu peux payer { $n } bâtiments différents.
    }
    .short = { $n ->
        [0] Rien à bâtir
       *[other] Tu peux en bâtir { $n }
    }
gives-producer = { $n ->
        [0] Tu n’as nulle part où produire.
        [one] Tu produis { $n } marchandise.
       *[other] Tu produis { $n } marchandises.
    }
    .short = { $n ->
        [0] Rien à produire
        [one] Produis { $n }
       *[other] Produis { $n }
    }
gives-trader = { $n ->
        [0] Tu n’as rien à vendre.
        [one] { $known ->
            [yes] Tu vends { $n } marchandise, pour { $cards } selon la prochaine liste de prix.
           *[no] Tu vends { $n } marchandise ; la prochaine liste de prix n’est pas connue.
        }
       *[other] { $known ->
            [yes] Tu vends { $n } marchandises, pour { $cards } selon la prochaine liste de prix.
           *[no] Tu vends { $n } marchandises ; la prochaine liste de prix n’est pas connue.
        }
    }
    .short = { $n ->
        [0] Rien à vendre
       *[other] { $known ->
            [yes] Vends { $n } pour { $cards }
           *[no] Vends { $n }
        }
    }
gives-councillor = Tu regardes { $n } cartes et en gardes { $keeps }.
    .short = Regarde { $n }, garde { $keeps }
gives-prospector = { $mines ->
        [0] { $n ->
            [one] Tu pioches { $n } carte.
           *[other] Tu pioches { $n } cartes.
        }
       *[other] { $n ->
            [one] Tu pioches { $n } carte, et ta mine creuse.
           *[other] Tu pioches { $n } cartes, et ta mine creuse.
        }
    }
    .short = { $mines ->
        [0] { $n ->
            [one] Pioche { $n } carte
           *[other] Pioche { $n } cartes
        }
       *[other] Pioche { $n } et creuse
    }
