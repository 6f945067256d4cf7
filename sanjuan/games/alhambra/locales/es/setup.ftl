### Lo que Alhambra dice en la preparación.

setup-martin = se une a una mesa de dos
    .text = Recibe 6 edificios al principio, 6 tras la puntuación A, un tercio del mazo tras la B. Puntúa, no tiene turno y no puede ganar. Lo que compras se lo puedes dar.
setup-scored = Qué se puntúa
    .help = A y B cuando sale su carta, C al final
setup-cards = { $n } cartas, de { $least } a { $most }
setup-points = Puntuación A: { $a }. B: { $b }. C: { $c }.
setup-with_martin = y Martin
setup-buildings = { $n } edificios
setup-money = { $n } cartas de dinero
