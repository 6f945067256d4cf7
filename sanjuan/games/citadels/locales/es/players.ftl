### Los jugadores del ordenador: un nombre, un modo de jugar en una frase.

bot-squire = Colin
    .full = Colin
    .style = Nuevo en la corte: toma lo que paga enseguida.
bot-miser = Ambroise
    .full = Ambroise
    .style = Guarda su oro para lo más caro.
bot-brigand = Renaud
    .full = Renaud
    .style = Mata, roba y quema a quien se cruce.
bot-mason = Gaspard
    .full = Gaspard
    .style = Construye y construye, y va a lo suyo.
bot-chancellor = Mathilde
    .full = Mathilde la Canciller
    .style = Sabe quién eres antes de que elijas. Lo mejor que tenemos.
