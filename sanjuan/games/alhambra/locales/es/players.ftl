### Los jugadores del ordenador: un nombre, un modo de jugar en una frase.

bot-newcomer = Hamid
    .full = Hamid
    .style = Recién llegado: compra lo que puede pagar.
bot-collector = Zaida
    .full = Zaida
    .style = Ahorra una sola moneda y luego golpea.
bot-gardener = Yusuf
    .full = Yusuf
    .style = Quiere todos los jardines, cuesten lo que cuesten.
bot-reckoner = Raquel
    .full = Raquel
    .style = Solo juega para la última puntuación.
bot-vizier = Idris
    .full = Idris el Visir
    .style = Ve dos rondas más allá. Lo mejor que tenemos.
