# Warum eine Antwort empfohlen wird, je ein Satz; $card, $role, $cards, $places und $who wie in facts.ftl (Akkusativ).
advice-builds = Damit kannst du sofort { $card } bauen.
advice-draws = { $n ->
    [one] Bringt dir eine Karte.
   *[other] Bringt dir etwa { $n } Karten.
  }
advice-sells = { $n ->
    [one] Macht aus deinen Waren eine Karte.
   *[other] Macht aus deinen Waren etwa { $n } Karten.
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
    [one] Beendet das Spiel mit einem Punkt für dich.
   *[other] Beendet das Spiel mit { $points } Punkten für dich.
  }
advice-saves_for = Spart deine Karten für { $card }.
advice-keeps_cards = { $n ->
    [one] Lässt deine Karte auf der Hand.
   *[other] Lässt deine { $n } Karten auf der Hand.
  }
advice-points = { $points ->
    [one] Gibt einen Punkt.
   *[other] Gibt { $points } Punkte.
  }
advice-free = Kostet dich jetzt nichts.
advice-scores_at_end = Am Ende des Spiels gibt es Punkte für { $card }.
advice-works = Zahlt sich aus, sooft jemand { $role } nimmt.
advice-factory = Ein Produktionsgebäude mehr für den Handel.
advice-completes = Vollendet deine Stadt und beendet das Spiel.
advice-worth_waiting = Es lohnt sich, auf { $card } zu warten.
advice-cannot_be_built = Nichts ist verloren, denn du kannst { $cards } nicht noch einmal bauen.
advice-pays_with_goods = Waren zahlen mit: So bleiben mehr Karten auf der Hand.
advice-keeps = Behält { $card } auf der Hand.
advice-makes = Erzeugt { $places }.
advice-waits_for_prices = Wartet auf bessere Preise.
advice-fetches = { $n ->
    [one] Holt eine Karte.
   *[other] Holt { $n } Karten.
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
