### The open question: its title, help (.help), and what its two buttons say (.confirm, .pass). $card is "none" while nothing is
### chosen, $the its name with article; $what is what is chosen: "gold", "power", "use", "build", "seat" ...

ask-character = Choose a character
    .help = Only you see it. The others are passed on.
    .confirm = { $card ->
            [none] Choose a character
           *[other] Take { $the }
        }
ask-dismiss = Put a character aside
    .help = Face down: nobody plays it this round.
    .confirm = { $card ->
            [none] Put a character aside
           *[other] Put { $the } aside
        }
ask-theater = Swap characters?
    .help = Choose with whom. You do not see what you get.
    .confirm = { $what ->
            [none] Choose a player
           *[other] Swap with { $option }
        }
    .pass = Keep mine
ask-theater_give = Which of yours do you give?
    .help = You get one of the other player’s two, at random.
    .confirm = { $card ->
            [none] Choose a character
           *[other] Give { $the }
        }
ask-turn = { $least ->
        [0] Build or end your turn
       *[other] Your turn
    }
    .help = { $least ->
            [0] Build, use your power and your districts, or stop here.
           *[other] Take gold or cards before you build.
        }
    .confirm = { $what ->
            [none] { $least ->
                [0] Build
               *[other] Choose gold or cards
            }
            [gold] Take gold
            [cards] Draw cards
            [income] Collect the income
            [power] Use the power
            [use] Use { $the }
            [sacrifice] Build { $the } for a district of yours
           *[build] { $price ->
                [0] Build { $the } for nothing
               *[other] Build { $the } for { $price }
            }
        }
    .pass = End the turn
ask-keep = Keep 1 card
    .help = The rest goes under the deck.
    .confirm = { $card ->
            [none] Keep 1 card
           *[other] Keep { $the }
        }
ask-split = Gold or cards?
    .help = Share out { $most } in all.
    .confirm = { $n ->
            [0] Choose { $most } in all
           *[other] Take { $gold } gold and { $cards ->
                [one] { $cards } card
               *[other] { $cards } cards
            }
        }
ask-kill = Kill a character
    .help = Whoever has it misses the turn.
    .confirm = { $card ->
            [none] Choose a character
           *[other] Kill { $the }
        }
ask-bewitch = Bewitch a character
    .help = Its player gathers, and you play the turn.
    .confirm = { $card ->
            [none] Choose a character
           *[other] Bewitch { $the }
        }
ask-rob = Rob a character
    .help = When it is revealed, its player’s gold is yours.
    .confirm = { $card ->
            [none] Choose a character
           *[other] Rob { $the }
        }
ask-warrants = Place 3 warrants
    .help = Then you choose the one that is signed.
    .confirm = Place the warrants
ask-signed = Which warrant is signed?
    .help = Only you know. The first district that this character pays for can be yours.
    .confirm = { $card ->
            [none] Choose a character
           *[other] Sign the one for { $the }
        }
ask-threats = Threaten 2 characters
    .help = Then you choose which threat is real.
    .confirm = Place the threats
ask-flower = Which threat is real?
    .help = Only you know where the flower is.
    .confirm = { $card ->
            [none] Choose a character
           *[other] Place the flower on { $the }
        }
ask-spy = Spy on a player
    .help = Then you name a type and see the hand.
    .confirm = { $what ->
            [none] Choose a player
           *[other] Look at { $option }’s hand
        }
ask-spy_type = Which type?
    .help = 1 gold and 1 card for each card of it in that hand.
    .confirm = { $what ->
            [none] Choose a type
           *[other] { $option }
        }
ask-magic = Swap hands or redraw
    .help = Choose a player, or any number of your cards.
    .confirm = { $what ->
            [none] Choose a player or cards
            [seat] Swap hands with { $option }
           *[other] Redraw { $n ->
                [one] { $n } card
               *[other] { $n } cards
            }
        }
ask-wizard = Look at a hand
    .help = You must take 1 card from it.
    .confirm = { $what ->
            [none] Choose a player
           *[other] Look at { $option }’s hand
        }
ask-wizard_take = Take a card
    .help = It goes to your hand, or is built at once.
    .confirm = { $card ->
            [none] Choose a card
           *[other] Take { $the }
        }
ask-wizard_build = Build { $the } at once?
    .help = You pay its cost. It does not count as one of your builds.
    .confirm = Build it
    .pass = Keep it in hand
ask-seer_give = Give a card
    .help = To the player who is marked. It may be the one you took.
    .confirm = { $card ->
            [none] Choose a card
           *[other] Give { $the }
        }
