### Los jugadores del ordenador: un nombre, un modo de jugar en una frase.

bot-newcomer = Hamid
    .full = Hamid
    .style = Recién llegado: compra lo que puede pagar.
    .won = ¿Así se gana aquí? Me gusta esta ciudad.
    .lost = He vuelto a pagar de más, ¿verdad?
bot-collector = Zaida
    .full = Zaida
    .style = Ahorra una sola moneda y luego golpea.
    .won = Esperé la moneda adecuada. Y llegó.
    .lost = Tanto azul, y el patio quería amarillo.
bot-gardener = Yusuf
    .full = Yusuf
    .style = Quiere todos los jardines, cuesten lo que cuesten.
    .won = Escucha: las fuentes. Todas son mías.
    .lost = Me dejaste los jardines. No pido más.
bot-reckoner = Raquel
    .full = Raquel
    .style = Solo juega para la última puntuación.
    .won = La que cuenta es la última puntuación.
    .lost = Lo tenía todo calculado, menos a ti.
bot-vizier = Idris
    .full = Idris el Visir
    .style = Ve dos rondas más allá. Lo mejor que tenemos.
    .won = Hace dos rondas ya veía esta tarde.
    .lost = Has visto más lejos que yo. Enséñame.
