### Roles and goods. .privilege: what the player who chose it gets, .doubled: with a Library; .help: what taking it does;
### .text: everything, in full.

role-builder = Builder
    .the = the Builder
    .privilege = Pay 1 card less
    .help = Everyone may build 1 building. As Builder you pay 1 card less.
    .doubled = Pay 2 cards less
    .text = Everyone, in turn, may build 1 building from their hand and pays its cost in cards. Your privilege: you pay 1 card less.
role-producer = Producer
    .the = the Producer
    .privilege = Make 1 more good
    .help = Everyone may make 1 good. As Producer you may make 1 more.
    .doubled = Make 2 more goods
    .text = Everyone, in turn, may make 1 good on an empty production building. Your privilege: you make 1 more.
role-trader = Trader
    .the = the Trader
    .privilege = Sell 1 more good
    .help = Everyone may sell 1 good. As Trader you may sell 1 more.
    .doubled = Sell 2 more goods
    .text = A price list is turned up. Everyone, in turn, may sell 1 good and draws as many cards as it is worth. Your privilege: you sell 1 more.
role-councillor = Councillor
    .the = the Councillor
    .privilege = Look at 3 more cards
    .help = Everyone draws 2 cards and keeps 1. As Councillor you look at 3 more.
    .doubled = Look at 6 more cards
    .text = Everyone, in turn, draws 2 cards and keeps 1 of them. Your privilege: you look at 3 more.
role-prospector = Prospector
    .the = the Prospector
    .privilege = Draw 1 card
    .help = The others do nothing.
    .doubled = Draw 2 cards
    .text = The others have nothing to do. Your privilege: you draw 1 card.

good-indigo = indigo
    .amount = { $n ->
        [1] indigo
       *[other] { $n } indigo
    }
good-sugar = sugar
    .amount = { $n ->
        [1] sugar
       *[other] { $n } sugar
    }
good-tobacco = tobacco
    .amount = { $n ->
        [1] tobacco
       *[other] { $n } tobacco
    }
good-coffee = coffee
    .amount = { $n ->
        [1] coffee
       *[other] { $n } coffee
    }
good-silver = silver
    .amount = { $n ->
        [1] silver
       *[other] { $n } silver
    }

phase-builder = Builder phase
phase-producer = Producer phase
phase-trader = Trader phase
phase-councillor = Councillor phase
phase-prospector = Prospector phase
