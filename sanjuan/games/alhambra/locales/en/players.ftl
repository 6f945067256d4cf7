### The computer players: a name, a way of playing in one sentence.

bot-newcomer = Hamid
    .full = Hamid
    .style = New in town: buys what the purse allows.
    .won = Is this how one wins here? I like this town.
    .lost = I paid too much again, did I not?
bot-collector = Zaida
    .full = Zaida
    .style = Saves up one colour of coins, then strikes.
    .won = I waited for the right coin. It came.
    .lost = All that blue, and the yard wanted yellow.
bot-gardener = Yusuf
    .full = Yusuf
    .style = Wants every garden, whatever it costs.
    .won = Listen: the fountains. All of them are mine.
    .lost = You left me the gardens. I ask for nothing more.
bot-reckoner = Raquel
    .full = Raquel
    .style = Plays for the last scoring alone.
    .won = The last scoring is the one that counts.
    .lost = I had it all reckoned, but for you.
bot-vizier = Idris
    .full = Idris the Vizier
    .style = Sees two rounds ahead. The best we have.
    .won = Two rounds ago I saw this evening.
    .lost = You looked further than I did. Teach me.
