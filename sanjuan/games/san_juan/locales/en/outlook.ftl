### What each role would bring me now: on its tile (.short), and as a sentence.

gives-builder = { $n ->
        [0] You can pay for no building now.
        [one] You can pay for { $n } building in your hand.
       *[other] You can pay for { $n } different buildings.
    }
    .short = { $n ->
        [0] Nothing to build
       *[other] You can build { $n }
    }
gives-producer = { $n ->
        [0] You have nowhere to make a good.
        [one] You make { $n } good.
       *[other] You make { $n } goods.
    }
    .short = { $n ->
        [0] Nothing to make
        [one] Make { $n } good
       *[other] Make { $n } goods
    }
gives-trader = { $n ->
        [0] You have no good to sell.
        [one] { $known ->
            [yes] You sell { $n } good, for { $cards } by the next price list.
           *[no] You sell { $n } good; the next price list is not known.
        }
       *[other] { $known ->
            [yes] You sell { $n } goods, for { $cards } by the next price list.
           *[no] You sell { $n } goods; the next price list is not known.
        }
    }
    .short = { $n ->
        [0] Nothing to sell
        [one] { $known ->
            [yes] Sell { $n } for { $cards }
           *[no] Sell { $n } good
        }
       *[other] { $known ->
            [yes] Sell { $n } for { $cards }
           *[no] Sell { $n } goods
        }
    }
gives-councillor = You look at { $n } and keep { $keeps }.
    .short = Look at { $n }, keep { $keeps }
gives-prospector = { $mines ->
        [0] { $n ->
            [one] You draw { $n } card.
           *[other] You draw { $n } cards.
        }
       *[other] { $n ->
            [one] You draw { $n } card, and your mine digs.
           *[other] You draw { $n } cards, and your mine digs.
        }
    }
    .short = { $mines ->
        [0] { $n ->
            [one] Draw { $n } card
           *[other] Draw { $n } cards
        }
       *[other] Draw { $n }, and dig
    }
