### Ce qui s'est passé, une phrase à la fois. $me vaut « yes » quand $who est celui qui lit.

price-of = { $good } { $price }

fact-round = { $me ->
        [yes] Tour { $round }. Tu es Gouverneur.
       *[no] Tour { $round }. Gouverneur : { $who }.
    }
fact-round-ed2 = { $me ->
        [yes] Manche { $round }. Tu es Gouverneur.
       *[no] Manche { $round }. Gouverneur : { $who }.
    }
fact-role = { $me ->
        [yes] Tu prends { $role }.
       *[no] { $who } prend { $role }.
    }
fact-library = { $me ->
        [yes] Ta Bibliothèque double le privilège.
       *[no] Bibliothèque : { $who } double le privilège.
    }
fact-built = { $cost ->
        [0] { $me ->
            [yes] Tu construis { $card } gratuitement.
           *[no] { $who } construit { $card } gratuitement.
        }
       *[other] { $me ->
            [yes] Tu construis { $card } pour { $cost }.
           *[no] { $who } construit { $card } pour { $cost }.
        }
    }
fact-covered = { $cost ->
        [0] { $me ->
            [yes] Tu construis { $card } sur { $old }, gratuitement.
           *[no] { $who } construit { $card } sur { $old }, gratuitement.
        }
       *[other] { $me ->
            [yes] Tu construis { $card } sur { $old } pour { $cost }.
           *[no] { $who } construit { $card } sur { $old } pour { $cost }.
        }
    }
fact-good_lost = { $me ->
        [yes] Tu perds la marchandise sur { $card }.
       *[no] { $who } perd la marchandise sur { $card }.
    }
fact-paid = { $me ->
        [yes] Tu paies avec { $goods ->
            [one] { $goods } marchandise
           *[other] { $goods } marchandises
        } et { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
       *[no] { $who } paie avec { $goods ->
            [one] { $goods } marchandise
           *[other] { $goods } marchandises
        } et { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
    }
fact-no_build = { $me ->
        [yes] Tu ne construis rien.
       *[no] { $who } ne construit rien.
    }
    .each = { $me ->
            [yes] toi
           *[no] { $who }
        }
    .many = Aucune construction : { $each }.
fact-produced = { $me ->
        [yes] Tu produis { $places }.
       *[no] { $who } produit { $places }.
    }
fact-no_goods = { $me ->
        [yes] Tu ne produis rien.
       *[no] { $who } ne produit rien.
    }
    .each = { $me ->
            [yes] toi
           *[no] { $who }
        }
    .many = Aucune production : { $each }.
fact-tile = Prix : { $prices }.
fact-sold = { $me ->
        [yes] Tu vends { $places }.
       *[no] { $who } vend { $places }.
    }
fact-no_sale = { $me ->
        [yes] Tu ne vends rien.
       *[no] { $who } ne vend rien.
    }
    .each = { $me ->
            [yes] toi
           *[no] { $who }
        }
    .many = Aucune vente : { $each }.
fact-drew = { $why } : { $me ->
        [yes] tu pioches { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
       *[no] { $who } pioche { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
    }
fact-drew_cards = { $why } : tu pioches { $cards }.
fact-looked = { $me ->
        [yes] Tu regardes { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
       *[no] { $who } regarde { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
    }
fact-kept = { $me ->
        [yes] Tu en gardes { $count }.
       *[no] { $who } en garde { $count }.
    }
fact-kept_cards = Tu gardes { $cards }.
fact-threw = { $why } : { $me ->
        [yes] tu défausses { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
       *[no] { $who } défausse { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
    }
fact-revealed = { $why } : { $me ->
        [yes] tu révèles { $cards }.
       *[no] { $who } révèle { $cards }.
    }
fact-took = { $why } : { $me ->
        [yes] tu prends { $card }.
       *[no] { $who } prend { $card }.
    }
fact-took_nothing = { $why } : { $me ->
        [yes] tu ne prends rien.
       *[no] { $who } ne prend rien.
    }
fact-tucked_card = Tu glisses { $card } sous { $building }.
fact-reshuffled = { $count ->
        [one] La défausse est mélangée : { $count } carte retourne dans la pioche.
       *[other] La défausse est mélangée : { $count } cartes retournent dans la pioche.
    }
fact-ends = { $me ->
        [yes] Tu as 12 bâtiments. La partie s’arrête ici.
       *[no] { $who } a 12 bâtiments. La partie s’arrête ici.
    }
fact-stalled = Personne n’a rien construit depuis { $rounds } tours. La partie s’arrête ici.
fact-stalled-ed2 = Personne n’a rien construit depuis { $rounds } manches. La partie s’arrête ici.
fact-final = La partie est finie.

## Pourquoi des cartes ont été piochées ou défaussées, à part rôles et bâtiments

cause-limit = Limite de main
cause-start_hand = Main de départ
