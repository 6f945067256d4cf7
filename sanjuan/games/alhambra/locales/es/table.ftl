### La mesa: la carrera, el patio, el dinero, las puntuaciones, los primeros planos. $currency es uno de money-...

## El dinero por su color y su forma

money-yellow = círculos amarillos
money-blue = estrellas azules
money-green = cuadrados verdes
money-orange = bustos naranjas

label-money = { $value } en { $currency }
label-building = { $building }, precio { $price }

## La carrera

table-race = La carrera por cada categoría de edificios
race-comes = en { $range } { $most ->
        [one] carta
       *[other] cartas
    }
race-at-end = { $n ->
        [one] queda { $n } edificio
       *[other] quedan { $n } edificios
    }
race-over = ya pasó
race-points = Puntos
race-tie = empate
race-no-turn = no tiene turno
race-count = { $building }: { $n }
race-buildings = { $n ->
        [one] { $n } edificio
       *[other] { $n } edificios
    }
race-brings = { $building }: los puestos dan { $points }
race-place = { $tied ->
        [yes] comparte el
       *[no] en
    } { $place ->
        [1] primer
        [2] segundo
       *[other] tercer
    } lugar: daría { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

## Patio, mazos y la línea de las puntuaciones

yard-pays = Se paga en { $currency }
yard-exact = exacto
yard-exact-said = puedes pagar el precio exacto, tienes { $n }
yard-held = tienes { $n }
yard-short = { $n }, { $missing ->
        [1] falta { $missing }
       *[other] faltan { $missing }
    }
yard-empty = Aquí no hay edificio que se pague en { $currency }
why-short = Cuesta { $price } en { $currency }. Tienes { $n }, { $missing ->
        [1] falta { $missing }
       *[other] faltan { $missing }
    }.
why-currency = Este edificio se paga en { $currency }.
pile-money = { $n ->
        [one] { $n } carta de dinero
       *[other] { $n } cartas de dinero
    }
pile-buildings = { $n ->
        [one] queda { $n }
       *[other] quedan { $n }
    }
track-label = Las tres puntuaciones
track-over = La puntuación { $scoring } ya pasó. Verla otra vez.
track-next = La puntuación { $scoring } es la próxima.
track-later = La puntuación { $scoring } viene más tarde.
track-comes = { $least ->
        [1] { $most ->
            [1] { $scoring } llega con la próxima carta de dinero.
           *[other] { $scoring } llega en las próximas { $most } cartas de dinero.
        }
       *[other] { $scoring } llega en las próximas { $least } a { $most } cartas de dinero.
    }
track-at-end = { $n ->
        [one] C llega al final: queda { $n } edificio en el mazo.
       *[other] C llega al final: quedan { $n } edificios en el mazo.
    }
track-all-over = Las tres puntuaciones ya pasaron.

## Mi dinero y el pago

purse-mine = Tu dinero
purse-sum = { $n } en { $currency }
pay-exact = ¡Exacto!
pay-exact-said = Exactamente { $price }: juegas otra vez.
pay-over = { $n ->
        [1] sobra { $n }
       *[other] sobran { $n }
    }
pay-missing = { $n ->
        [1] falta { $n }
       *[other] faltan { $n }
    }
take-more = hasta { $n } más
take-full = no cabe más
would = Con este tienes { $n } y { $tied ->
        [yes] compartes el
       *[no] quedas en
    } { $place ->
        [1] primer
        [2] segundo
       *[other] tercer
    } lugar: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en la puntuación { $scoring }.
would-nothing = Con este tienes { $n }: todavía sin puesto en la puntuación { $scoring }.

## Un palacio, una puntuación, los últimos edificios

palace-of = El palacio de quién
palace-empty = Todavía no hay edificios.
scoring-text = { $scoring ->
        [A] Puntúa el primero de cada categoría. Los empates se reparten, redondeando hacia abajo.
        [B] Puntúan el primero y el segundo de cada categoría. Los empates se reparten, redondeando hacia abajo.
       *[other] Puntúan los tres primeros de cada categoría. Los empates se reparten, redondeando hacia abajo.
    }
scoring-at-once = Mostrar todo
scoring-now = Esta puntuación
scoring-gets = { $n } en total, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
scoring-none = { $n } en total, ningún punto
last-title = Los últimos edificios
last-text = El patio ya no se puede rellenar. Cada edificio es para quien tiene más dinero de su moneda. No se paga nada; si hay empate, nadie se lo lleva.
last-gets = { $me ->
        [yes] Te lo llevas con { $n }.
       *[no] { $who } se lo lleva con { $n }.
    }
last-tie = Empate: nadie se lo lleva.
last-had = { $me ->
        [yes] Tenías { $n }
       *[no] { $who } tenía { $n }
    }
last-go = A la puntuación C
last-none = No queda ningún edificio en el patio.

## Primeros planos

zoom-costs = Cuesta { $price } en { $currency }
zoom-price = Precio { $price }
zoom-who = Quién tiene cuántos
zoom-brings = Lo que dan los puestos
zoom-prices = Todos los precios
zoom-copies = { $n ->
        [2] Hay dos cartas como esta en el juego.
       *[other] Hay tres cartas como esta en el juego.
    }
zoom-mine = En tu mano: { $n }
zoom-missing = En el patio paga { $building }, precio { $price }: tienes { $n }, { $missing ->
        [1] falta { $missing }
       *[other] faltan { $missing }
    }.
zoom-enough = En el patio paga { $building }, precio { $price }: tienes { $n }, es suficiente.

## Lo que todos han visto

act-unseen = Dinero tomado a la vista
prefer-unseen = Mostrar el dinero que los demás tomaron a la vista
    .help = Todos ven lo que cada uno toma y paga. Las cartas del principio siguen siendo desconocidas.
unseen-hand = { $n } de { $hand } cartas conocidas
