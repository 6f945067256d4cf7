### The open question: its title, help (.help), and what its two buttons say (.confirm, .pass).
### $n is how many options are chosen now; $role, $card are "none" while nothing is chosen.

ask-role = Choose a role
    .help = { $role ->
        [none] Everyone plays it, but the privilege is yours alone.
       *[other] { $help }
    }
    .confirm = { $role ->
        [none] Choose a role
       *[other] Take { $the }
    }
ask-library = Use the Library?
    .help = { $name }: { $doubled }. With 2 players the Library doubles only one privilege per round.
    .confirm = Double the privilege
    .pass = Not this time
ask-build = { $privilege ->
        [yes] You are the Builder
       *[other] Build a building
    }
    .help = { $card ->
        [none] { $discount ->
            [0] Choose a card from your hand, or pass.
           *[other] { $discount ->
                [one] Build for { $discount } card less, or pass.
               *[other] Build for { $discount } cards less, or pass.
            }
        }
       *[other] Confirm, or choose another card.
    }
    .lifted = Place { $the }
    .confirm = { $card ->
        [none] Build
       *[other] { $price ->
            [0] Build { $the } for free
           *[other] Build { $the } for { $price }
        }
    }
    .pass = Pass
ask-build-over = Build over a building
ask-pay = { $price ->
        [one] Pay { $price } card
       *[other] Pay { $price } cards
    }
    .help = { $goods ->
        [yes] Choose cards, or up to 2 goods, to pay for { $the }.
       *[other] Choose cards to discard for { $the }.
    }
    .confirm = { $price ->
        [one] Pay { $price } card
       *[other] Pay { $price } cards
    }
ask-produce = { $limit ->
        [one] Make { $limit } good
       *[other] Make up to { $limit } goods
    }
    .help = Choose empty production buildings.
    .confirm = { $n ->
        [0] Make goods
        [one] Make { $n } good
       *[other] Make { $n } goods
    }
    .pass = Pass
ask-sell = { $limit ->
        [one] Sell { $limit } good
       *[other] Sell up to { $limit } goods
    }
    .help = Choose goods: you draw as many cards as they are worth.
    .confirm = { $n ->
        [0] Sell
       *[other] { $sum ->
            [one] Sell for { $sum } card
           *[other] Sell for { $sum } cards
        }
    }
    .pass = Pass
ask-keep = { $count ->
        [one] Keep { $count } card
       *[other] Keep { $count } cards
    }
    .help = { $count ->
        [one] Choose it from the { $of } cards you drew. The rest are discarded.
       *[other] Choose them from the { $of } cards you drew. The rest are discarded.
    }
    .confirm = { $count ->
        [one] Keep { $count } card
       *[other] Keep { $count } cards
    }
ask-discard = { $count ->
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }
    .help = { $why ->
        [archive] The Archive lets you discard from your whole hand.
       *[other] A new round starts and you hold too many cards.
    }
    .confirm = { $count ->
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }
ask-gold_mine = Take a card from the Gold mine
    .help = All four costs differ: take one card, or none.
    .confirm = { $card ->
        [none] Take a card
       *[other] Take { $the }
    }
    .pass = Take none
ask-chapel = Tuck a card under the Chapel?
    .help = It scores 1 point at the end of the game. Nobody else sees it.
    .confirm = { $card ->
        [none] Tuck a card
       *[other] Tuck { $the }
    }
    .pass = Tuck nothing
ask-start_hand = Choose your starting hand
    .help = Keep { $count } of your { $of } cards.
    .confirm = { $count ->
        [one] Keep { $count } card
       *[other] Keep { $count } cards
    }

## One option, in words

option-use = Double the privilege
option-good = { $card } ({ $good })
