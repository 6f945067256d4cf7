### The rules reference: a chapter is "rules-<chapter>" with its paragraphs .p1, .p2 ...; the page made of it is built
### by tools/rulebook.py. Links are in brackets: [crane] is the name of the card, role or event,
### [*crane] and [~crane] the same with its article, [^crane] at the beginning of a sentence, [#end] a chapter.
### Figures come from the engine: $hand cards at the start, $limit for the hand, $goal buildings, $drawn and $more cards
### of the councillor, $monuments, $relief and $free of the events, $deck1 and $deck2 cards in the deck, $idle rounds.

rules-title = The rules
    .about = San Juan, both editions, with the New Buildings and the events
rules-edition = Edition
rules-also = Also called { $names }
rules-copies-110 = deck of 110: { $n }
rules-copies-more = with the New Buildings: { $n }
rules-copies-33 = with the printing of 33: { $n }
rules-table = on the table
rules-lists = Price lists

rules-aim = Aim of the game
    .p1 = You are building a city. Each round the players choose roles (builder, producer, trader, councillor, prospector), and everybody carries out what each role allows. The first city of { $goal } buildings ends the game; but the most points win, not the most buildings.
    .p2 = Every card is three things at once. In your hand it is money: you pay for a building with other cards. In your city it is a building, with points and usually a power. Face down on a production building it is a good, which you can sell for cards.

rules-setup = Setting up
    .p1 = Everybody begins with [~indigo_plant] in the city, taken out of the deck beforehand, and with { $hand } cards that nobody else sees.
    .p2 = The five roles lie face up in the middle, the draw pile on one side, the discard pile, still empty, on the other. The five price lists of the trading house are shuffled and lie face down.
    .p3 = The first Governor is drawn by lot.
    .p4 = Choosing the first hand (an option of the set-up): the Governor draws 5 cards, the next player 6, then 7 and 8. Everybody keeps { $hand } of them and discards the others.

