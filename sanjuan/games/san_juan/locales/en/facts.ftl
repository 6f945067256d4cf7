### What happened, one sentence each. $me is "yes" when $who is the player who reads.

price-of = { $good } { $price }

fact-round = { $me ->
        [yes] Round { $round }. You are the Governor.
       *[no] Round { $round }. { $who } is the Governor.
    }
fact-role = { $me ->
        [yes] You take { $role }.
       *[no] { $who } takes { $role }.
    }
fact-library = { $me ->
        [yes] Your Library doubles the privilege.
       *[no] { $who }’s Library doubles the privilege.
    }
fact-built = { $cost ->
        [0] { $me ->
            [yes] You build { $card } for free.
           *[no] { $who } builds { $card } for free.
        }
       *[other] { $me ->
            [yes] You build { $card } for { $cost }.
           *[no] { $who } builds { $card } for { $cost }.
        }
    }
fact-covered = { $cost ->
        [0] { $me ->
            [yes] You build { $card } over { $old } for free.
           *[no] { $who } builds { $card } over { $old } for free.
        }
       *[other] { $me ->
            [yes] You build { $card } over { $old } for { $cost }.
           *[no] { $who } builds { $card } over { $old } for { $cost }.
        }
    }
fact-good_lost = { $me ->
        [yes] You lose the good on { $card }.
       *[no] { $who } loses the good on { $card }.
    }
fact-paid = { $me ->
        [yes] You pay with { $goods ->
            [one] { $goods } good
           *[other] { $goods } goods
        } and { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
       *[no] { $who } pays with { $goods ->
            [one] { $goods } good
           *[other] { $goods } goods
        } and { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
    }
fact-no_build = { $me ->
        [yes] You build nothing.
       *[no] { $who } builds nothing.
    }
    .each = { $me ->
            [yes] you
           *[no] { $who }
        }
    .many = Nothing built: { $each }.
fact-produced = { $me ->
        [yes] You make { $places }.
       *[no] { $who } makes { $places }.
    }
fact-no_goods = { $me ->
        [yes] You make nothing.
       *[no] { $who } makes nothing.
    }
    .each = { $me ->
            [yes] you
           *[no] { $who }
        }
    .many = Nothing made: { $each }.
fact-tile = Prices: { $prices }.
fact-sold = { $me ->
        [yes] You sell { $places }.
       *[no] { $who } sells { $places }.
    }
fact-no_sale = { $me ->
        [yes] You sell nothing.
       *[no] { $who } sells nothing.
    }
    .each = { $me ->
            [yes] you
           *[no] { $who }
        }
    .many = Nothing sold: { $each }.
fact-drew = { $why }: { $me ->
        [yes] you draw { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
       *[no] { $who } draws { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
    }
fact-drew_cards = { $why }: you draw { $cards }.
fact-looked = { $me ->
        [yes] You look at { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
       *[no] { $who } looks at { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
    }
fact-kept = { $me ->
        [yes] You keep { $count }.
       *[no] { $who } keeps { $count }.
    }
fact-kept_cards = You keep { $cards }.
fact-threw = { $why }: { $me ->
        [yes] you discard { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
       *[no] { $who } discards { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
    }
fact-revealed = { $why }: { $me ->
        [yes] you reveal { $cards }.
       *[no] { $who } reveals { $cards }.
    }
fact-took = { $why }: { $me ->
        [yes] you take { $card }.
       *[no] { $who } takes { $card }.
    }
fact-took_nothing = { $why }: { $me ->
        [yes] you take nothing.
       *[no] { $who } takes nothing.
    }
fact-tucked_card = You tuck { $card } under { $building }.
fact-reshuffled = { $count ->
        [one] The discard pile is shuffled: { $count } card goes back to the draw pile.
       *[other] The discard pile is shuffled: { $count } cards go back to the draw pile.
    }
fact-ends = { $me ->
        [yes] You have 12 buildings. The game ends here.
       *[no] { $who } has 12 buildings. The game ends here.
    }
fact-stalled = Nobody has built anything for { $rounds } rounds. The game ends here.
fact-final = The game is over.

## Why cards were drawn or thrown, besides roles and buildings

cause-limit = Hand limit
cause-start_hand = Starting hand
