# Why an answer is advised. A sentence each; $who is another player; $character and $card come with their article.
advice-income = Your districts bring { $n } gold.
advice-several = You can build { $n } districts in one turn.
advice-affords = You can then build { $card }.
advice-draws = You draw { $n } more cards.
advice-crown = You choose first in the next round.
advice-shield = Rank 8 cannot touch your city, which is nearly complete.
advice-refund = What you pay for districts comes back.
advice-stops = { $who } is close to a complete city: you could stop that.
advice-rich = { $who } has { $n } gold.
advice-full_hand = { $n ->
        [one] { $who } holds { $n } card.
       *[other] { $who } holds { $n } cards.
    }
advice-perhaps_nobody = Perhaps nobody has { $character }.
advice-has_it = { $who } must have { $character }.
advice-may_have_it = The chance that { $who } has { $character } is about { $n }%.
advice-close = { $who } is close to a complete city.
advice-leads = { $who } leads.
advice-closest = { $who } is closest behind you.
advice-warrant = { $who } may confiscate what you build: the chance is about { $n }%.
advice-flower = The threat of { $who } may be real and cost all you have: { $n } gold on average.
advice-threat = Otherwise { $who } gets about { $n } gold for the threat.
advice-saves = You keep { $n } gold for later.
advice-gold_for_later = You then have { $n } gold.
advice-few_cards = { $n ->
        [one] You hold { $n } card that you can build.
       *[other] You hold { $n } cards that you can build.
    }
advice-more_choice = More cards, more choice.
advice-points = { $n ->
        [one] Brings { $n } point.
       *[other] Brings { $n } points.
    }
advice-completes = Your city is complete, and this is the last round.
advice-all_types = You then have all five types: 3 more points.
advice-new_type = You then have { $n } of the five types.
advice-pays_too = Your character is paid for it as well.
advice-serves = { $card } is worth more than its price.
advice-cheaper = It is cheaper for you.
advice-own_loss = It is a district of your own.
advice-loses = { $n ->
        [one] { $who } loses { $n } point.
       *[other] { $who } loses { $n } points.
    }
advice-costs = It costs you { $n } gold.
advice-free = It costs you nothing.
advice-exchanges = { $n ->
        [one] You exchange { $n } card that you hardly need.
       *[other] You exchange { $n } cards that you hardly need.
    }
advice-more_cards = { $n ->
        [one] You get { $n } card more than you give.
       *[other] You get { $n } cards more than you give.
    }
advice-affordable = You can pay for it at once.
advice-worth = { $n ->
        [one] It is worth { $n } point.
       *[other] It is worth { $n } points.
    }
