### The place to learn: lessons, puzzles, and what is said in the first game.

learn-welcome = The game in five short lessons. Then you play.
learn-puzzles-help = Positions from played games, near their end. What is best?
learn-yours-last = { $yours } is not among the best answers.
learn-play = Play a first game
learn-play-help = A whole game of two, with Martin.
learn-finished = You know the game now. The rest is practice.

coach-turn = Which building can you pay exactly? If none: which card brings you nearer to one?
coach-pay = Pay exactly if you can. If not, keep what you will need most.
coach-gift = Who would lose more by it: you without the building, or your rival?
lesson-exact = Paying exactly
    .goal = In one turn, buy two buildings and take money.
    .page1 = A turn is one action: take money, or buy a building in the currency of its slot. You may pay too much, but you get no change.
    .page2 = Pay the exact price, and you act again. Look at your money: which prices can you put together exactly?
    .hint-turn = Which building can you pay to the coin? Buy those first; the money comes last.
    .hint-pay = Choose cards that make exactly the price.
    .solved = Three actions in one turn. Every exact payment is a turn for nothing: that is why many different small cards are worth having.
    .miss = Your turn is over. Pay 9 in blue and 8 in green exactly, then take money.
    .miss-over = You paid too much: the turn is over, and there is no change. Another set of cards makes exactly the price.
    .miss-money = Taking money ends the turn. Whatever you can pay exactly should come first.
    .miss-one = Taking money ended your turn, and there was one more building that you could have paid exactly.

lesson-saving = Saving one currency
    .goal = Pay for the Tower exactly, with your third action.
    .page1 = The Tower costs 13 in blue. You have 5 in blue, and a little of everything. Others look at larger cards.
    .page2 = Each building is paid in a single currency. A 9 in a currency that you do not save helps less than a 5 in the one that you do.
    .hint-turn = How much blue is still missing for 13?
    .hint-pay = Exactly 13: one card stays in your hand.
    .solved = Two small cards, 9 together, and the Tower was yours with an action left. Save one or two currencies, not four.
    .miss = The Tower is not yours yet. Take the blue cards, whatever else lies there.
    .miss-mixed = A larger card, but it does not pay for the Tower. Blue was what you needed.
    .miss-over = You had exactly 13 in blue. Paid exactly, the Tower would have given you one more action.

lesson-scorings = When the scorings come
    .goal = Score 7 points in scoring A.
    .page1 = Scoring card A lies in the second fifth of the money, B in the fourth. Once a fifth of the money is gone, A may come up at the end of any turn.
    .page2 = It is time now: before you have another turn, A will have been scored. In A only the first place counts, 6 points for the Tower and 1 for the Pavilion.
    .page3 = You have a Tower, and so has the player on your left. You can pay for two buildings, one of them exactly.
    .hint-turn = Both buildings count in scoring A. Which one lets you act again?
    .hint-pay = Choose the cards to pay with.
    .solved = 6 points for two Towers and 1 for the Pavilion. Money in hand scores nothing: when a scoring is due, buy.
    .miss = Scoring A is over. Buy the Pavilion exactly, then the Tower.
    .miss-money = Money scores nothing. Scoring A came before your next turn, and the Towers were shared.
    .miss-order = The Tower costs you more than its price, so your turn is over. The Pavilion, paid exactly, should have come first.
    .miss-late = The Pavilion brings 1 point. With a second Tower you would have had 6 more.

lesson-lead = A lead nobody can catch
    .goal = Win the game.
    .page1 = The pile is empty: the game ends after this turn if you buy something. What is left on the yard goes to whoever has most money of its currency.
    .page2 = You have 6 of the 11 Towers. Nobody can have more, whatever happens. In gardens you have 2, and the player on your left has 3.
    .page3 = In scoring C the first place in gardens brings 20, the second 12, the third 5. And the player on your left has more blue money than you.
    .hint-turn = What does a seventh Tower bring you? And what does a third garden?
    .hint-pay = Choose the cards to pay with.
    .solved = 16 points for the gardens instead of 12, and 16 for your rival instead of 20. What is won already needs no more buildings.
    .miss = The game is lost. With a third garden you share the first place.
    .miss-tower = Six of eleven Towers were enough. The seventh brings nothing, and the garden went to the player with more blue money.
    .miss-money = The others will buy now. You could have ended the game with a win.

lesson-martin = Martin
    .goal = Leave your rival without a point in scoring A.
    .page1 = Martin collects buildings and scores, but he cannot win. He has 3 Towers, and so has your rival; you have 1.
    .page2 = A building that you buy may go to Martin. An exact payment counts all the same. Scoring A is near: the next money card may bring it.
    .page3 = In a tie the points are shared. If Martin is alone in front, nobody gets those 6 points.
    .hint-turn = Buy the Tower exactly. After that the turn goes on.
    .hint-pay = Exactly 9, so that you act again.
    .hint-gift = With 2 Towers you get nothing in scoring A. And with 4 Martin does what?
    .solved = Martin is first, your rival gets nothing, and you have your 5 points for the gardens. A gift is right where it takes more from your rival than from you.
    .miss = Scoring A is over, and your rival has points.
    .miss-over = You paid too much: your turn is over before Martin could help you in time.
    .miss-kept = With 2 Towers you are still third. Given to Martin, the Tower would have cost your rival 3 points.
    .miss-money = Scoring A came, and your rival shared the first place in Towers.
