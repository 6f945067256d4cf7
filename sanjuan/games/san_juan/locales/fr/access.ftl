# Des mots pour qui écoute la page.

label-sells = se vend { $price ->
        [one] { $price } carte
       *[other] { $price } cartes
    }
label-seen = Listes de prix déjà vues : { $lists }.
label-seen-none = Aucune liste de prix vue jusqu’ici.
