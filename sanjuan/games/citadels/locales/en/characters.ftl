### The characters, by rank: name, with article (.the), the short line on the card (.power), the whole power (.text) and
### rulings (.note1 ...).

## 1

card-assassin = Assassin
    .the = the Assassin
    .power = Kill a character: it misses its turn
    .text = Name another character. Whoever has it says nothing and misses the whole turn.
    .note1 = You name a character, not a player. If nobody has it, nothing happens.
    .note2 = A killed King or Patrician still gets the crown, a killed Emperor still gives it away, at the end of the round.
card-witch = Witch
    .the = the Witch
    .power = Gather, then take over a character’s turn
    .text = Gather first, then you must name another character: your turn stops there. When it is called, its player gathers and the turn ends. You go on with your own turn as that character, with your own hand, gold and city.
    .note1 = Until then you cannot build, and only the Gold Mine, the Library and the Observatory work, for you and for the bewitched player.
    .note2 = You have all powers of that character, its income and its limits; you do not gather again. If nobody has it, your turn is over.
    .note3 = A bewitched King or Patrician takes the crown himself. For the Emperor you choose who gets it, and the payment is yours.
    .note4 = For the Blackmailer you place the threats and take the gold. For the Bishop it is your city that is safe.
card-magistrate = Magistrate
    .the = the Magistrate
    .power = Confiscate a district as it is built
    .text = Place 3 warrants face down on 3 other characters; only one is signed. When the signed character pays for the first district of its turn, you may reveal the warrant: the district goes to your city for nothing.
    .note1 = The builder gets the gold back, but the district still counts as built this turn.
    .note2 = Not if your city already has that district, not even with the Quarry. If you miss the chance, it is gone.
    .note3 = Districts built without paying (Framework, Necropolis) cannot be confiscated; the first one that is paid for can.
    .note4 = If the Tax Collector is in the game, you pay for the district you confiscate.

## 2

card-thief = Thief
    .the = the Thief
    .power = Steal all the gold of a character
    .text = Name a character. When it is called and revealed, you take all gold of its player, before anything is gathered.
    .note1 = Not the character of rank 1, not the killed one, not the bewitched one.
    .note2 = If nobody has it, or has no gold, you get nothing.
card-spy = Spy
    .the = the Spy
    .power = See a hand: gold and cards for one type
    .text = Choose another player and a type of district, then look at that player’s hand. For each card of this type you take 1 gold from the player and draw 1 card.
    .note1 = If the gold runs out, you still draw all the cards. They come from the deck, not from the hand.
card-blackmailer = Blackmailer
    .the = the Blackmailer
    .power = Threaten 2 characters; one threat is real
    .text = Place 2 threats face down on 2 characters; the one with the flower is real. Each of their players, after gathering, may pay you half of their gold, rounded down, to be left alone. Whoever does not pay may find the threat revealed: with the flower you take all the gold.
    .note1 = Not the character of rank 1, not the killed one, not the bewitched one. A character with a warrant may be threatened.
    .note2 = The threat comes right after gathering, before every power, income and building.
    .note3 = With 1 gold the half is nothing: the threat goes away for free.
    .note4 = If the Blackmailer is bewitched, the Witch places the threats, reveals them and gets the gold.

## 3

card-magician = Magician
    .the = the Magician
    .power = Swap hands, or redraw cards
    .text = Either exchange your whole hand with another player’s, or put any number of your cards under the deck and draw as many.
    .note1 = With an empty hand you simply take the other hand.
    .note2 = Your cards go under the deck before you draw.
card-wizard = Wizard
    .the = the Wizard
    .power = Take a card from a hand, build it at once
    .text = Look at another player’s hand and take 1 card. Add it to your hand, or build it at once by paying its cost.
    .note1 = Built at once, it does not count towards the districts you may build this turn. You must have gathered.
    .note2 = This turn you may build districts that your city already has.
    .note3 = Once you have looked, you must take a card.
card-seer = Seer
    .the = the Seer
    .power = Take a card from everybody, give one back
    .text = Take 1 card at random from every other hand, then give each of these players 1 card from yours. You may build up to 2 districts.
    .note1 = You may give back the very card you took. A player without cards neither loses nor gets one.

## 4

card-king = King
    .the = the King
    .power = Gold for noble districts; take the crown
    .text = Gain 1 gold for each noble district in your city. You must take the crown: from now on you call the characters, and next round you choose first.
    .note1 = Killed, you miss your turn, but take the crown at the end of the round. Bewitched, you take it all the same.
    .note2 = The character of rank 4 never lies face up in the draft.
card-emperor = Emperor
    .the = the Emperor
    .power = Gold for noble districts; give the crown
    .text = Gain 1 gold for each noble district in your city. You must give the crown to a player who is neither yourself nor its present holder. That player gives you 1 gold or 1 random card.
    .note1 = Whoever receives the crown chooses between gold and card (an option lets you choose). Without gold and cards there is no payment.
    .note2 = Killed, you give the crown away at the end of the round, without payment.
    .note3 = Never with 2 players.
card-patrician = Patrician
    .the = the Patrician
    .power = Cards for noble districts; take the crown
    .text = Draw 1 card for each noble district in your city. You must take the crown: from now on you call the characters, and next round you choose first.
    .note1 = Killed, you miss your turn, but take the crown at the end of the round. Bewitched, you take it all the same.

## 5

