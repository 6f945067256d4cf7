### What happened, one sentence each. $me is "yes" when $who is the player who reads, $other_me when $other is.
### Characters and districts come with their article.

hand-empty = nothing
cause-gather = Gathering

## The draft

fact-round = { $me ->
        [yes] Round { $round }. You hold the crown.
       *[no] Round { $round }. { $who } holds the crown.
    }
fact-face_up = Face up, out for this round: { $characters }.
fact-set_back = Must not lie face up: { $character } goes back among the others.
fact-picked = { $me ->
        [yes] You choose a character.
       *[no] { $who } chooses a character.
    }
    .each = { $who }
    .many = { $each } choose characters.
fact-picked_character = You choose { $character }.
fact-dismissed = { $me ->
        [yes] You put a character aside, face down.
       *[no] { $who } puts a character aside, face down.
    }
fact-dismissed_character = You put { $character } aside, face down.
fact-swapped_characters = { $me ->
        [yes] Theater: you swap characters with { $other }.
       *[no] { $other_me ->
            [yes] Theater: { $who } swaps characters with you.
           *[no] Theater: { $who } swaps characters with { $other }.
        }
    }
fact-swapped_for = You give { $given } away and now have { $character }.

## The calling

fact-nobody = Nobody reveals { $character }.
fact-revealed = { $me ->
        [yes] You are { $character }.
       *[no] { $who } is { $character }.
    }
fact-was_killed = { $me ->
        [yes] You were { $character }, killed this round.
       *[no] { $who } was { $character }, killed this round.
    }
fact-crowned = { $me ->
        [yes] You take the crown.
       *[no] { $who } takes the crown.
    }
fact-gave_crown = { $me ->
        [yes] You give the crown to { $other }.
       *[no] { $other_me ->
            [yes] { $who } gives you the crown.
           *[no] { $who } gives the crown to { $other }.
        }
    }
fact-tribute_gold = { $me ->
        [yes] You give { $other } 1 gold for the crown.
       *[no] { $other_me ->
            [yes] { $who } gives you 1 gold for the crown.
           *[no] { $who } gives { $other } 1 gold for the crown.
        }
    }
fact-tribute_card = { $me ->
        [yes] You give { $other } a card for the crown.
       *[no] { $other_me ->
            [yes] { $who } gives you a card for the crown.
           *[no] { $who } gives { $other } a card for the crown.
        }
    }
fact-tribute_named = { $me ->
        [yes] You give { $other } { $card } for the crown.
       *[no] { $other_me ->
            [yes] { $who } gives you { $card } for the crown.
           *[no] { $who } gives { $other } { $card } for the crown.
        }
    }
fact-robbed = { $same ->
        [yes] { $me ->
            [yes] Your own other character is robbed: your gold stays yours.
           *[no] { $who } robs their own other character: no gold moves.
        }
       *[no] { $gold ->
            [0] { $me ->
                [yes] You find no gold to steal from { $other }.
               *[no] { $other_me ->
                    [yes] { $who } finds no gold to steal from you.
                   *[no] { $who } finds no gold to steal from { $other }.
                }
            }
           *[other] { $me ->
                [yes] You steal { $gold } gold from { $other }.
               *[no] { $other_me ->
                    [yes] { $who } steals { $gold } gold from you.
                   *[no] { $who } steals { $gold } gold from { $other }.
                }
            }
        }
    }
fact-bewitched = { $same ->
        [yes] { $me ->
            [yes] Your own other character is bewitched: you will go on as { $character }.
           *[no] { $who } has bewitched their own other character and will go on as { $character }.
        }
       *[no] { $me ->
            [yes] You are bewitched: { $other } will go on as { $character }.
           *[no] { $other_me ->
                [yes] { $who } is bewitched: you will go on as { $character }.
               *[no] { $who } is bewitched: { $other } will go on as { $character }.
            }
        }
    }
fact-resumed = { $me ->
        [yes] You go on with your turn as { $character }.
       *[no] { $who } goes on with the turn as { $character }.
    }
fact-neighbour = { $me ->
        [yes] Next to rank 4 you gain { $gold } gold.
       *[no] Next to rank 4 { $who } gains { $gold } gold.
    }

## Gathering

fact-gathered = { $me ->
        [yes] You gather { $gold } gold.
       *[no] { $who } gathers { $gold } gold.
    }
