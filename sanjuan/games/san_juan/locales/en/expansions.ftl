### The new buildings and the events: cards, questions, facts.

## New buildings

card-office_building = Office building
    .a = an Office building
    .the = the Office building
    .power = Each round: swap up to 2 cards
    .text = At the start of each round you may discard 1 or 2 cards from your hand and draw as many.
    .note1 = It comes before Chapel, Bank and the hand limit.
card-guard_room = Guard room
    .a = a Guard room
    .the = the Guard room
    .power = Others may keep only 6 cards
    .text = At the start of each round players without a Guard room may hold only 6 cards. Those who own one may hold 7.
    .note1 = The owner of a Tower may hold 12 cards all the same.
card-hut = Hut
    .a = a Hut
    .the = the Hut
    .power = Nobody sold a good? Draw 1
    .text = If nobody sells a good in a Trader phase, draw 1 card.
card-tavern = Tavern
    .a = a Tavern
    .the = the Tavern
    .power = Fewest buildings? Draw 1
    .text = At the end of each Builder phase, if nobody has fewer buildings than you and somebody has more, draw 1 card.
    .note1 = You need not have built anything. You may share the last place with others.
    .note2 = It does not work in the phase in which it was built.
card-park = Park
    .a = a Park
    .the = the Park
    .power = Worth 6 under a Crane
    .text = When you build over the Park with a Crane, it takes 6 off the cost instead of 3.
    .note1 = All other discounts still apply. The price never goes below 0.
card-customs_office = Customs office
    .a = a Customs office
    .the = the Customs office
    .good = customs
    .power = Gets a good that sells for 2
    .text = At the start of the Councillor phase, if it is empty, an unseen card is laid on it as a good. In the Trader phase that good sells for 2, whatever the price list says.
    .note1 = It uses up a sale like any good, counts for Market stand and Market hall, and can pay with a Black market.
    .note2 = It is not made in the Producer phase: the Well does not count it.
card-bank = Bank
    .a = a Bank
    .the = the Bank
    .power = Once: tuck any number of cards, 1 point each
    .text = Once in the game, at the start of a round, you may tuck any number of cards from your hand under the Bank. At the end each scores 1 point.
    .note1 = You tuck before hands are checked for the limit.
    .note2 = What you tucked is your secret. If the Bank is covered, its cards still score.
card-harbor = Harbor
    .a = a Harbor
    .the = the Harbor
    .power = Each sale: tuck 1 good for 1 point
    .text = In each Trader phase one of the goods you sell goes under the Harbor instead of to the discard pile. You still draw cards for it. At the end each tucked card scores 1 point.
    .note1 = Nobody looks at the good. If the Harbor is covered, its cards still score.
card-harbor-ed2 =
    .text = In each Trader phase one of the goods you sell may go under the Harbor instead of to the discard pile. You still draw cards for it. At the end each tucked card scores 1 point.
card-goldsmith = Goldsmith
    .a = a Goldsmith
    .the = the Goldsmith
    .power = Reveal 1 card: nobody owns it? Take it
    .text = In every Prospector phase reveal 1 card from the draw pile. If there is no such building in any city, your own included, take it. Otherwise it is discarded.
    .note1 = It works whoever chose the Prospector. It comes before your Gold mine.
    .note2 = A Library does not double it.
card-residence = Residence
    .a = a Residence
    .the = the Residence
    .power = End: 4, 3, 2, 1 points for sets of 3
    .text = At the end of the game it scores for sets of 3 different buildings of equal cost: 4 points for the first set, 3 for the second, 2 for the third, 1 for the fourth.
    .note1 = Two buildings of the same name cannot be in one set, but they can be in two. The Residence itself counts as a building of cost 6.
