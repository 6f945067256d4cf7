### Personajes y mercancías. .privilege: lo que recibe quien lo elige, .doubled: con una Biblioteca; .help: lo que hace
### tomarlo; .text: todo, por extenso.

role-builder = Constructor
    .the = el Constructor
    .privilege = Paga 1 carta menos
    .help = Todos pueden construir 1 edificio. Como constructor pagas 1 carta menos.
    .doubled = Paga 2 cartas menos
    .text = Todos, por turno, pueden construir 1 edificio de su mano y pagan su coste en cartas. Tu privilegio: pagas 1 carta menos.
role-producer = Capataz
    .the = el Capataz
    .privilege = Produce 1 mercancía más
    .help = Todos pueden producir 1 mercancía. Como capataz puedes producir 1 más.
    .doubled = Produce 2 mercancías más
    .text = Todos, por turno, pueden producir 1 mercancía en un edificio de producción vacío. Tu privilegio: produces 1 más.
role-trader = Mercader
    .the = el Mercader
    .privilege = Vende 1 mercancía más
    .help = Todos pueden vender 1 mercancía. Como mercader puedes vender 1 más.
    .doubled = Vende 2 mercancías más
    .text = Se revela una lista de precios. Todos, por turno, pueden vender 1 mercancía y roban tantas cartas como vale. Tu privilegio: vendes 1 más.
role-councillor = Alcalde
    .the = el Alcalde
    .privilege = Mira 3 cartas más
    .help = Todos roban 2 cartas y se quedan con 1. Como alcalde miras 3 más.
    .doubled = Mira 6 cartas más
    .text = Todos, por turno, roban 2 cartas y se quedan con 1 de ellas. Tu privilegio: miras 3 más.
role-prospector = Buscador de oro
    .the = el Buscador de oro
    .privilege = Roba 1 carta
    .help = Los demás no hacen nada.
    .doubled = Roba 2 cartas
    .text = Los demás no tienen nada que hacer. Tu privilegio: robas 1 carta.

good-indigo = añil
    .amount = { $n ->
        [1] añil
       *[other] { $n } de añil
    }
good-sugar = azúcar
    .amount = { $n ->
        [1] azúcar
       *[other] { $n } de azúcar
    }
good-tobacco = tabaco
    .amount = { $n ->
        [1] tabaco
       *[other] { $n } de tabaco
    }
good-coffee = café
    .amount = { $n ->
        [1] café
       *[other] { $n } de café
    }
good-silver = plata
    .amount = { $n ->
        [1] plata
       *[other] { $n } de plata
    }

phase-builder = Fase del constructor
phase-producer = Fase del capataz
phase-trader = Fase del mercader
phase-councillor = Fase del alcalde
phase-prospector = Fase del buscador de oro