fact-drew = { $me ->
        [yes] { $why }: you draw { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
       *[no] { $why }: { $who } draws { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
    }
fact-drew_cards = { $why }: you draw { $cards }.
fact-looked = { $me ->
        [yes] { $why }: you look at { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
       *[no] { $why }: { $who } looks at { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
    }
fact-looked_at = { $why }: you look at { $cards }.
fact-kept = { $me ->
        [yes] You keep { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
       *[no] { $who } keeps { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
    }
fact-kept_cards = You keep { $cards }.
fact-gained = { $me ->
        [yes] { $why }: you gain { $gold } gold.
       *[no] { $why }: { $who } gains { $gold } gold.
    }
fact-discarded = { $me ->
        [yes] { $why }: you discard { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
       *[no] { $why }: { $who } discards { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
    }
fact-discarded_cards = { $why }: you discard { $cards }.

## Threats

fact-bought_off = { $same ->
        [yes] { $me ->
            [yes] You lift the threat from your own other character: no gold moves.
           *[no] { $who } lifts the threat from their own other character: no gold moves.
        }
       *[no] { $gold ->
            [0] { $me ->
                [yes] The threat to you is removed for nothing.
               *[no] The threat to { $who } is removed for nothing.
            }
           *[other] { $me ->
                [yes] You pay { $other } { $gold } gold to be left alone.
               *[no] { $other_me ->
                    [yes] { $who } pays you { $gold } gold to be left alone.
                   *[no] { $who } pays { $other } { $gold } gold to be left alone.
                }
            }
        }
    }
fact-defied = { $same ->
        [yes] { $me ->
            [yes] You leave the threat on your own other character.
           *[no] { $who } leaves the threat on their own other character.
        }
       *[no] { $me ->
            [yes] You do not pay { $other }.
           *[no] { $other_me ->
                [yes] { $who } does not pay you.
               *[no] { $who } does not pay { $other }.
            }
        }
    }
fact-flowered = { $same ->
        [yes] { $me ->
            [yes] You reveal the flower on your own other character: your gold stays yours.
           *[no] { $who } reveals the flower on their own other character: no gold moves.
        }
       *[no] { $me ->
            [yes] You reveal the flower: { $other } gives you { $gold } gold.
           *[no] { $other_me ->
                [yes] { $who } reveals the flower: you give up { $gold } gold.
               *[no] { $who } reveals the flower: { $other } gives up { $gold } gold.
            }
        }
    }

## Powers

fact-kills = { $me ->
        [yes] You kill { $character }.
       *[no] { $who } kills { $character }.
    }
fact-bewitches = { $me ->
        [yes] You bewitch { $character }.
       *[no] { $who } bewitches { $character }.
    }
fact-robs = { $me ->
        [yes] You will rob { $character }.
       *[no] { $who } will rob { $character }.
    }
fact-warrants = { $me ->
        [yes] You place warrants on { $characters }.
       *[no] { $who } places warrants on { $characters }.
    }
fact-signed = The signed warrant is for { $character }.
fact-threatens = { $me ->
        [yes] You threaten { $characters }.
       *[no] { $who } threatens { $characters }.
    }
fact-flower = The flower is for { $character }.
fact-spied = { $me ->
        [yes] You look through { $other }’s hand for { $type }: you get { $gold } gold and { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
       *[no] { $other_me ->
            [yes] { $who } looks through your hand for { $type } and gets { $gold } gold and { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }.
           *[no] { $who } looks through { $other }’s hand for { $type } and gets { $gold } gold and { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }.
        }
    }
fact-saw_hand = { $me ->
        [yes] { $other }’s hand: { $cards }.
       *[no] { $other_me ->
            [yes] { $who } has seen your hand: { $cards }.
           *[no] { $who } has seen { $other }’s hand: { $cards }.
        }
    }
fact-swapped_hands = { $me ->
        [yes] You swap hands with { $other }: { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } for { $received }.
       *[no] { $other_me ->
            [yes] { $who } swaps hands with you: { $count ->
                [one] { $count } card
               *[other] { $count } cards
            } for { $received }.
           *[no] { $who } swaps hands with { $other }: { $count ->
                [one] { $count } card
               *[other] { $count } cards
            } for { $received }.
        }
    }
fact-swapped_cards = You get { $cards } from { $other }.
fact-took_card = { $me ->
        [yes] You take a card from { $other }’s hand.
       *[no] { $other_me ->
            [yes] { $who } takes a card from your hand.
           *[no] { $who } takes a card from { $other }’s hand.
        }
    }
    .each = { $other }
    .many = { $me ->
            [yes] You take a card each from { $each }.
           *[no] { $who } takes a card each from { $each }.
        }
fact-took_named = { $me ->
        [yes] You take { $card } from { $other }’s hand.
       *[no] { $other_me ->
            [yes] { $who } takes { $card } from your hand.
           *[no] { $who } takes { $card } from { $other }’s hand.
        }
    }
    .each = { $card } from { $other }
    .many = { $me ->
            [yes] You take { $each }.
           *[no] { $who } takes { $each }.
        }
fact-gave_card = { $me ->
        [yes] You give { $other } a card.
       *[no] { $other_me ->
            [yes] { $who } gives you a card.
           *[no] { $who } gives { $other } a card.
        }
    }
    .each = { $other }
    .many = { $me ->
            [yes] You give a card each to { $each }.
           *[no] { $who } gives a card each to { $each }.
        }
fact-gave_named = { $me ->
        [yes] You give { $other } { $card }.
       *[no] { $other_me ->
            [yes] { $who } gives you { $card }.
           *[no] { $who } gives { $other } { $card }.
        }
    }
    .each = { $card } to { $other }
    .many = { $me ->
            [yes] You give { $each }.
           *[no] { $who } gives { $each }.
        }
fact-donated = { $me ->
        [yes] You are the richest and give { $other } { $gold } gold.
       *[no] { $other_me ->
            [yes] { $who } is the richest and gives you { $gold } gold.
           *[no] { $who } is the richest and gives { $other } { $gold } gold.
        }
    }
fact-destroyed = { $me ->
        [yes] { $other_me ->
            [yes] { $why }: you destroy { $card } in your own city{ $gold ->
                [0] { "" }
               *[other] { "" } for { $gold } gold
            }.
           *[no] { $why }: you destroy { $card } in { $other }’s city{ $gold ->
                [0] { "" }
               *[other] { "" } for { $gold } gold
            }.
        }
       *[no] { $other_me ->
            [yes] { $why }: { $who } destroys { $card } in your city{ $gold ->
                [0] { "" }
               *[other] { "" } for { $gold } gold
            }.
           *[no] { $why }: { $who } destroys { $card } in { $other }’s city{ $gold ->
                [0] { "" }
               *[other] { "" } for { $gold } gold
            }.
        }
    }
fact-seized = { $me ->
        [yes] You take { $card } from { $other }’s city and pay { $gold } gold.
       *[no] { $other_me ->
            [yes] { $who } takes { $card } from your city and pays you { $gold } gold.
           *[no] { $who } takes { $card } from { $other }’s city and pays { $gold } gold.
        }
    }
fact-exchanged = { $me ->
        [yes] You give { $given } for { $card } from { $other }’s city{ $gold ->
            [0] { "" }
           *[other] , and { $gold } gold
        }.
       *[no] { $other_me ->
            [yes] { $who } gives you { $given } for { $card }{ $gold ->
                [0] { "" }
               *[other] , and { $gold } gold
            }.
           *[no] { $who } gives { $given } for { $card } from { $other }’s city{ $gold ->
                [0] { "" }
               *[other] , and { $gold } gold
            }.
        }
    }
fact-beautified = { $me ->
        [yes] You put a coin on { $cards }.
       *[no] { $who } puts a coin on { $cards }.
    }
fact-collected = { $me ->
        [yes] You take { $gold } gold in taxes.
       *[no] { $who } takes { $gold } gold in taxes.
    }

## Building

fact-built = { $gold ->
        [0] { $me ->
            [yes] You build { $card } without gold.
           *[no] { $who } builds { $card } without gold.
        }
       *[other] { $me ->
            [yes] You build { $card } for { $gold }.
           *[no] { $who } builds { $card } for { $gold }.
        }
    }
fact-paid_cards = { $me ->
        [yes] You pay with { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
       *[no] { $who } pays with { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
    }
fact-paid_named = You pay with { $cards }.
fact-sacrificed = { $me ->
        [yes] You give up { $card }.
       *[no] { $who } gives up { $card }.
    }
fact-borrowed = { $me ->
        [yes] You take the missing { $gold } gold from { $other }.
       *[no] { $other_me ->
            [yes] { $who } takes the missing { $gold } gold from you.
           *[no] { $who } takes the missing { $gold } gold from { $other }.
        }
    }
fact-lent_for = { $me ->
        [yes] You give { $other } { $cards } for it.
       *[no] { $other_me ->
            [yes] { $who } gives you { $cards } for it.
           *[no] { $who } gives { $other } { $cards } for it.
        }
    }
fact-confiscated = { $me ->
        [yes] You confiscate { $card } from { $other }, who gets { $gold } gold back.
       *[no] { $other_me ->
            [yes] { $who } confiscates { $card } from you. You get { $gold } gold back.
           *[no] { $who } confiscates { $card } from { $other }, who gets { $gold } gold back.
        }
    }
fact-taxed = { $me ->
        [yes] You pay { $gold } gold in tax.
       *[no] { $who } pays { $gold } gold in tax.
    }
fact-tucked = { $me ->
        [yes] You put a card under the Museum.
       *[no] { $who } puts a card under the Museum.
    }
fact-tucked_card = You put { $card } under the Museum.
fact-forged = { $me ->
        [yes] You pay { $gold } gold at the Smithy.
       *[no] { $who } pays { $gold } gold at the Smithy.
    }
fact-refunded = { $me ->
        [yes] You get { $gold } gold back for what you built.
       *[no] { $who } gets { $gold } gold back for what was built.
    }

## The end

fact-complete = { $me ->
        [yes] Your city is complete.
       *[no] { $who }’s city is complete.
    }
fact-ends = The round is still played to its end; then the game is over.
fact-unveiled = { $me ->
        [yes] You reveal { $card }.
       *[no] { $who } reveals { $card }.
    }
fact-final = The game is over.
