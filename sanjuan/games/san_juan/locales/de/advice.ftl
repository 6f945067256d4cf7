# Warum eine Antwort empfohlen wird, je ein Satz; $card, $role, $cards, $places und $who wie in facts.ftl (Akkusativ).
advice-builds = Du kannst { $card } sofort bauen.
advice-draws = { $n ->
    [one] Das bringt dir eine Karte.
   *[other] Das bringt dir etwa { $n } Karten.
  }
advice-sells = { $n ->
    [one] Aus deinen Waren wird eine Karte.
   *[other] Aus deinen Waren werden etwa { $n } Karten.
  }
advice-goods = { $n ->
    [one] Danach hast du eine Ware mehr zu verkaufen.
   *[other] Danach hast du { $n } Waren mehr zu verkaufen.
  }
advice-reaches = Dann kannst du { $card } bezahlen.
advice-little_for_others = Die anderen haben wenig davon.
advice-denies = { $me ->
    [yes] So hast du die Rolle für dich.
   *[no] { $who } würde sie als Nächstes nehmen.
  }
advice-ends = { $points ->
    [one] Das Spiel endet mit einem Punkt für dich.
   *[other] Das Spiel endet mit { $points } Punkten für dich.
  }
advice-saves_for = Du sparst deine Karten für { $card }.
advice-keeps_cards = { $n ->
    [one] Du behältst deine Karte auf der Hand.
   *[other] Du behältst deine { $n } Karten auf der Hand.
  }
advice-points = { $points ->
    [one] Das bringt dir einen Punkt.
   *[other] Das bringt dir { $points } Punkte.
  }
advice-free = Das kostet dich jetzt nichts.
advice-scores_at_end = Am Ende des Spiels gibt es Punkte für { $card }.
advice-works = Es zahlt sich aus, sooft jemand { $role } nimmt.
advice-factory = Ein Produktionsgebäude mehr für den Handel.
advice-completes = Deine Stadt ist vollendet, und das Spiel endet.
advice-worth_waiting = Es lohnt sich, auf { $card } zu warten.
advice-cannot_be_built = Nichts ist verloren, denn du kannst { $cards } nicht noch einmal bauen.
advice-pays_with_goods = Waren zahlen mit: So bleiben mehr Karten auf der Hand.
advice-keeps = Du behältst { $card } auf der Hand.
advice-makes = Du erzeugst { $places }.
advice-waits_for_prices = Du wartest auf bessere Preise.
advice-fetches = { $n ->
    [one] Du bekommst eine Karte.
   *[other] Du bekommst { $n } Karten.
  }
advice-tucks = { $points ->
    [one] Ein sicherer Punkt am Ende.
   *[other] { $points } sichere Punkte am Ende.
  }
advice-swaps = { $n ->
    [one] Eine neue Karte ist wohl besser.
   *[other] { $n } neue Karten sind wohl besser.
  }
advice-keeps_hand = Deine Hand ist gut, wie sie ist.
