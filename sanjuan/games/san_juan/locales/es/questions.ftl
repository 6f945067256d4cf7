### La pregunta abierta: su título, ayuda (.help) y lo que dicen sus dos botones (.confirm, .pass).
### $n es cuánto se ha elegido; $role, $card valen «none» mientras no se elige nada.

ask-role = Elige un personaje
    .help = { $role ->
        [none] Todos lo juegan. El privilegio es solo tuyo.
       *[other] { $help }
    }
    .confirm = { $role ->
        [none] Elige un personaje
       *[other] Toma { $the }
    }
ask-library = ¿Usar la Biblioteca?
    .help = { $name }: { $doubled }. Con 2 jugadores la Biblioteca duplica solo un privilegio por ronda.
    .confirm = Duplicar el privilegio
    .pass = Esta vez no
ask-build = { $privilege ->
        [yes] Eres el constructor
       *[other] Construye un edificio
    }
    .help = { $card ->
        [none] { $discount ->
            [0] Elige una carta de tu mano, o pasa.
           *[other] Construye un edificio, cuesta { $discount } menos, o pasa.
        }
       *[other] Confirma, o elige otra carta.
    }
    .lifted = Coloca { $the }
    .confirm = { $card ->
        [none] Construye
       *[other] { $price ->
            [0] Construye gratis { $the }
           *[other] Construye { $the } por { $price }
        }
    }
    .pass = Pasar
ask-build-over = Construye sobre un edificio
ask-pay = { $price ->
        [one] Paga { $price } carta
       *[other] Paga { $price } cartas
    }
    .help = { $goods ->
        [yes] Elige cartas, o hasta 2 mercancías, para pagar { $the }.
       *[other] Elige las cartas que descartas para { $the }.
    }
    .confirm = { $price ->
        [one] Paga { $price } carta
       *[other] Paga { $price } cartas
    }
ask-produce = { $limit ->
        [one] Produce { $limit } mercancía
       *[other] Produce hasta { $limit } mercancías
    }
    .help = Elige edificios de producción vacíos.
    .confirm = { $n ->
        [0] Produce mercancías
        [one] Produce { $n } mercancía
       *[other] Produce { $n } mercancías
    }
    .pass = Pasar
ask-sell = { $limit ->
        [one] Vende { $limit } mercancía
       *[other] Vende hasta { $limit } mercancías
    }
    .help = Elige mercancías: robas tantas cartas como valen.
    .confirm = { $n ->
        [0] Vende
       *[other] { $sum ->
            [one] Vende por { $sum } carta
           *[other] Vende por { $sum } cartas
        }
    }
    .pass = Pasar
ask-keep = { $count ->
        [one] Quédate { $count } carta
       *[other] Quédate { $count } cartas
    }
    .help = { $count ->
        [one] Elígela entre las { $of } cartas que has robado. El resto se descarta.
       *[other] Elígelas entre las { $of } cartas que has robado. El resto se descarta.
    }
    .confirm = { $count ->
        [one] Quédate { $count } carta
       *[other] Quédate { $count } cartas
    }
ask-discard = { $count ->
        [one] Descarta { $count } carta
       *[other] Descarta { $count } cartas
    }
    .help = { $why ->
        [archive] El Archivo te deja descartar de toda tu mano.
       *[other] Empieza una nueva ronda y tienes demasiadas cartas.
    }
    .confirm = { $count ->
        [one] Descarta { $count } carta
       *[other] Descarta { $count } cartas
    }
ask-gold_mine = Toma una carta de la Mina de oro
    .help = Los cuatro costes son distintos: toma una carta, o ninguna.
    .confirm = { $card ->
        [none] Toma una carta
       *[other] Toma { $the }
    }
    .pass = No tomar ninguna
ask-chapel = ¿Guardar una carta bajo la Capilla?
    .help = Da 1 punto al final de la partida. Nadie más la ve.
    .confirm = { $card ->
        [none] Guarda una carta
       *[other] Guarda { $the }
    }
    .pass = No guardar nada
ask-start_hand = Elige tu mano inicial
    .help = Quédate { $count } de tus { $of } cartas.
    .confirm = { $count ->
        [one] Quédate { $count } carta
       *[other] Quédate { $count } cartas
    }

## Una opción, en palabras

option-use = Duplicar el privilegio
option-good = { $card } ({ $good })
