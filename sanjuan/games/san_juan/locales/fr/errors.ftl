### Ce qui n'a pas marché, et pourquoi quelque chose ne peut pas être choisi.

## Réponses refusées

error-too_many_goods = { $most ->
        [one] { $most } marchandise au plus peut payer. Tu en as choisi { $count }.
       *[other] { $most } marchandises au plus peuvent payer. Tu en as choisi { $count }.
    }

## Pourquoi quelque chose ne peut pas être choisi

why-taken = { $me ->
        [yes] Tu l’as déjà pris ce tour-ci.
       *[no] Déjà pris ce tour-ci par { $name }.
    }
why-taken-ed2 = { $me ->
        [yes] Tu l’as déjà pris cette manche-ci.
       *[no] Déjà pris cette manche-ci par { $name }.
    }
why-city-only = Choisis un de tes bâtiments.
why-not-sold = Sa marchandise n’a pas été vendue à l’instant.
why-cost = Trop cher : { $the } coûte { $cost }, et seul un coût de { $limit } ou moins est gratuit.
why-owned = Tu possèdes déjà { $a }. Un seul exemplaire est permis.
why-price = Trop cher : { $the } coûte { $price } à présent, et tu as { $have } pour payer.
why-building = C’est la carte que tu construis.
why-hand-only = Choisis des cartes de ta main.
why-goods-only = Choisis des marchandises de ta ville.
why-factories-only = Choisis des bâtiments de production vides.
why-no-good = Il n’y a pas de marchandise dessus.
why-has-good = Il y a déjà une marchandise dessus.
why-no-good-made = Ce bâtiment ne produit pas de marchandise.
why-fixed = Une Grue ne peut pas être recouverte.
why-same = Un bâtiment ne peut pas être recouvert par un autre du même nom.
