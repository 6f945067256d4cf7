### The computer players: a name, a way of playing in one sentence; and how strong they are.

bot-apprentice = Pepe
    .full = Pepe
    .style = Learns the trade, forgets half of it.
    .won = I won? Wait, let me count again.
    .lost = One day I will remember what the crane does.
bot-hoarder = Inés
    .full = Inés
    .style = Hoards cards and fills her chapel.
    .won = Every card found its place. Most of them in my chapel.
    .lost = And I still have a full hand. What a pity.
bot-trader = Mateo
    .full = Mateo
    .style = Lives off goods and good prices.
    .won = Good goods, good prices. That is all there is to it.
    .lost = You bought well. I should have sold to you.
bot-builder = Carmen
    .full = Carmen
    .style = Builds early, cheaply, without rest.
    .won = Twelve houses, and not a day of rest.
    .lost = I was quicker. You were dearer. Well built.
bot-governor = Aurelia
    .full = Doña Aurelia
    .style = Weighs everything. The best we have.
    .won = The city is in good hands. Mine.
    .lost = You have weighed it better than I did. I bow.
