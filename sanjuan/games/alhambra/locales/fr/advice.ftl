# Pourquoi une réponse est conseillée. Une phrase chacune ; $building, $category, $currency, $cards et $who comme dans facts.ftl.
advice-again = Tu paies le prix exact et tu rejoues.
advice-overpays = { $n ->
        [one] Tu paies { $n } de trop.
       *[other] Tu paies { $n } de trop.
    }
advice-for_martin = C’est dans le palais de Martin qu’il te sert le mieux.
advice-denies = { $me ->
        [yes] Tu le gardes pour toi.
       *[no] Sinon, { $who } pourrait l’acheter.
    }
advice-safe = { $category } : plus personne ne peut te rattraper.
advice-leads = { $category } : tu prends la tête.
advice-draws_level = { $category } : tu rejoins la tête.
advice-points = { $points ->
        [one] Devrait rapporter environ { $points } point aux décomptes.
       *[other] Devrait rapporter environ { $points } points aux décomptes.
    }
advice-several = { $n ->
        [one] Rapporte { $n } carte.
       *[other] Rapporte { $n } cartes d’un coup.
    }
advice-pays_next = Tu pourras alors payer le prix exact pour { $building }.
advice-reaches = Tu pourras alors acheter { $building }.
advice-gathers = Tu auras alors { $n } en { $currency }.
advice-keeps = Tu gardes de la petite monnaie pour payer juste : { $cards }.
advice-takes_from = { $points ->
        [one] Coûte environ { $points } point à { $who }.
       *[other] Coûte environ { $points } points à { $who }.
    }
