### The computer players: a name, a way of playing in one sentence.

bot-newcomer = Hamid
    .full = Hamid
    .style = New in town: buys what the purse allows.
bot-collector = Zaida
    .full = Zaida
    .style = Saves up one colour of coins, then strikes.
bot-gardener = Yusuf
    .full = Yusuf
    .style = Wants every garden, whatever it costs.
bot-reckoner = Raquel
    .full = Raquel
    .style = Plays for the last scoring alone.
bot-vizier = Idris
    .full = Idris the Vizier
    .style = Sees two rounds ahead. The best we have.
