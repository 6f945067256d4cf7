### The place to learn: lessons and what is said in the first game.

learn-welcome = The game in nine short lessons. Then you play.
learn-puzzles-help = Positions from played games. What is best?
learn-play = Play a first game
learn-play-help = A whole game of four, with the classic eight.
learn-finished = You know the game now. The rest is knowing the others.

coach-character = What would each bring you? And which one do the others expect?
coach-turn = Gold if a card in your hand waits for it, cards if none does. And is there income to take?
coach-keep = The one that you can pay soon, or a type that your city lacks.
coach-kill = Who is ahead, and as whom would that player gain most?
coach-rob = Where does the gold lie, and which character would its owner have taken?
coach-magic = A large hand against your small one, or new cards for those that you cannot build.
coach-destroy = A cheap district of whoever is closest to the end. Your own building comes first.

lesson-gather = Gather and build
    .goal = Build the Castle.
    .page1 = You are the Merchant, and it is your turn. First you gather: 2 gold, or 2 cards of which you keep 1. The Merchant gets 1 gold more, whatever you gather.
    .page2 = Then you may build one district and pay its cost. A district is worth as many points as it costs. You have 1 gold.
    .hint-turn = How much gold will you have after gathering?
    .solved = 1 and 2 and 1 for the Merchant: 4 gold, 4 points. One district a turn: make it the best that you can pay.
    .miss = Your turn is over and the Castle is not built. Take gold first.
    .miss-cards = You have cards enough. With cards you come to 2 gold; the Castle costs 4.
    .miss-cheap = One district a turn, and this one brings 2 points. You could have paid 4.

lesson-income = Income
    .goal = Build the Manor and have 3 gold left.
    .page1 = You are the King: 1 gold for each noble district in your city. You take this income once in your turn, whenever you like.
    .page2 = You have 2 gold, one noble district, and another one in your hand.
    .hint-turn = When does the income bring most: before the Manor stands, or after?
    .solved = Built first, the Manor is paid for as well. If you need the gold to build, take it before; if not, after.
    .miss = Your turn is over. Gold, the Manor, then the income.
    .miss-cards = Cards do not pay for the Manor. You need 3 gold for it, and 3 more.
    .miss-early = Taken now, the income is for one noble district only, and there is no second time.

lesson-draft = The draft
    .goal = Have 6 gold at the end of your turn.
    .page1 = You have the crown and choose first: one character for this round. The Thief and the Warlord lie face up, nobody has them. One more lies face down.
    .page2 = Look at your city: three trade districts, one noble. Which character is paid for them?
    .hint-character = Count what each character would bring you this turn.
    .hint-turn = Gold, and then the income of your character.
    .solved = 2 gold, 1 for the Merchant, 3 for the trade districts. With the Thief face up nobody could steal it.
    .miss = The round is over. As Merchant: gold, then the income.
    .miss-other = This character brings you 3 gold at most. The Merchant would have been worth 6.
    .miss-cards = With cards you come to 4 gold. Take gold.

lesson-guess = The Assassin
    .goal = Kill the character with which the leader would finish.
    .page1 = The player on your left has six districts, one short of a complete city, one card in hand, and no gold at all.
    .page2 = You name a character, not a player. The Thief and the Warlord lie face up. Whom would that player have taken?
    .hint-turn = Use your power before anything else.
    .hint-kill = Which character turns four trade districts into gold?
    .solved = As Merchant it would have been 7 gold and the last district. Look for the character that the others need most.
    .miss = You named nobody, and the leader plays on.
    .miss-architect = The Architect draws two cards, but without gold nothing gets built.
    .miss-other = This character would not have brought the gold for a last district. Four trade districts say who would.

lesson-theft = The Thief
    .goal = Steal 6 gold or more.
    .page1 = The player across holds 8 gold and has three military districts. Everybody’s gold lies open; the characters do not.
    .page2 = You name a character. When it is revealed, all gold of its player is yours. The Magician and the Architect lie face up.
    .hint-turn = Use your power now; then gather.
    .hint-rob = Which character is paid for military districts?
    .solved = All 8. First look where the gold is, then ask as whom that player earns most.
    .miss = The round is over, and you stole nothing worth while.
    .miss-merchant = The Merchant is often rich. But the gold lies across, and that city has a single trade district.
    .miss-other = This one would hardly pay for that city. Three military districts point to one character.

lesson-read = Being read
    .goal = Build the Castle: your city is complete then.
    .page1 = You need one more district, the Castle for 4, and you have 2 gold. Any character will do: just take 2 gold and build.
    .page2 = Everybody sees your four trade districts. The player on your left will take the Assassin. Whom will he name?
    .hint-character = Not the character that everybody expects you to take.
    .hint-turn = Gold, then the Castle.
    .solved = The Merchant died, and nobody had him. When you are ahead, take what others do not expect, as long as it suffices.
    .miss = The round is over without the Castle. Take gold and build it.
    .miss-obvious = Killed, as everybody could foresee. The Merchant’s extra gold was not needed at all.
    .miss-cards = With cards you still have 2 gold. The Castle costs 4.

lesson-warlord = The Warlord
    .goal = Destroy a district of the player across, and build the Barracks.
    .page1 = Two players have six districts. The one on your left is the Bishop: safe from you. In the city across stands the Keep, which is safe, too.
    .page2 = You pay 1 gold less than the cost. You have no gold, one military district, and the Barracks (3) in your hand.
    .hint-turn = Count first: 2 gold, the income, the Barracks. What is left for destroying?
    .hint-destroy = A district of cost 1 is destroyed for nothing.
    .solved = One short again, and it cost you nothing. To be safe yourself: the Bishop, the Keep, or no cheap districts when you are near the end.
    .miss = Your turn is over. The Tavern across costs nothing, the Barracks 3.
    .miss-wrong = That player is far behind. Take from those who are about to finish.
    .miss-own = You may destroy districts of your own, but here that helps nobody.
    .miss-dear = That cost gold, and now it does not suffice for the Barracks. A district of cost 1 would have been free.
    .miss-cards = Without the 2 gold you cannot pay for the Barracks.

lesson-uniques = Unique districts
    .goal = Build the Palace.
    .page1 = Unique districts do something. Your Laboratory does once a turn: discard a card and gain 2 gold.
    .page2 = The Palace costs 5 and you have 1 gold. Two of your cards are districts that your city already has.
    .hint-turn = Take gold, use the Laboratory, build.
    .hint-laboratory = Discard what you cannot build anyway.
    .solved = A card of no use became 2 gold. No city has the same district twice, so there will always be cards to spare.
    .miss = Your turn is over without the Palace. 1 and 2 and 2 make 5.
    .miss-palace = Now the Palace is gone. Discard a card that you cannot build.
    .miss-cards = With cards you come to 3 gold at most.

lesson-last = The last round
    .goal = Come to 22 points.
    .page1 = The city on your left is complete: this round is the last one. You are the Architect and may build three districts.
    .page2 = Your five districts are worth 13. You have religious, trade and unique ones. All five types bring 3 points, a complete city 2 more.
    .page3 = After gathering you have 5 gold: enough for the Palace, or for the Manor and the Watchtower.
    .hint-turn = Which types are missing, and how many districts?
    .solved = 4 points for two districts, 3 for the five types, 2 for the complete city. The Palace would have brought 5.
    .miss = Your turn is over. The Manor and the Watchtower would have made 22.
    .miss-palace = 18 points. Two districts and all five types would have been worth 9 instead of 5.
    .miss-cards = Cards in hand bring no points. In the last round take what you can still build with.
