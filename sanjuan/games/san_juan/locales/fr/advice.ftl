# Pourquoi une réponse est conseillée. Une phrase chacune ; $card, $role, $cards, $places et $who comme dans facts.ftl.
advice-builds = Permet de construire tout de suite { $card }.
advice-draws = { $n ->
    [one] Rapporte une carte.
   *[other] Rapporte environ { $n } cartes.
  }
advice-sells = { $n ->
    [one] Change tes marchandises en une carte.
   *[other] Change tes marchandises en { $n } cartes environ.
  }
advice-goods = { $n ->
    [one] Te laisse une marchandise de plus à vendre.
   *[other] Te laisse { $n } marchandises de plus à vendre.
  }
advice-reaches = Tu pourras alors payer { $card }.
advice-little_for_others = Les autres n’en profitent guère.
advice-denies = { $me ->
    [yes] Tu le gardes pour toi.
   *[no] { $who } le prendrait ensuite.
  }
advice-ends = { $points ->
    [one] Termine la partie : { $points } point pour toi.
   *[other] Termine la partie : { $points } points pour toi.
  }
advice-saves_for = Tu gardes tes cartes pour { $card }.
advice-keeps_cards = { $n ->
    [one] Tu gardes ta carte en main.
   *[other] Tu gardes tes { $n } cartes en main.
  }
advice-points = { $points ->
    [one] Donne { $points } point.
   *[other] Donne { $points } points.
  }
advice-free = Ne te coûte rien maintenant.
advice-scores_at_end = { $card } rapporte des points en fin de partie.
advice-works = Rapporte chaque fois que { $role } est joué.
advice-factory = Un bâtiment de production de plus pour le commerce.
advice-completes = Achève ta ville et termine la partie.
advice-worth_waiting = Cela vaut la peine d’attendre { $card }.
advice-cannot_be_built = Rien n’est perdu : tu ne peux plus construire { $cards }.
advice-pays_with_goods = Les marchandises paient : il te reste plus de cartes en main.
advice-keeps = Tu gardes { $card } en main.
advice-makes = Tu produis { $places }.
advice-waits_for_prices = Tu attends de meilleurs prix.
advice-fetches = { $n ->
    [one] Rapporte une carte.
   *[other] Rapporte { $n } cartes.
  }
advice-tucks = { $points ->
    [one] { $points } point assuré à la fin.
   *[other] { $points } points assurés à la fin.
  }
advice-swaps = { $n ->
    [one] Une nouvelle carte a des chances d’être meilleure.
   *[other] { $n } nouvelles cartes ont des chances d’être meilleures.
  }
advice-keeps_hand = Ta main est bonne comme elle est.
