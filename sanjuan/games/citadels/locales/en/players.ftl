### The computer players: a name, a way of playing in one sentence.

bot-squire = Colin
    .full = Colin
    .style = New at court: takes whatever pays at once.
bot-miser = Ambroise
    .full = Ambroise
    .style = Sits on his gold until it buys the dearest.
bot-brigand = Renaud
    .full = Renaud
    .style = Kills, robs and burns whoever comes along.
bot-mason = Gaspard
    .full = Gaspard
    .style = Builds, and builds, and minds his own business.
bot-chancellor = Mathilde
    .full = Mathilde the Chancellor
    .style = Knows who you are before you choose. The best we have.
