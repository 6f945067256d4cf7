### Ce qui s'est passé, une phrase chacun. $me vaut « yes » quand $who est la personne qui lit.

fact-first = { $me ->
        [yes] Tu commences.
       *[no] { $who } commence.
    }
fact-round = Manche { $round }.
fact-took = { $me ->
        [yes] Tu prends { $cards }.
       *[no] { $who } prend { $cards }.
    }
fact-bought = { $over ->
        [0] { $me ->
            [yes] Tu achètes { $building } pour { $price } exactement en { $currency } ({ $cards }).
           *[no] { $who } achète { $building } pour { $price } exactement en { $currency } ({ $cards }).
        }
       *[other] { $me ->
            [yes] Tu achètes { $building } à { $price } et paies { $paid } en { $currency } ({ $cards }), soit { $over } de trop.
           *[no] { $who } achète { $building } à { $price } et paie { $paid } en { $currency } ({ $cards }), soit { $over } de trop.
        }
    }
fact-gave = { $me ->
        [yes] Tu offres { $building } à Martin.
       *[no] { $who } offre { $building } à Martin.
    }
fact-again = { $me ->
        [yes] Tu rejoues.
       *[no] { $who } rejoue.
    }
fact-passed = { $me ->
        [yes] Tu ne peux rien faire et passes.
       *[no] { $who } ne peut rien faire et passe.
    }
fact-laid = Nouvelles cartes : { $cards }.
fact-reshuffled = La pioche d’argent est épuisée. { $count ->
        [one] { $count } carte est mélangée
       *[other] { $count } cartes sont mélangées
    } pour en former une nouvelle.
fact-scoring = Décompte { $scoring }.
fact-scored = { $category } : { $me ->
        [yes] tu marques
       *[no] { $who } marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .each = { $me ->
            [yes] toi { $points }
           *[no] { $who } { $points }
        }
    .many = { $category } : { $each }.
fact-endowed = { $me ->
        [yes] Tu reçois { $cards }.
       *[no] { $who } reçoit { $cards }.
    }
fact-ends = On ne peut plus compléter le chantier. Les derniers bâtiments sont distribués.
fact-left_over = Égalité en { $currency } : personne ne reçoit { $building }.
fact-inherited = { $me ->
        [yes] Tu as le plus d’argent en { $currency } ({ $sum }) et reçois { $building }.
       *[no] { $who } a le plus d’argent en { $currency } ({ $sum }) et reçoit { $building }.
    }
fact-final = La partie est finie.
