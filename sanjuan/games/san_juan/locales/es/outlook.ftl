### Lo que me daría ahora cada personaje: en su ficha (.short), y como frase.

gives-builder = { $n ->
        [0] Ahora no puedes pagar ningún edificio.
        [one] Puedes pagar { $n } edificio de tu mano.
       *[other] Puedes pagar { $n } edificios distintos.
    }
    .short = { $n ->
        [0] Nada que construir
       *[other] Puedes construir { $n }
    }
gives-producer = { $n ->
        [0] No tienes dónde producir.
        [one] Ahora produces { $n } mercancía.
       *[other] Ahora produces { $n } mercancías.
    }
    .short = { $n ->
        [0] Nada que producir
       *[other] Produce { $n }
    }
gives-trader = { $n ->
        [0] No tienes mercancías que vender.
        [one] { $known ->
            [yes] Vendes { $n } mercancía, por { $cards } según la próxima lista de precios.
           *[no] Vendes { $n } mercancía; la próxima lista de precios no se conoce.
        }
       *[other] { $known ->
            [yes] Vendes { $n } mercancías, por { $cards } según la próxima lista de precios.
           *[no] Vendes { $n } mercancías; la próxima lista de precios no se conoce.
        }
    }
    .short = { $n ->
        [0] Nada que vender
       *[other] { $known ->
            [yes] Vende { $n } por { $cards }
           *[no] Vende { $n }
        }
    }
gives-councillor = Miras { $n } y te quedas con { $keeps }.
    .short = Mira { $n }, elige { $keeps }
gives-prospector = { $mines ->
        [0] { $n ->
            [one] Robas { $n } carta.
           *[other] Robas { $n } cartas.
        }
       *[other] { $n ->
            [one] Robas { $n } carta, y tu mina excava.
           *[other] Robas { $n } cartas, y tu mina excava.
        }
    }
    .short = { $mines ->
        [0] { $n ->
            [one] Roba { $n } carta
           *[other] Roba { $n } cartas
        }
       *[other] Roba { $n } y excava
    }
