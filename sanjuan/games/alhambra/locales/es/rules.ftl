### Las reglas: un capítulo es «rules-<capítulo>», con sus párrafos .p1, .p2 ...; tools/rulebook.py hace la página.
### Entre corchetes está lo que se puede seguir: [tower] es una categoría, [#end] un capítulo.
### Las cifras vienen del motor, véase people/rulebook.py.

rules-title = Las reglas
    .about = Alhambra, el juego de cartas, de 2 a 6 jugadores
rules-category = Categoría
rules-colour = Color
rules-prices = Precios
rules-colour-pavilion = azul
rules-colour-seraglio = rojo
rules-colour-arcades = marrón
rules-colour-chambers = blanco
rules-colour-garden = verde
rules-colour-tower = violeta
rules-place-a1 = A: 1.º
rules-place-b1 = B: 1.º
rules-place-b2 = B: 2.º
rules-place-c1 = C: 1.º
rules-place-c2 = C: 2.º
rules-place-c3 = C: 3.º
rules-points-a = Puntos en A
rules-points-b = en B
rules-points-c = en C

rules-aim = Objetivo del juego
    .p1 = Construyes un palacio con edificios de seis categorías. Tres veces en la partida se puntúa cada categoría: quien tiene más edificios de ella recibe puntos. De una puntuación a otra son más. Al final gana quien tiene más puntos.
    .p2 = Solo cuenta el número de edificios, nunca su precio.

rules-setup = Preparación
    .p1 = Los { $buildings } edificios se barajan. Cuatro de ellos están boca arriba en el patio de obras, uno en cada casilla. Cada casilla tiene una moneda: amarillo, azul, verde y naranja de izquierda a derecha.
    .p2 = Hay { $money } cartas de dinero en cuatro monedas, de 1 a { $highest }, { $copies } de cada una. Todos reciben cartas hasta sumar { $capital } o más, en cualquier moneda: entre { $capital } y { $richest }. Desde entonces nadie ve la mano de los demás.
    .p3 = Cuatro cartas de dinero están boca arriba en una fila. El resto se reparte en { $fifths } montones iguales. La carta de puntuación A va en el segundo y la B en el cuarto; después los montones se juntan, el primero encima.
    .p4 = Empieza quien tiene menos cartas. Si varios tienen las mismas, empieza el de menor suma.

rules-turn = Tu turno
    .p1 = Elige una de las dos acciones: tomar dinero ([#taking]) o comprar un edificio ([#buying]). No se puede pasar.
    .p2 = Después se repone lo que falta ([#refill]) y juega quien está a tu izquierda.

rules-taking = Tomar dinero
    .p1 = Toma una de las cartas de dinero visibles, valga lo que valga. O toma varias que sumen { $together } como máximo; sus monedas pueden ser distintas.

rules-buying = Comprar un edificio
    .p1 = Un edificio se paga en la moneda de su casilla, con su precio por lo menos. Puedes pagar más, pero no se da cambio. El dinero va al descarte y el edificio a tu palacio, a la vista de todos.
    .p2 = Los precios van de { $cheapest } a { $dearest }: mira [#buildings].

rules-exact = Pagar el precio exacto
    .p1 = Si pagas exactamente el precio, vuelves a jugar y eliges de nuevo entre las dos acciones. Así puedes comprar hasta cuatro edificios en un turno y tomar dinero además: { $actions } acciones.
    .p2 = No se repone nada hasta que termina tu turno.
    .p3 = Lo que cuenta es la suma: 3, 4 y 2 pagan exactamente un precio de 9.

rules-refill = El final de un turno
    .p1 = Nuevos edificios llenan las casillas vacías de izquierda a derecha; después se añade dinero hasta que hay { $row } cartas en la fila.
    .p2 = Cuando se acaba el mazo de dinero, el descarte se baraja y pasa a ser el nuevo.
    .p3 = Cuando sale una carta de puntuación, se puntúa enseguida ([#scoring]); luego queda fuera del juego y otra carta ocupa su lugar.

rules-scoring = Las puntuaciones
    .p1 = A y B llegan cuando salen sus cartas, C al final de la partida. A está en el segundo quinto del dinero y B en el cuarto: no llegan muy pronto ni una justo después de otra.
    .p2 = En A solo da puntos el primer puesto de cada categoría, en B los dos primeros, en C los tres primeros. Quien no tiene ningún edificio de una categoría no ocupa ningún puesto en ella.

rules-ties = Los empates
    .p1 = Los jugadores empatados comparten los puestos que ocupan juntos: los puntos de esos puestos se suman, se dividen entre los jugadores y se redondean hacia abajo. Un puesto que no da nada cuenta 0.
    .p2 = Dos jugadores son primeros en [tower] en la puntuación B: 13 + 6 = 19, así que cada uno recibe 9.
    .p3 = En la puntuación C dos jugadores tienen tres Jardines cada uno y otros dos tienen dos. Los primeros comparten 20 + 12 y reciben 16 cada uno; los otros comparten los 5 del tercer puesto y reciben 2 cada uno.

rules-end = El final de la partida
    .p1 = La partida termina después del turno tras el que ya no se pueden llenar las cuatro casillas. El patio de obras se repone aún lo que se pueda, de izquierda a derecha. Si el último edificio de todos lo llena justo, la partida sigue.
    .p2 = Cada edificio que queda es para quien tiene más dinero de la moneda de su casilla. Su precio ya no importa y no se paga nada: el mismo dinero puede ganar varios edificios. En caso de empate, también a 0, no lo recibe nadie.
    .p3 = Después viene la puntuación C. Gana quien tiene más puntos; con los mismos puntos la victoria se comparte.

rules-two = Dos jugadores y Martin
    .p1 = Dos juegan con { $money2 } cartas de dinero, { $copies2 } de cada una, y con Martin, un tercer jugador imaginario. Colecciona edificios y puntúa como un jugador, pero no tiene dinero ni turno. No puede ganar.
    .p2 = Martin recibe los { $martins } primeros edificios antes de llenar el patio de obras, { $martins } más justo después de la puntuación A y un tercio del mazo, redondeado hacia abajo, justo después de la puntuación B.
    .p3 = Cada vez que compras un edificio, puedes regalárselo a Martin en lugar de quedártelo. Un pago exacto cuenta igual.
    .p4 = Cuando Martin comparte un puesto, su parte se pierde.

rules-buildings = Los edificios
    .p1 = Cuanto más cara es una categoría, más cartas tiene y más puntos da.

rules-seen = Lo que está oculto
    .p1 = Están ocultas las manos, el orden de los dos mazos y el lugar de las cartas de puntuación. Todo lo demás se ve: los palacios, los puntos, cuántas cartas tiene cada uno y qué cartas ha tomado o pagado.

rules-here = Cómo juega esta mesa
    .p1 = Lo que no deja elección no se pregunta: si solo todas tus cartas de una moneda alcanzan el precio, se pagan. Después de un pago exacto tienes que volver a jugar mientras puedas.
    .p2 = Puedes deshacer una respuesta mientras no se haya descubierto nada nuevo.
    .p3 = Donde las reglas impresas callan: las cartas de más van a los primeros de los { $fifths } montones; con igual número e igual suma empieza el primer asiento; quien no puede hacer nada pasa; una carta de puntuación que no ha salido cuando se acaban los edificios se omite; si sale en la última reposición, se puntúa antes del final.
