### The computer players: a name, a way of playing in one sentence.

bot-squire = Colin
    .full = Colin the Squire
    .style = Takes what pays, builds what is cheap.
    .won = My lord will never believe this.
    .lost = I carry the banner well. The rest I am still learning.
bot-miser = Odo
    .full = Odo the Miser
    .style = Hoards gold for the dearest districts.
    .won = Every coin was worth the wait.
    .lost = So much gold, and nothing to show for it.
bot-brigand = Maud
    .full = Maud the Brigand
    .style = Kills, steals and burns for the joy of it.
    .won = I only took what you left lying about.
    .lost = Lock your doors tonight. I will be back.
bot-mason = Gilles
    .full = Gilles the Mason
    .style = Builds fast and minds his own city.
    .won = Stone on stone. Nobody looked my way.
    .lost = Your walls are straighter than mine. I saw it.
bot-chancellor = Blanche
    .full = Blanche the Chancellor
    .style = Thinks a round ahead. The best we have.
    .won = I knew who you were before you did.
    .lost = You were never who I thought you were. My compliments.
