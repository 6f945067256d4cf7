### Las opciones de la preparación: «option-NOMBRE» con su .help, «option-NOMBRE-VALOR».

option-edition = Edición
    .help = Se distinguen en algunas cartas
option-edition-1 = Primera
    .help = 110 cartas, la ciudad clásica
option-edition-2 = Segunda
    .help = 112 cartas, otros precios y funciones
option-deck = Mazo
    .help = 112 añade dos cartas a la segunda edición
option-deck-110 = 110 cartas
option-deck-112 = 112 cartas
option-start_hand = Elegir la mano
    .help = Roba de 5 a 8, quédate con 4
option-new_buildings = Nuevos edificios
    .help = Más cartas y la Catedral
option-new_buildings-33 = 33 cartas
option-events = Eventos
    .help = 6 cartas que tomas en vez de un personaje
