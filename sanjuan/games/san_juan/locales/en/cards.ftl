### The buildings: names, the short line on the card (.power), the whole power (.text) and rulings (.note1 ...).
### .a and .the are the name with its article. "-ed2" messages hold what the second edition calls or plays differently.

## Production buildings

card-indigo_plant = Indigo plant
    .a = an Indigo plant
    .the = the Indigo plant
    .good = indigo
    .power = Makes and stores 1 indigo
    .text = In the Producer phase it can make 1 indigo and keep it until it is sold.
    .note1 = You may own as many as you like.
    .note2 = It holds 1 good at a time. A good is a face-down card from the draw pile that nobody looks at.
    .note3 = Everybody starts the game with one.
card-sugar_mill = Sugar mill
    .a = a Sugar mill
    .the = the Sugar mill
    .good = sugar
    .power = Makes and stores 1 sugar
    .text = In the Producer phase it can make 1 sugar and keep it until it is sold.
    .note1 = You may own as many as you like.
    .note2 = It holds 1 good at a time. A good is a face-down card from the draw pile that nobody looks at.
card-tobacco_storage = Tobacco storage
    .a = a Tobacco storage
    .the = the Tobacco storage
    .good = tobacco
    .power = Makes and stores 1 tobacco
    .text = In the Producer phase it can make 1 tobacco and keep it until it is sold.
    .note1 = You may own as many as you like.
    .note2 = It holds 1 good at a time. A good is a face-down card from the draw pile that nobody looks at.
card-coffee_roaster = Coffee roaster
    .a = a Coffee roaster
    .the = the Coffee roaster
    .good = coffee
    .power = Makes and stores 1 coffee
    .text = In the Producer phase it can make 1 coffee and keep it until it is sold.
    .note1 = You may own as many as you like.
    .note2 = It holds 1 good at a time. A good is a face-down card from the draw pile that nobody looks at.
card-silver_smelter = Silver smelter
    .a = a Silver smelter
    .the = the Silver smelter
    .good = silver
    .power = Makes and stores 1 silver
    .text = In the Producer phase it can make 1 silver and keep it until it is sold.
    .note1 = You may own as many as you like.
    .note2 = It holds 1 good at a time. A good is a face-down card from the draw pile that nobody looks at.

## Buildings that work in the Builder phase

card-smithy = Smithy
    .a = a Smithy
    .the = the Smithy
    .power = Production buildings cost 1 less
    .text = When you build a production building, it costs you 1 card less.
    .note1 = All discounts add up. The price never goes below 0.
    .note2 = Violet buildings cost the same as before.
card-smithy-ed2 =
    .note2 = City buildings cost the same as before.
card-poor_house = Poor house
    .a = a Poor house
    .the = the Poor house
    .power = Built with 0–1 cards left? Draw 1
    .text = After you have built and paid, if you hold no more than 1 card, draw 1 card.
    .note1 = The card of a Carpenter comes first. Draw for the Poor house only if you still hold fewer than 2 cards.
    .note2 = If you build nothing, you draw nothing.
    .note3 = Building over another building with the Crane counts as building.
    .note4 = It does nothing for its own construction.
card-black_market = Black market
    .a = a Black market
    .the = the Black market
    .power = Pay up to 2 cards with goods
    .text = When you pay for a building, up to 2 of your goods may take the place of cards from your hand.
    .note1 = Each good is worth exactly 1 card, whatever it would sell for.
    .note2 = It works for any building and together with every discount. You cannot pay more than the price.
    .note3 = The good on a building that you are building over cannot pay.
card-crane = Crane
    .a = a Crane
    .the = the Crane
    .power = Build over a building, pay the difference
    .text = When you build, you may place the new building on top of one of your own and pay only the difference in cost.
    .note1 = All other discounts still apply. The price never goes below 0.
    .note2 = A good on the covered building is lost.
    .note3 = The covered building no longer works, scores or counts towards 12.
    .note4 = A Crane itself can never be covered, nor a building by another of the same name.
    .note5 = You may build a covered building again: you no longer own it.
    .note6 = A covered building does not help with the very construction that covers it.