rules-round = A round
    .p1 = The Governor chooses one of the roles and carries it out first; then the others do, clockwise, everybody once. After that the next player on the left chooses one of the roles that are left, and so on.
    .p2 = A role has an action, which everybody may carry out, and a privilege, which only the player who chose it enjoys. The [prospector] has only a privilege.
    .p3 = A role must be chosen, but its action may be declined, by the one who chose it and by anybody else. A role that was chosen is gone until the round is over.
    .p4 = With three or four players each chooses one role a round; with two see [#two]. Then the roles go back to the middle, the Governor passes to the left, and the next round begins.
    .p5 = Here the players act one after the other where people around a table would do so all at once: one player’s whole turn in a phase ends before the next one’s begins.

rules-start = The start of a round
    .p1 = Before the Governor chooses, these steps are taken, each by all players from the new Governor on: first [*office_building], then [*chapel] and [*bank], last the hand limit.
    .p2 = Hand limit: whoever holds more than { $limit } cards discards down to { $limit }, cards of their own choice. [^tower] raises the limit, [*guard_room] lowers it for the others.
    .p3 = The limit holds at this moment only: during a round, and at the end of the game, you may hold any number of cards. Everybody may know how many cards you hold.

rules-builder = The Builder’s phase
    .p1 = You build by moving a card from your hand into your city and discarding as many other cards from your hand as the price says. You build one building at most in a phase. What it costs: [#payment].
    .p2 = You may own any number of production buildings of a kind, but only one of every other building.
    .p3 = A building begins to work when the phase in which it was built is over: still in the same round.
    .p4 = When somebody has { $goal } buildings at the end of the phase, the game is over: [#end].

rules-payment = What a building costs
    .p1 = Start from the cost in the corner of the card. Take off, all together: the Builder’s privilege (1 card, 2 with [~library]), [*smithy] for a production building or [*quarry] for any other, and with [~crane] the cost of the building that you cover.
    .p2 = The price never falls below 0, and nobody gains cards by it. On the cards in your hand you see it worked out: the printed cost struck through, what you pay now beside it, and why when you point at the card.
    .p3 = You pay with cards of your hand; with [~black_market] goods may take the place of some. You cannot pay more than the price.
    .p4 = The card is laid down first and paid for then. So a building that you cover no longer helps with this very construction, and the good that lay on it cannot pay.
    .p5 = After that come [*carpenter] and then [*poor_house].

rules-producer = The Producer’s phase
    .p1 = A good is the top card of the draw pile, laid face down and unseen on a production building. Each production building makes one kind of good and holds one at a time.
    .p2 = In this phase you may fill one of your empty production buildings, two as Producer, three with [~library], and one more with [~aqueduct].
    .p3 = You may make fewer goods than you are allowed to, or none. [^well] gives a card to whoever makes two goods or more.

rules-trader = The Trader’s phase
    .p1 = The top price list is turned up. It says how many cards each kind of good brings in this phase.
    .p2 = You may sell one good, two as Trader, three with [~library], and one more with [~trading_post]. The goods go to the discard pile, unseen; then you draw the sum of their prices at once.
    .p3 = After that come [*market_stand] and [*market_hall].
    .p4 = At the end of the phase the list goes face down under the others, even when nothing was sold. So the five lists come up in the same order all through the game: what was seen once will come again. Those already seen lie in the trading house on the table.

rules-councillor = The Councillor’s phase
    .p1 = You draw { $drawn } cards, look at them and keep one; the other goes to the discard pile, face down. The Councillor draws { $more } more cards, another { $more } with [~library], and keeps one as well.
    .p2 = With [~prefecture] you keep two. With [~archive] you take all you draw into your hand and discard from the whole of it.

rules-prospector = The Prospector’s phase
    .p1 = There is no action. The Prospector draws one card, two with [~library].
    .p2 = In this phase [*goldsmith] and then [*gold_mine] of every owner work, from the one who chose the role on.

rules-piles = The piles
    .p1 = Cards are discarded face down; nobody may look through the discard pile.
    .p2 = When a card is wanted and the draw pile is empty, the discard pile is shuffled and becomes the new one. When both are empty, you draw what there is.

rules-colours = The buildings by colour
    .p1 = Production buildings have the colour of their good. All others are violet. Among those the monuments have no power but many points, and the buildings of cost 6 score at the end of the game.
    .p2 = You need not use a power. A building under another one no longer works, scores or counts.
rules-colours-ed2 = The buildings by colour
    .p1 = Production buildings have the colour of their good. All others are city buildings, printed in beige. Among those the monuments have no power but many points, and the buildings of cost 6 score at the end of the game.

rules-end = End and scoring
    .p1 = The game ends right after a Builder’s phase in which somebody reaches { $goal } buildings. Everybody still carries that phase out; the rest of the round is not played.
    .p2 = Then points are counted: first those printed on the buildings, then one for each card under [*chapel], [*bank] and [*harbor], then what the buildings of cost 6 give, and [*palace] last of all.
    .p3 = The most points win. In a tie it is whoever has the most cards in hand and goods on buildings together; if that is equal too, the victory is shared.
    .p4 = Only the top card of a stack counts. All through the game, the sun beside each name shows the points that everybody can see; secret cards are added on the score sheet.
    .p5 = A game in which nobody builds for { $idle } rounds ends as well. No game that is played to win comes near that.

rules-two = Two players
    .p1 = The Governor chooses a role, then the other player does, then the Governor chooses a second one: three of the five roles are played. After that the Governor passes.
    .p2 = [^library] doubles one privilege a round. The Governor is therefore asked at the first role whether to use it now; if not, it serves for the second.

rules-editions = What differs between the editions
    .p1 = The first edition has { $deck1 } cards. The second has { $deck2 }: one more [tobacco_storage] and [coffee_roaster]; its printing of 2014 has { $deck1 }.
    .p2 = [^gold_mine]: in the first edition you choose among the four cards, in the second you get the cheapest.
    .p3 = [^guild_hall]: in the first edition it gives 2 points for each production building, in the second 1 for each and 1 for each kind of them.
    .p4 = What was violet is beige in the second edition and is called a city building.
    .p5 = With the expansion: [*harbor] must take a good in the first edition and may do so in the second; [*hut] is new; [*customs_office] has other figures.

rules-expansion = The New Buildings
    .p1 = The new cards are shuffled in with the others, and all rules hold. In the first edition 31 cards come with one more of each production building; in the second there are 30, or 33 with four production buildings.
    .p2 = [^cathedral] lies face up beside the roles. Anybody may build it in a Builder’s phase instead of a card from the hand. There is only one.
    .p3 = At the start of a round [*office_building] comes first, then [*chapel] and [*bank], then the limits of [*tower] and [*guard_room].

rules-events = The events
    .p1 = Six event cards are shuffled in with the others. Whenever one is drawn or turned up, even in the first deal, it is laid face up beside the roles and another card takes its place. No event is ever in a hand.
    .p2 = An event on the table may be chosen instead of a role, in the very turn in which it came up too. It counts as that player’s choice; afterwards it goes to the discard pile and may come up again. An event that nobody takes stays.
    .p3 = No building has any influence on an event, and [*library] doubles none. But a role that [*governors_visit] plays again is a phase like any other.
    .p4 = An event may lie as a good on a building without anybody knowing.

rules-here = How this table plays
    .p1 = A question that has only one possible answer is not asked, except for the choice of a role. What only gives you cards happens by itself.
    .p2 = You may take an answer back until something new has come to light: a card drawn, a card revealed, another player’s move.
    .p3 = Where the printed rules are silent: [*goldsmith] comes before [*gold_mine], a good of [*customs_office] counts in a tie, and [*tavern] still gives its card in the last phase of the game.
