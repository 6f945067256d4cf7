### The computer players: a name, a way of playing in one sentence.

bot-squire = Colin
    .full = Colin the Squire
    .style = Takes what pays, builds what is cheap.
bot-miser = Odo
    .full = Odo the Miser
    .style = Hoards gold for the dearest districts.
bot-brigand = Maud
    .full = Maud the Brigand
    .style = Kills, steals and burns for the joy of it.
bot-mason = Gilles
    .full = Gilles the Mason
    .style = Builds fast and minds his own city.
bot-chancellor = Blanche
    .full = Blanche the Chancellor
    .style = Thinks a round ahead. The best we have.