ask-crown = Give the crown
    .help = To another player than the one who has it.
    .confirm = { $what ->
            [none] Choose a player
           *[other] Give { $option } the crown
        }
ask-tribute = Gold or card for the crown?
    .help = 1 gold, or 1 card at random.
    .confirm = { $what ->
            [none] Gold or a card?
            [gold] Give 1 gold
           *[other] Give 1 card
        }
ask-richest = Who gives you 1 gold?
    .help = They are the richest, and equally rich.
    .confirm = { $what ->
            [none] Choose a player
           *[other] Take 1 gold from { $option }
        }
ask-navigate = 4 gold or 4 cards?
    .help = This turn you build nothing.
    .confirm = { $what ->
            [none] Gold or cards?
            [gold] Take { $price } gold
           *[other] { $price ->
                [one] Draw { $price } card
               *[other] Draw { $price } cards
            }
        }
ask-scholar = Keep 1 card
    .help = The rest is shuffled back into the deck.
    .confirm = { $card ->
            [none] Keep 1 card
           *[other] Keep { $the }
        }
ask-destroy = Destroy a district
    .help = You pay 1 less than its cost.
    .confirm = { $card ->
            [none] Choose a district
           *[other] { $price ->
                [0] Destroy { $the }
               *[other] Destroy { $the } for { $price }
            }
        }
ask-seize = Take a district
    .help = You pay its cost to the owner.
    .confirm = { $card ->
            [none] Choose a district
           *[other] Take { $the } for { $price }
        }
ask-give_away = Which district do you give?
    .help = You get one of another city for it.
    .confirm = { $card ->
            [none] Choose a district
           *[other] Give { $the }
        }
ask-receive = Which district do you want?
    .help = If it costs more, you pay the difference.
    .confirm = { $price ->
            [0] Exchange
           *[other] Exchange and pay { $price }
        }
ask-beautify = Put coins on your districts
    .help = 1 gold on each: it costs, and counts, 1 more for good.
    .confirm = { $n ->
            [0] Choose districts
           *[other] Pay { $n } gold
        }
ask-means = How do you pay?
    .help = For { $the }: with gold, or by giving up a district.
    .confirm = Pay like this
ask-den = Pay for the Thieves’ Den
    .help = Each card takes the place of 1 gold.
    .confirm = { $n ->
            [0] Pay in gold
           *[other] Pay with { $n ->
                [one] { $n } card
               *[other] { $n } cards
            }
        }
    .pass = Pay in gold
ask-lender = Who lends you the gold?
    .help = Nobody can refuse. You give 1 card for each gold.
    .confirm = Take the gold
ask-lend = Which cards do you give?
    .help = 1 for each gold that you take.
    .confirm = { $n ->
            [0] Choose cards
           *[other] Give { $n ->
                [one] { $n } card
               *[other] { $n } cards
            }
        }
ask-laboratory = Discard a card
    .help = You gain 2 gold.
    .confirm = { $card ->
            [none] Choose a card
           *[other] Discard { $the }
        }
ask-museum = Put a card under the Museum
    .help = It brings 1 point at the end. Nobody else sees it.
    .confirm = { $card ->
            [none] Choose a card
           *[other] Put { $the } there
        }
ask-armory = Destroy a district
    .help = The Armory is destroyed with it.
    .confirm = { $card ->
            [none] Choose a district
           *[other] Destroy { $the }
        }
ask-threat = Give in to the threat?
    .help = { $own ->
            [yes] It lies on your own other character: the gold stays with you either way.
           *[no] { $purse ->
                [0] You have no gold: nothing can be taken from you.
                [1] Half of 1 gold is nothing: lifting it costs you nothing.
               *[other] Pay half of your gold, or risk all of it.
            }
        }
    .confirm = { $price ->
            [0] { $purse ->
                [0] Lift the threat
                [1] Lift the threat
               *[other] Pay
            }
           *[other] Pay { $price } gold
        }
    .pass = Refuse
ask-reveal = Reveal the flower?
    .help = { $own ->
            [yes] It lies on your own other character: no gold moves.
           *[no] All the gold of the player who refused is yours.
        }
    .confirm = Reveal
    .pass = Let it go
ask-confiscate = Confiscate { $the }?
    .help = It goes to your city for nothing. The builder gets the gold back.
    .confirm = Confiscate
    .pass = Let it be built

## One option, in words

option-gold = Gold
option-card = Card
option-cards = Cards
option-income = Income
option-power = Power
option-pay = Pay
option-reveal = Reveal
option-confiscate = Confiscate
option-give_up = Give up { $the }
option-seat = Seat { $n }
