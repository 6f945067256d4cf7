# Pourquoi une réponse est conseillée. Une phrase chacune ; $who est un autre joueur, $character et $card ont leur article.
advice-income = { $n ->
        [one] Tes quartiers rapportent { $n } pièce d’or.
       *[other] Tes quartiers rapportent { $n } pièces d’or.
    }
advice-several = Tu peux bâtir { $n } quartiers en un tour.
advice-affords = Tu peux alors bâtir { $card }.
advice-draws = Tu pioches { $n } cartes de plus.
advice-crown = Tu choisis en premier à la manche suivante.
advice-shield = Le rang 8 ne peut rien contre ta cité, bientôt complète.
advice-refund = L’or de tes constructions te revient.
advice-stops = { $who } a presque complété sa cité : tu peux l’empêcher.
advice-rich = { $n ->
        [one] { $who } a { $n } pièce d’or.
       *[other] { $who } a { $n } pièces d’or.
    }
advice-full_hand = { $n ->
        [one] { $who } a { $n } carte en main.
       *[other] { $who } a { $n } cartes en main.
    }
advice-perhaps_nobody = Peut-être que personne n’a { $character }.
advice-has_it = { $who } a forcément { $character }.
advice-may_have_it = Il y a environ { $n } % de chances que { $who } ait { $character }.
advice-close = { $who } a presque complété sa cité.
advice-leads = { $who } mène.
advice-closest = C’est { $who } qui te suit de plus près.
advice-warrant = Il y a environ { $n } % de chances que { $who } confisque ce que tu bâtis.
advice-flower = { $n ->
        [one] La menace de { $who } est peut-être vraie et te coûterait tout, en moyenne { $n } pièce d’or.
       *[other] La menace de { $who } est peut-être vraie et te coûterait tout, en moyenne { $n } pièces d’or.
    }
advice-threat = { $n ->
        [one] Sinon, { $who } touche environ { $n } pièce d’or pour sa menace.
       *[other] Sinon, { $who } touche environ { $n } pièces d’or pour sa menace.
    }
advice-saves = { $n ->
        [one] Tu gardes { $n } pièce d’or pour plus tard.
       *[other] Tu gardes { $n } pièces d’or pour plus tard.
    }
advice-gold_for_later = { $n ->
        [one] Tu auras alors { $n } pièce d’or.
       *[other] Tu auras alors { $n } pièces d’or.
    }
advice-few_cards = { $n ->
        [one] Tu as { $n } carte que tu peux bâtir.
       *[other] Tu as { $n } cartes que tu peux bâtir.
    }
advice-more_choice = Plus de cartes, plus de choix.
advice-points = { $n ->
        [one] Rapporte { $n } point.
       *[other] Rapporte { $n } points.
    }
advice-completes = Ta cité est complète, et c’est la dernière manche.
advice-all_types = Tu as alors les cinq types : 3 points de plus.
advice-new_type = Tu as alors { $n } des cinq types.
advice-pays_too = Ton personnage en touche aussi le revenu.
advice-serves = { $card } vaut plus que son prix.
advice-cheaper = Il te coûte moins cher.
advice-own_loss = C’est un de tes propres quartiers.
advice-loses = { $n ->
        [one] { $who } perd { $n } point.
       *[other] { $who } perd { $n } points.
    }
advice-costs = { $n ->
        [one] Cela te coûte { $n } pièce d’or.
       *[other] Cela te coûte { $n } pièces d’or.
    }
advice-free = Cela ne te coûte rien.
advice-exchanges = { $n ->
        [one] Tu échanges { $n } carte dont tu n’as guère besoin.
       *[other] Tu échanges { $n } cartes dont tu n’as guère besoin.
    }
advice-more_cards = { $n ->
        [one] Tu reçois { $n } carte de plus que tu n’en donnes.
       *[other] Tu reçois { $n } cartes de plus que tu n’en donnes.
    }
advice-affordable = Tu peux le payer tout de suite.
advice-worth = { $n ->
        [one] Il vaut { $n } point.
       *[other] Il vaut { $n } points.
    }