card-carpenter = Carpenter
    .a = a Carpenter
    .the = the Carpenter
    .power = Violet building built? Draw 1
    .text = After you have built a violet building and paid for it, draw 1 card.
    .note1 = You draw nothing for a production building, nor for the Carpenter itself.
    .note2 = Building over another building with the Crane counts, if the new building is violet.
    .note3 = With a Poor house, draw for the Carpenter first.
card-carpenter-ed2 =
    .power = City building built? Draw 1
    .text = After you have built a city building and paid for it, draw 1 card.
    .note2 = Building over another building with the Crane counts, if the new building is a city building.
card-quarry = Quarry
    .a = a Quarry
    .the = the Quarry
    .power = Violet buildings cost 1 less
    .text = When you build a violet building, it costs you 1 card less.
    .note1 = All discounts add up. The price never goes below 0.
    .note2 = Production buildings cost the same as before.
card-quarry-ed2 =
    .power = City buildings cost 1 less
    .text = When you build a city building, it costs you 1 card less.

## Buildings that work in the Producer phase

card-well = Well
    .a = a Well
    .the = the Well
    .power = 2 or more goods made? Draw 1
    .text = If you make 2 goods or more in one Producer phase, draw 1 card.
    .note1 = You need not be the Producer: an Aqueduct lets you make 2 goods as well.
    .note2 = You draw 1 card at most, however many goods you make.
card-aqueduct = Aqueduct
    .a = an Aqueduct
    .the = the Aqueduct
    .power = Make 1 more good
    .text = In the Producer phase you may make 1 more good.
    .note1 = That is up to 2 goods, 3 as the Producer, and 4 as the Producer with a Library.

## Buildings that work in the Trader phase

card-trading_post = Trading post
    .a = a Trading post
    .the = the Trading post
    .power = Sell 1 more good
    .text = In the Trader phase you may sell 1 more good.
    .note1 = That is up to 2 goods, 3 as the Trader, and 4 as the Trader with a Library.
card-market_stand = Market stand
    .a = a Market stand
    .the = the Market stand
    .power = 2 or more goods sold? Draw 1
    .text = If you sell 2 goods or more in one Trader phase, draw 1 extra card.
    .note1 = You need not be the Trader.
    .note2 = It gives 1 card at most, and adds to the card of a Market hall.
card-market_hall = Market hall
    .a = a Market hall
    .the = the Market hall
    .power = Sold at least 1 good? Draw 1 card more
    .text = If you sell 1 good or more in one Trader phase, draw 1 extra card.
    .note1 = It gives 1 card for the whole phase, not 1 for each good.
    .note2 = It adds to the card of a Market stand.

## Buildings that work in the Councillor phase

card-archive = Archive
    .a = an Archive
    .the = the Archive
    .power = Discard from your whole hand
    .text = In the Councillor phase take all the cards you draw into your hand, then discard from your whole hand.
    .note1 = You discard 1 of 2 drawn cards, 4 of 5 as the Councillor, and 7 of 8 with a Library as well.
    .note2 = With a Prefecture you discard 0, 3 or 6 cards instead.
card-prefecture = Prefecture
    .a = a Prefecture
    .the = the Prefecture
    .power = Keep 2 cards instead of 1
    .text = In the Councillor phase you keep 2 of the cards you draw instead of 1.
    .note1 = That is 2 of 2 cards, 2 of 5 as the Councillor, and 2 of 8 with a Library as well.
    .note2 = With an Archive you draw into your hand and discard 0, 3 or 6 cards from it.

## Buildings that work in the Prospector phase

card-gold_mine = Gold mine
    .a = a Gold mine
    .the = the Gold mine
    .power = Reveal 4 cards: all costs differ? Take 1
    .text = In every Prospector phase reveal 4 cards from the draw pile. If all four costs differ, you may take 1 of them. The others are discarded.
    .note1 = It works after the Prospector’s own card, whoever chose that role. Owners take turns clockwise.
    .note2 = If two of the costs are equal, you get nothing.
    .note3 = A Library does not double it.
    .note4 = With fewer than 4 cards left in both piles, the mine does nothing.
card-gold_mine-ed2 =
    .power = Reveal 4 cards: all costs differ? Take the cheapest
    .text = In every Prospector phase reveal 4 cards from the draw pile. If all four costs differ, take the cheapest. The others are discarded.

