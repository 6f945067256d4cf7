### The rules reference: a chapter is "rules-<chapter>" with its paragraphs .p1, .p2 ...; the page made of it is built
### by tools/rulebook.py. Links are in brackets: [king] a card, [#end] a chapter.
### Figures come from the engine, see people/rulebook.py.

rules-title = The rules
    .about = Citadels, edition of 2016, for 2 to 8 players
rules-district = District
rules-character = Character
rules-players = Players
rules-type = Type
rules-rank = Rank
rules-income = Income
rules-paid = paid in
rules-permits = May build
rules-open8 = Face up, of 8
rules-open9 = Face up, of 9
rules-gold = gold
rules-cards-too = cards
rules-either = gold or cards
rules-any-number = any number
rules-no-cost = none

rules-aim = Aim of the game
    .p1 = You build a city. Each round everybody secretly chooses a character, and with it a power. Then the characters are called by their ranks: whoever is called gathers gold or cards and may build a district.
    .p2 = When a city is complete, the round is played to its end and the game is over. A district is worth as many points as it costs; the city with the most points wins.

rules-setup = Setting up
    .p1 = Eight characters take part, one of each rank from 1 to 8; with 3 or 8 players a ninth joins them ([#nine]). Which ones depends on the cast ([#casts]).
    .p2 = The deck holds the { $ordinary } ordinary districts and { $uniques } of the { $all } unique ones, { $deck } cards in all. Everybody is dealt { $hand } of them and takes { $gold } gold.
    .p3 = One player begins with the crown: at a table of people the oldest, here the first seat.

rules-draft = Choosing characters
    .p1 = Whoever holds the crown shuffles the characters. The number in the table is put aside face up, then one more face down. Nobody plays these in this round.
    .p2 = The character of rank 4 ([king], [emperor] or [patrician]) must not lie face up. If it comes up, the next one takes its place and it is shuffled back among the others.
    .p3 = The player with the crown looks at the rest, keeps one character in secret and passes the others to the left. Everybody does the same in turn. The card that the last player leaves goes face down.
    .p4 = If all but one card would be gone before the last player (7 players with 8 characters, 8 players with 9), the last player takes the card that lies face down as well, keeps one of the two and puts the other face down.
    .p5 = With 2 or 3 players everybody has two characters: see [#few].

rules-calling = The calling
    .p1 = Whoever holds the crown calls the ranks, from 1 upwards. Whoever has the character called reveals it and takes a turn ([#turn]). If nobody answers, the next rank is called: the character was put aside, or it was killed.
    .p2 = When a character is called, the [thief] first takes the gold of the character he named; then a [king] or [patrician] takes the crown and a [queen] her gold. After that it is its player’s turn: gathering comes before building, the rest in any order. A threat of the [blackmailer] is settled right after gathering, before anything else.
    .p3 = After the last rank the round is over. The crown stays where it is unless rank 4 has moved it. The next round begins with the choice of characters.

rules-turn = A turn
    .p1 = You must gather: either take { $take } gold, or draw { $draw } cards, keep 1 and put the rest face down under the deck.
    .p2 = After that you may build 1 district ([#building]).
    .p3 = Once in your turn you may use the power of your character ([#powers]), and those districts that do something ([#districts]). If no moment is given, any moment will do, before gathering too.
    .p4 = If the deck is empty, you cannot gather cards. If it is short, you draw what is left.

rules-building = Building
    .p1 = Lay a card from your hand into your city and pay its cost to the bank. You may build 1 district a turn, unless your character allows more, or none at all.
    .p2 = Your city may not have the same district twice. Only the [quarry] and the [wizard] let you build one again.
    .p3 = Some districts can be built without their price in gold: by the [framework], the [necropolis], the [thieves_den]. The [cardinal] may borrow what is missing.
    .p4 = When a district has been built and paid for, the [magistrate] may confiscate it. After that the tax of the [tax_collector] is due. Districts that are seized or exchanged are not built: neither applies to them.

rules-powers = The powers
    .p1 = A power may be used once a turn, and need not be used unless it says “must”.
    .p2 = Many characters have an income for districts of one type. You choose when to take it, before building or after it, but you take it once and for the whole city.
    .p3 = You name characters, never players, and you may name one that nobody has. Your own character cannot be named, but with 2 or 3 players your other one can.
    .p4 = The character of rank 1, the one that is killed and the one that is bewitched cannot be robbed or threatened.

rules-districts = The districts
    .p1 = There are five types, shown by shape and colour: noble, religious, trade, military and unique. They matter for incomes and at the end.
    .p2 = The effects of unique districts are optional unless they say “must” or “cannot”. What works once a turn works in your own turn only.
    .p3 = A destroyed district goes face down under the deck, as does every card that is discarded. A coin of the [artist] on it is lost. When a district changes cities, its coin and the cards under a [museum] go with it.

rules-end = End and scoring
    .p1 = A city is complete with { $city } districts, with 2 or 3 players with { $small }. The round in which a city becomes complete is the last one. A city may grow beyond that.
    .p2 = Points: the costs of all districts of the city; { $colours } for districts of all five types; { $first } for the first complete city, { $later } for every other complete one; and what the unique districts add.
    .p3 = A complete city is safe from the character of rank 8 and from the [armory].
    .p4 = In a tie, the higher rank revealed in the last round wins. A killed character counts as not revealed.

rules-example = An example
    .p1 = Ana reveals the [warlord]. The [thief] had named him: she gives up all her gold at once. She gathers { $take } gold.
    .p2 = She destroys a [market] in another city: it costs 2, so she pays 1. Her own city has a [prison] and the [school_of_magic], which counts as military for her income: 2 gold.
    .p3 = With 3 gold in hand she builds a [barracks]. It is military too, but her income is already taken. Her power is used and a district is built, so her turn is over.

rules-few = Two or three players
    .p1 = Everybody plays two characters and has two turns a round, with one hand, one city and one stash of gold. The power of a character applies in its own turn only: cards that the [architect] drew may be built by the other character, but not three of them.
    .p2 = Two players: eight characters, one of them goes face down unseen. The player with the crown keeps one and passes the rest. From then on each in turn keeps one and puts one face down, until none is left.
    .p3 = Three players: nine characters, one of them goes face down unseen. Everybody keeps one; one of the five left, drawn by lot, goes face down. Everybody keeps a second one, and the last goes face down.
    .p4 = A city is complete with { $small } districts.

rules-nine = The ninth character
    .p1 = With 3 and with 8 players a character of rank 9 takes part. With 4 to 7 players it may (an option of the set-up), with 2 it does not.
    .p2 = The [queen] needs 5 players or more, the [emperor] 3 or more. Here the [artist] and the [king] stand in for them.

rules-casts = Casts
    .p1 = Eight characters and { $uniques } unique districts make a cast. Choose one of these, let chance decide, or put together your own: one character of each rank, and any { $uniques } unique districts. The character of rank 9 plays only where there are nine.

rules-seen = What is hidden
    .p1 = Hidden from the others: hands, characters until they are revealed, all cards face down, the order of the deck, which warrant is signed, which threat is real, and the cards under the [museum].
    .p2 = Everybody sees the cities, how much gold and how many cards everybody has, and the markers on the characters.

rules-here = How this table plays
    .p1 = A question with only one possible answer is not asked, and what only gives you something happens by itself.
    .p2 = You may take an answer back until something new has come to light.
    .p3 = Where the printed rules are silent: whoever receives the crown of the [emperor] chooses between gold and card; the first to complete a city keeps the { $first } points, even if the city shrinks again; a city also becomes complete by seizing, exchanging or confiscating.
    .p4 = At the end of a turn come first [poor_house], then [park], then the gold of the [alchemist]. A killed character of rank 4 is revealed, and the crown moves, before points are counted.
