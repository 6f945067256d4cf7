### The rules reference: a chapter is "rules-<chapter>" with its paragraphs .p1, .p2 ...; the page made of it is built
### by tools/rulebook.py. Links are in brackets: [tower] a category, [#end] a chapter.
### Figures come from the engine, see people/rulebook.py.

rules-title = The rules
    .about = Alhambra, the card game, for 2 to 6 players
rules-category = Kind
rules-colour = Colour
rules-prices = Prices
rules-colour-pavilion = blue
rules-colour-seraglio = red
rules-colour-arcades = brown
rules-colour-chambers = white
rules-colour-garden = green
rules-colour-tower = violet
rules-place-a1 = A: 1st
rules-place-b1 = B: 1st
rules-place-b2 = B: 2nd
rules-place-c1 = C: 1st
rules-place-c2 = C: 2nd
rules-place-c3 = C: 3rd
rules-points-a = Points in A
rules-points-b = in B
rules-points-c = in C

rules-aim = Aim of the game
    .p1 = You build a palace out of six kinds of buildings. Three times in the game each kind is scored: whoever has the most buildings of it gets points. The points grow from scoring to scoring. The most points at the end win.
    .p2 = Only the number of buildings counts, never what they cost.

rules-setup = Setting up
    .p1 = The { $buildings } buildings are shuffled. Four of them lie face up on the construction yard, one in each slot. Each slot has a currency: yellow, blue, green and orange from left to right.
    .p2 = There are { $money } money cards in four currencies, worth 1 to { $highest }, { $copies } of each. Everybody is dealt cards until they add up to { $capital } or more, whatever the currencies: between { $capital } and { $richest }. From then on nobody sees the hands of the others.
    .p3 = Four money cards lie face up in a row. The rest is divided into { $fifths } piles of the same size. The scoring card A goes into the second pile, B into the fourth; then the piles are put together, the first one on top.
    .p4 = The player with the fewest cards begins. If several have equally few, the one with the smallest sum begins.

rules-turn = Your turn
    .p1 = Choose one of two actions: take money ([#taking]) or buy a building ([#buying]). You may not pass.
    .p2 = Then what is missing is laid out ([#refill]), and the player on your left has the next turn.

rules-taking = Taking money
    .p1 = Take one of the open money cards, whatever it is worth. Or take several whose sum is { $together } at most; their currencies may differ.

rules-buying = Buying a building
    .p1 = A building is paid for in the currency of the slot in which it lies, with at least its price. You may pay more, but there is no change. The money goes to the discard pile, the building to your palace, where everybody can see it.
    .p2 = Prices range from { $cheapest } to { $dearest }: see [#buildings].

rules-exact = Paying exactly
    .p1 = If you pay exactly the price, you act again, and may choose either action. So you may buy up to four buildings in a turn and still take money: { $actions } actions.
    .p2 = Nothing new is laid out before your turn is over.
    .p3 = What counts is the sum: 3, 4 and 2 pay a price of 9 exactly.

rules-refill = The end of a turn
    .p1 = New buildings fill the empty slots from left to right, then money is added until { $row } cards lie in the row.
    .p2 = When the money pile is empty, the discard pile is shuffled and becomes the new one.
    .p3 = When a scoring card comes up, it is carried out at once ([#scoring]); then it is out of the game, and another card takes its place.

rules-scoring = Scorings
    .p1 = A and B come when their cards come up, C at the end of the game. A lies in the second fifth of the money, B in the fourth: they come neither very early nor right after each other.
    .p2 = In A only the first place of each kind brings points, in B the first two, in C the first three. A player without a building of a kind takes no place in it.

rules-ties = Ties
    .p1 = Players with equal numbers share the places that they take up together: the points of these places are added, divided by the players and rounded down. Places that bring nothing count as 0.
    .p2 = Two players are first in [tower] in scoring B: 13 + 6 = 19, so each gets 9.
    .p3 = In scoring C two players have three Gardens each, two others two each. The first two share 20 + 12 and get 16 each; the others share the 5 of the third place and get 2 each.

rules-end = The end of the game
    .p1 = The game ends after the turn in which the four slots cannot be filled any more. The yard is still filled as far as possible, from left to right. If the last building of all just fills it, the game goes on.
    .p2 = Each building that is left goes to whoever holds the most money of its slot’s currency. Its price does not matter and nothing is paid, so the same money can win several buildings of one currency. In a tie, also at 0, nobody gets it.
    .p3 = Then comes scoring C. The most points win; with equal points the victory is shared.

rules-two = Two players and Martin
    .p1 = Two play with { $money2 } money cards, { $copies2 } of each, and with Martin, an imaginary third player. He collects buildings and scores with them like a player, but has no money and no turns. He cannot win.
    .p2 = Martin gets the first { $martins } buildings before the yard is laid out, { $martins } more right after scoring A, and a third of the pile, rounded down, right after scoring B.
    .p3 = Whenever you buy a building, you may give it to Martin instead of keeping it. An exact payment counts all the same.
    .p4 = When Martin shares a place, his part is lost.

rules-buildings = The buildings
    .p1 = The more expensive a kind is, the more cards there are of it and the more points it brings.

rules-seen = What is hidden
    .p1 = The hands, the order of both piles and the places of the scoring cards are hidden. Everything else can be seen: palaces, points, how many cards everybody holds, and which cards somebody took from the row or paid.

rules-here = How this table plays
    .p1 = If there is no choice, you are not asked: if only all your cards of a currency together reach the price, they are paid. After an exact payment you must act again as long as you can.
    .p2 = You may take an answer back until something new has come to light.
    .p3 = Where the printed rules are silent: extra cards go to the first of the { $fifths } piles; where hands are alike in number and sum, the first seat begins; a player who can do nothing at all passes; a scoring card that has not come up when the buildings run out is skipped; if one comes up in the very last refill, it is scored before the end.
