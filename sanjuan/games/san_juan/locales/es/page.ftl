### La página: preparación, mesa, menú, hoja de puntos, botones y palabras para quien escucha la página.

title = San Juan
    .tagline = Levanta una ciudad al sol
    .stage = { $done } de { $whole } edificios
    .full = San Juan, primera edición
title-ed2 =
    .full = San Juan, segunda edición

## Botones

act-cities = Ver las ciudades
act-city = Ver la ciudad


## La mesa

table-round = Ronda { $round }
review-round = Ronda
review-round-no = { $round ->
        [0] Preparación
       *[other] Ronda { $round }
    }
review-round-back = Una ronda atrás
review-round-next = Una ronda adelante
table-governor = Gobernador
table-house = Casa de comercio
table-unseen = { $n ->
        [one] { $n } lista de precios aún no vista
       *[other] { $n } listas de precios aún no vistas
    }
table-roles = Personajes
table-extras = Expansiones
table-draw = Mazo
table-discard = Descarte
table-city = Ciudad
table-city-of = Ciudad: { $name }
table-my-city = Tu ciudad
table-built = { $n } de { $limit }
table-tucked = { $n ->
        [one] { $n } guardada
       *[other] { $n } guardadas
    }
table-covered = Cubre: { $cards }
table-aside-keep = Has robado
table-aside-gold_mine = Mina de oro

## Hoja de puntos

score-text-tie = { $you ->
        [yes] { $points } puntos cada uno. Deciden cartas y mercancías: { $mine } contra { $theirs } (tú).
       *[no] { $points } puntos cada uno. Deciden cartas y mercancías: { $mine } contra { $theirs } ({ $other }).
    }
score-text-shared = { $points } puntos cada uno, y las mismas cartas y mercancías.
score-buildings = Edificios
score-chapel = Capilla
score-tie_break = Desempate: cartas + mercancías

## Para quien escucha la página

label-six = { $card }, coste { $cost }. { $power }.
zoom-sofar = Puntos ahora
label-sofar = Ahora { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }.
label-good = { $good } encima
label-prices = { $good }: { $price ->
        [one] { $price } carta
       *[other] { $price } cartas
    }
label-drop = { $price ->
        [0] Construir aquí gratis
       *[other] Construir aquí por { $price }
    }
label-over = { $price ->
        [0] Construir gratis sobre { $the }
       *[other] Construir sobre { $the } por { $price }
    }
## Una primera partida

goal-line = Gana quien tiene más puntos; la partida acaba en cuanto alguien tiene 12 edificios.
