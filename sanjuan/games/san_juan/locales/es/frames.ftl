### El juego en un marco de páginas ajenas, y lo que una página así pidió en vano.

frame-title = San Juan, un juego de cartas
frame-line = Un juego de cartas contra el ordenador

## Por qué un texto no es una posición; se citan palabras de ese texto

position-seats = San Juan es para 2 a 4 jugadores, no para { $count }
position-tile = { $where }: no hay loseta de precios «{ $value }»
position-cards = { $count } cartas en un juego de { $most }
position-unknown = { $where }: { $what ->
        [card] carta desconocida
        [role] personaje desconocido
        [phase] fase desconocida
        [question] pregunta desconocida
        [option] opción desconocida
        [field] campo desconocido
        [step] paso desconocido
       *[other] parte desconocida
    }, «{ $name }»; ¿quizá «{ $near }»?
position-hidden = { $where }: una carta o loseta oculta