## Buildings that work at the start of a round, or for the role you choose

card-chapel = Chapel
    .a = a Chapel
    .the = the Chapel
    .power = Each round: tuck 1 card for 1 point
    .text = At the start of each round you may tuck 1 card from your hand under the Chapel. At the end every tucked card scores 1 point.
    .note1 = You tuck before hands are checked for the limit.
    .note2 = What you tucked, and how much, is your secret until the end.
    .note3 = If the Chapel is covered, its cards still score, but you can tuck no more.
card-tower = Tower
    .a = a Tower
    .the = the Tower
    .power = Hand limit 12
    .text = At the start of a round you may hold 12 cards instead of 7.
    .note1 = Hands are checked only at the start of a round, never in between or at the end of the game.
card-library = Library
    .a = a Library
    .the = the Library
    .power = Your role’s privilege counts twice
    .text = The privilege of the role you choose counts twice: Builder, 2 cards less; Producer, 3 goods; Trader, 3 goods; Councillor, keep 1 of 8; Prospector, 2 cards.
    .note1 = It doubles only the privilege, never what a role lets everybody do, nor another building.
    .note2 = It works only for a role that you chose yourself.
    .note3 = With 2 players you may use it for only one role per round.

## Monuments

card-statue = Statue
    .a = a Statue
    .the = the Statue
    .power = Monument. No power
    .text = A monument. It has no power during the game.
    .note1 = You may own one of each monument. The Triumphal arch gives points for them.
card-victory_column = Victory column
    .a = a Victory column
    .the = the Victory column
    .power = Monument. No power, all points
    .text = A monument. It has no power during the game.
    .note1 = You may own one of each monument. The Triumphal arch gives points for them.
card-hero = Hero
    .a = a Hero
    .the = the Hero
    .power = Monument. No power, all points
    .text = A monument. It has no power during the game.
    .note1 = You may own one of each monument. The Triumphal arch gives points for them.

## Buildings of cost 6

card-guild_hall = Guild hall
    .a = a Guild hall
    .the = the Guild hall
    .power = End: 2 points per production building
    .text = At the end of the game it scores 2 points for each of your production buildings.
    .note1 = A covered building does not count.
card-guild_hall-ed2 =
    .power = End: 1 point per production building and type
    .text = At the end of the game it scores 1 point for each of your production buildings, and 1 point for each different type among them.
card-city_hall = City hall
    .a = a City hall
    .the = the City hall
    .power = End: 1 point per violet building
    .text = At the end of the game it scores 1 point for each of your violet buildings, itself included.
    .note1 = Monuments and buildings of cost 6 are violet too. A covered building does not count.
card-city_hall-ed2 =
    .power = End: 1 point per city building
    .text = At the end of the game it scores 1 point for each of your city buildings, itself included.
    .note1 = Monuments and buildings of cost 6 are city buildings too. A covered building does not count.
card-triumphal_arch = Triumphal arch
    .a = a Triumphal arch
    .the = the Triumphal arch
    .power = End: 4/6/8 points for 1/2/3 monuments
    .text = At the end of the game it scores 4 points if you own 1 monument, 6 points for 2, and 8 points for 3.
    .note1 = The monuments are the Statue, the Victory column and the Hero. A covered one does not count.
card-palace = Palace
    .a = a Palace
    .the = the Palace
    .power = End: 1 point per 4 points
    .text = At the end of the game it scores 1 point for every 4 points that you have from everything else.
    .note1 = It is counted last and rounded down.

## What kind of building it is, and when it works

kind-production = Production building
    .text = You may own as many of each as you like.
kind-city = Violet building
    .text = You may own one of each. It works from the phase after it was built.
kind-city-ed2 = City building
kind-monument = Monument
    .text = You may own one of each.
kind-six = Building of cost 6
    .text = You may own one of each.
when-builder = works in the Builder phase
when-producer = works in the Producer phase
when-trader = works in the Trader phase
when-councillor = works in the Councillor phase
when-prospector = works in the Prospector phase
when-round = works at the start of a round
when-role = works for the role you choose
when-end = scores at the end