card-cathedral = Cathedral
    .a = a Cathedral
    .the = the Cathedral
    .power = End: 4, 3, 2, 1 points for the others’ sixes
    .text = At the end of the game it scores for the buildings of cost 6 of all other players: 4 points for the first, 3 for the second, 2 for the third, 1 for the fourth.
    .note1 = It lies on the table. Any player may build it instead of a card from the hand, for 7 less discounts.
    .note2 = It counts as a violet building. Once covered or destroyed it does not come back.
card-cathedral-ed2 =
    .note2 = It counts as a city building. Once covered or destroyed it does not come back.
good-customs = customs good
    .amount = { $n ->
        [1] a customs good
       *[other] { $n } customs goods
    }

## Events: .help says what taking one does

event-earthquake = Earthquake
    .the = the Earthquake
    .power = Everyone loses 1 building
    .help = Everyone, you included, destroys one of their own buildings with all that is on and under it.
event-debt_relief = Debt relief
    .the = the Debt relief
    .power = Everyone draws 3 cards
    .help = Everyone draws 3 cards, you first.
event-taxes = Taxes
    .the = the Taxes
    .power = The others discard 1 card
    .help = Everyone but you discards 1 card from the hand.
event-general_amnesty = General amnesty
    .the = the General amnesty
    .power = Everyone may swap cards
    .help = Everyone may discard any number of cards and draw as many, you first.
event-governors_visit = Governor’s visit
    .the = the Governor’s visit
    .power = Play a taken role again
    .help = Choose a role already taken this round: it is played again, and the privilege is yours.
event-reconstruction = Reconstruction
    .the = the Reconstruction
    .power = Everyone may build for free
    .help = Everyone may build one building of cost 4 or less for free, you first. Buildings have no power in it.

## Questions

ask-office = Swap cards?
    .help = Discard 1 or 2 cards and draw as many.
    .confirm = { $n ->
        [0] Swap cards
        [one] Swap { $n } card
       *[other] Swap { $n } cards
    }
    .pass = Swap nothing
ask-bank = Tuck cards under the Bank?
    .help = Each scores 1 point at the end. You can do this only once in the game.
    .confirm = { $n ->
        [0] Tuck cards
        [one] Tuck { $n } card
       *[other] Tuck { $n } cards
    }
    .pass = Not yet
ask-harbor = Which good goes under the Harbor?
    .help = It scores 1 point at the end. You draw cards for it all the same.
    .confirm = Tuck this good
    .pass = Tuck nothing
ask-earthquake = Destroy one of your buildings
    .help = All that is on and under it is lost too.
    .confirm = { $card ->
        [none] Destroy
       *[other] Destroy { $the }
    }
ask-amnesty = Swap cards?
    .help = Discard any number of cards and draw as many.
    .confirm = { $n ->
        [0] Swap cards
        [one] Swap { $n } card
       *[other] Swap { $n } cards
    }
    .pass = Swap nothing
ask-taxes = Pay your taxes
    .help = Discard 1 card from your hand.
    .confirm = { $card ->
        [none] Discard
       *[other] Discard { $the }
    }
ask-visit = Which role is played again?
    .help = Its privilege is yours.
    .confirm = { $role ->
        [none] Choose a role
       *[other] Play { $the } again
    }
ask-rebuild = Build for free
    .help = Choose a building of cost 4 or less from your hand, or pass.
    .confirm = { $card ->
        [none] Build
       *[other] Build { $the }
    }
    .pass = Pass

## Facts

fact-event_shown = An event appears beside the roles: { $event }.
fact-event = { $me ->
        [yes] You take { $event }.
       *[no] { $who } takes { $event }.
    }
fact-visit = { $me ->
        [yes] You call { $role } back: it is played again.
       *[no] { $who } calls { $role } back: it is played again.
    }
fact-destroyed = { $me ->
        [yes] You lose { $card }.
       *[no] { $who } loses { $card }.
    }
fact-customs = { $me ->
        [yes] A good is laid on your Customs office.
       *[no] Customs office: { $who } gets a good.
    }
fact-tucked_good = You tuck a good under { $building }.
