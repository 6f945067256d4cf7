### La pregunta abierta: su título, ayuda (.help) y lo que dicen sus dos botones (.confirm, .pass).
### $n es cuánto se ha elegido; $role, $card valen «none» mientras no se elige nada.

ask-role = Elige un personaje
    .help = { $role ->
        [none] Todos lo juegan. El privilegio es solo tuyo.
       *[other] { $help }
    }
    .confirm = { $role ->
        [none] Elegir un personaje
       *[other] Tomar { $the }
    }
ask-library = ¿Usar la Biblioteca?
    .help = { $name }: { $doubled }. Con 2 jugadores la Biblioteca solo duplica un privilegio por ronda.
    .confirm = Duplicar el privilegio
    .pass = Esta vez no
ask-build = { $privilege ->
        [yes] Eres el constructor
       *[other] Construye un edificio
    }
    .help = { $card ->
        [none] { $discount ->
            [0] Elige una carta de tu mano, o pasa.
           *[other] { $discount ->
                [one] Construye por { $discount } carta menos, o pasa.
               *[other] Construye por { $discount } cartas menos, o pasa.
            }
        }
       *[other] Confirma, o elige otra carta.
    }
    .lifted = Coloca { $the }
    .confirm = { $card ->
        [none] Construir
       *[other] { $price ->
            [0] Construir gratis { $the }
           *[other] Construir { $the } por { $price }
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
        [one] Pagar { $price } carta
       *[other] Pagar { $price } cartas
    }
ask-produce = { $limit ->
        [one] Produce { $limit } mercancía
       *[other] Produce hasta { $limit } mercancías
    }
    .help = Elige edificios de producción vacíos.
    .confirm = { $n ->
        [0] Producir mercancías
        [one] Producir { $n } mercancía
       *[other] Producir { $n } mercancías
    }
    .pass = Pasar
ask-sell = { $limit ->
        [one] Vende { $limit } mercancía
       *[other] Vende hasta { $limit } mercancías
    }
    .help = Elige mercancías: robas tantas cartas como valen.
    .confirm = { $n ->
        [0] Vender
       *[other] { $sum ->
            [one] Vender por { $sum } carta
           *[other] Vender por { $sum } cartas
        }
    }
    .pass = Pasar
ask-keep = { $count ->
        [one] Quédate con { $count } carta
       *[other] Quédate con { $count } cartas
    }
    .help = { $count ->
        [one] Elígela entre las { $of } cartas que has robado. El resto se descarta.
       *[other] Elígelas entre las { $of } cartas que has robado. El resto se descarta.
    }
    .confirm = { $count ->
        [one] Quedarse con { $count } carta
       *[other] Quedarse con { $count } cartas
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
        [one] Descartar { $count } carta
       *[other] Descartar { $count } cartas
    }
ask-gold_mine = Toma una carta de la Mina de oro
    .help = Los cuatro costes son distintos: toma una carta, o ninguna.
    .confirm = { $card ->
        [none] Tomar una carta
       *[other] Tomar { $the }
    }
    .pass = No tomar ninguna
ask-chapel = ¿Guardar una carta bajo la Capilla?
    .help = Da 1 punto al final de la partida. Nadie más la ve.
    .confirm = { $card ->
        [none] Guardar una carta
       *[other] Guardar { $the }
    }
    .pass = No guardar nada
ask-start_hand = Elige tu mano inicial
    .help = Quédate con { $count } de tus { $of } cartas.
    .confirm = { $count ->
        [one] Quedarse con { $count } carta
       *[other] Quedarse con { $count } cartas
    }

## Una opción, en palabras

option-use = Duplicar el privilegio
option-good = { $card } ({ $good })