card-bishop = Bishop
    .the = the Bishop
    .power = Gold for religious districts; safe from rank 8
    .text = Gain 1 gold for each religious district in your city. The character of rank 8 cannot use its power on your districts.
    .note1 = Killed, you are not protected. Bewitched, the city of the Witch is protected, yours is not.
    .note2 = The Armory still reaches your city.
    .note3 = With 2 or 3 players the protection lasts for the whole round, against your own rank 8 as well.
card-abbot = Abbot
    .the = the Abbot
    .power = Gold or cards for religious districts
    .text = For each religious district in your city gain 1 gold or draw 1 card; you say first how many of each. Once on your turn, if you are not the richest player, the richest one gives you 1 gold.
    .note1 = Among several richest players you choose one. If you are among them yourself, you get nothing.
    .note2 = What counts is the gold that everybody holds at that moment.
card-cardinal = Cardinal
    .the = the Cardinal
    .power = Cards for religious districts; buy with cards
    .text = Draw 1 card for each religious district in your city. If you are short of gold for a district, you may take what is missing from one other player and give 1 card from your hand for each gold.
    .note1 = Nobody can refuse. You take exactly what is missing, all from one player, once a turn.
    .note2 = If the district is confiscated, you get the whole price back; your cards stay where they are.

## 6

card-merchant = Merchant
    .the = the Merchant
    .power = Gold for trade districts, and 1 gold more
    .text = Gain 1 gold for each trade district in your city. You get 1 gold more, whatever you gather.
    .note1 = The extra gold comes right after gathering, but after a threat is settled.
card-alchemist = Alchemist
    .the = the Alchemist
    .power = Gold paid for districts comes back
    .text = At the end of your turn you get back all the gold that you paid to build districts.
    .note1 = You must have the gold first. What you pay for the Smithy or in tax does not come back.
    .note2 = For a confiscated district you are paid back only once.
card-trader = Trader
    .the = the Trader
    .power = Gold for trade districts; build many of them
    .text = Gain 1 gold for each trade district in your city. You may build any number of trade districts, and 1 other district.

## 7

card-architect = Architect
    .the = the Architect
    .power = Draw 2 cards; build up to 3 districts
    .text = Draw 2 cards. You may build up to 3 districts.
card-navigator = Navigator
    .the = the Navigator
    .power = 4 gold or 4 cards; no building
    .text = Gain 4 gold or draw 4 cards, whatever you gathered. You cannot build any district this turn.
    .note1 = Not even one that would cost nothing.
card-scholar = Scholar
    .the = the Scholar
    .power = Draw 7, keep 1; build up to 2 districts
    .text = Draw 7 cards and keep 1. The other 6 are shuffled back into the deck. You may build up to 2 districts.

## 8

card-warlord = Warlord
    .the = the Warlord
    .power = Gold for military districts; destroy one
    .text = Gain 1 gold for each military district in your city. You may destroy 1 district by paying 1 gold less than its cost.
    .note1 = Not in a complete city, not even your own. A district of cost 1 is destroyed for nothing.
    .note2 = You may destroy a district of your own. Its card goes under the deck.
    .note3 = The districts of the Bishop and the Keep are safe from you.
card-diplomat = Diplomat
    .the = the Diplomat
    .power = Gold for military districts; swap districts
    .text = Gain 1 gold for each military district in your city. You may exchange 1 of your districts for 1 in another city. If that one costs more, you pay the difference to its owner.
    .note1 = Not from a complete city; your own may be complete.
    .note2 = Neither city may end up with the same district twice, not even with the Quarry.
    .note3 = The districts of the Bishop and the Keep are safe from you; you cannot give your own Keep away either.
card-marshal = Marshal
    .the = the Marshal
    .power = Gold for military districts; seize a cheap one
    .text = Gain 1 gold for each military district in your city. You may take 1 district of cost 3 or less from another city by paying its cost to the owner.
    .note1 = Not from a complete city, and none that your city already has.
    .note2 = A coin of the Artist counts for the cost and the limit.
    .note3 = The districts of the Bishop and the Keep are safe from you.

## 9

card-queen = Queen
    .the = the Queen
    .power = 3 gold when seated next to rank 4
    .text = Gain 3 gold if you sit next to the player who has the character of rank 4.
    .note1 = If that character was killed, you get the gold at the end of the round, when it is revealed.
    .note2 = Only with 5 players or more.
    .note3 = If the Queen is bewitched, the neighbours of the Witch count. If rank 4 is bewitched, its own player counts.
card-artist = Artist
    .the = the Artist
    .power = Put a coin on 1 or 2 of your districts
    .text = Put 1 of your gold on 1 district of your city, or 1 each on 2 of them. The cost of such a district is 1 higher for good.
    .note1 = That brings 1 point more, and makes it more expensive for rank 8. Only one coin on each district.
    .note2 = The coin stays when the district changes cities, and is lost when it is destroyed.
card-tax_collector = Tax Collector
    .the = the Tax Collector
    .power = Whoever builds pays 1 gold; take it all
    .text = Whenever another player has built a district, that player puts 1 gold on the Tax Collector’s token, even if the district was free. On your turn you may take all the gold there.
    .note1 = A player without gold pays nothing. What is not taken stays for the next rounds.
    .note2 = The tax is due in every round of a game with the Tax Collector, whether anybody has the character or not.
    .note3 = With 2 or 3 players you pay it for what your other character builds.
