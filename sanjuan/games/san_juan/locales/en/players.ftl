### The computer players: a name, a way of playing in one sentence; and how strong they are.

bot-apprentice = Pepe
    .full = Pepe
    .style = Learns the trade, forgets half of it.
bot-hoarder = Inés
    .full = Inés
    .style = Hoards cards and fills her chapel.
bot-trader = Mateo
    .full = Mateo
    .style = Lives off goods and good prices.
bot-builder = Carmen
    .full = Carmen
    .style = Builds early, cheaply, without rest.
bot-governor = Aurelia
    .full = Doña Aurelia
    .style = Weighs everything. The best we have.
