# Why an answer is advised. A sentence each; $card, $role, $cards, $places and $who are worded as in facts.ftl.
advice-builds = Lets you build { $card } at once.
advice-draws = { $n ->
    [one] Brings you a card.
   *[other] Brings you about { $n } cards.
  }
advice-sells = { $n ->
    [one] Turns your goods into a card.
   *[other] Turns your goods into about { $n } cards.
  }
advice-goods = { $n ->
    [one] Leaves you with one more good to sell.
   *[other] Leaves you with { $n } more goods to sell.
  }
advice-reaches = You can then pay for { $card }.
advice-little_for_others = The others get little out of it.
advice-denies = { $me ->
    [yes] Keeps it for yourself.
   *[no] { $who } would take it next.
  }
advice-ends = { $points ->
    [one] Ends the game with one point for you.
   *[other] Ends the game with { $points } points for you.
  }
advice-saves_for = Saves your cards for { $card }.
advice-keeps_cards = { $n ->
    [one] Keeps your card in hand.
   *[other] Keeps your { $n } cards in hand.
  }
advice-points = { $points ->
    [one] Gives a point.
   *[other] Gives { $points } points.
  }
advice-free = Costs you nothing now.
advice-scores_at_end = { $card } scores at the end of the game.
advice-works = Pays you back whenever { $role } is played.
advice-factory = One more production building for goods to sell.
advice-completes = Completes your city and ends the game.
advice-worth_waiting = { $card } is worth the wait.
advice-cannot_be_built = Nothing is lost: { $cards } cannot be built again.
advice-pays_with_goods = Goods pay, so more cards stay in your hand.
advice-keeps = Keeps { $card } in hand.
advice-makes = Makes { $places }.
advice-waits_for_prices = Waits for better prices.
advice-fetches = { $n ->
    [one] Fetches a card.
   *[other] Fetches { $n } cards.
  }
advice-tucks = { $points ->
    [one] A sure point at the end.
   *[other] { $points } sure points at the end.
  }
advice-swaps = { $n ->
    [one] A new card may well be better.
   *[other] { $n } new cards may well be better.
  }
advice-keeps_hand = Your hand is good as it is.
