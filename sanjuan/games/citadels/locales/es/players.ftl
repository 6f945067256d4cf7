### Los jugadores del ordenador: un nombre, un modo de jugar en una frase.

bot-squire = Colín
    .full = Colín el Escudero
    .style = Toma lo que paga y construye lo barato.
bot-miser = Odón
    .full = Odón el Avaro
    .style = Guarda oro para los distritos más caros.
bot-brigand = Mahalda
    .full = Mahalda la Bandida
    .style = Mata, roba y quema por gusto.
bot-mason = Gil
    .full = Gil el Albañil
    .style = Construye deprisa y cuida de su ciudad.
bot-chancellor = Blanca
    .full = Blanca la Canciller
    .style = Piensa una ronda más allá. Lo mejor que tenemos.
