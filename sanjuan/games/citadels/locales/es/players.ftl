### Los jugadores del ordenador: un nombre, un modo de jugar en una frase.

bot-squire = Colín
    .full = Colín el Escudero
    .style = Toma lo que paga y construye lo barato.
    .won = Mi señor no se lo va a creer.
    .lost = El estandarte lo llevo bien. Lo demás lo estoy aprendiendo.
bot-miser = Odón
    .full = Odón el Avaro
    .style = Guarda oro para los distritos más caros.
    .won = Cada moneda valió la espera.
    .lost = Tanto oro y nada que enseñar.
bot-brigand = Mahalda
    .full = Mahalda la Bandida
    .style = Mata, roba y quema por gusto.
    .won = Solo cogí lo que dejaste por ahí.
    .lost = Cierra bien la puerta esta noche. Volveré.
bot-mason = Gil
    .full = Gil el Albañil
    .style = Construye deprisa y cuida de su ciudad.
    .won = Piedra sobre piedra. Nadie miró hacia mí.
    .lost = Tus muros son más rectos que los míos. Se nota.
bot-chancellor = Blanca
    .full = Blanca la Canciller
    .style = Piensa una ronda más allá. Lo mejor que tenemos.
    .won = Supe quién eras antes que tú.
    .lost = Nunca eras quien yo pensaba. Mis respetos.
