### La mesa: los demás, las nueve horas, mi personaje, mi ciudad, las imágenes de las preguntas, los primeros planos.
### $character, $district y $card son nombres sin artículo; $rank y $n son números.

## Las cartas y lo que hay sobre ellas

label-district = { $district }, { $type }, coste { $cost }
label-character = { $rank }, { $character }
label-coin = con una moneda del Artista
label-under = { $n ->
        [one] { $n } carta debajo
       *[other] { $n } cartas debajo
    }
label-gold = { $n } de oro

## Los demás

city-of = { $name }
city-built = { $n } de { $size } distritos
city-empty = Todavía no hay nada construido.
table-crown = tiene la corona
seat-swap = { $mine } por { $theirs }
safe-complete = Completa: a salvo
safe-bishop = Obispo: a salvo
five-types = Cinco tipos
five-there = { $type }: construido
five-missing = { $type }: falta
five-all = Los cinco tipos: 3 puntos más.
five-lacking = { $n ->
        [one] Para los cinco tipos falta: { $types }
       *[other] Para los cinco tipos faltan: { $types }
    }

## Las nueve horas

table-ranks = Personajes de esta partida
rank-offered = Para elegir
rank-passed = Pasado
rank-before = No visto
rank-out = Boca arriba
    .long = Está boca arriba: nadie lo tiene en esta ronda.
rank-called = Llamado
rank-nobody = Nadie
rank-down = Boca abajo
mark-killed = asesinado
mark-robbed = será robado
mark-bewitched = embrujado
mark-warrant = una orden
mark-signed = la orden firmada
mark-threat = una amenaza
mark-flower = la amenaza real
may-out = Está boca arriba en esta ronda.
may-nobody = Nadie puede tenerlo.
may-some = { $n ->
        [0] Está boca abajo.
        [one] Un jugador puede tenerlo{ $down ->
            [yes] { "" }, o está boca abajo.
           *[no] .
        }
       *[other] { $n } jugadores pueden tenerlo{ $down ->
            [yes] { "" }, o está boca abajo.
           *[no] .
        }
    }

## Mi personaje y mi ciudad

table-mine = Tu ciudad
swap-character = Poner delante: { $character } ({ $rank })
mine-choosing = elige
mine-rank = rango { $rank }
power-income = { $n ->
       *[other] Renta: { $n }
    }
    .help = por tus distritos
power-used = usado
power-open = ahora no
power-assassin = Asesinar
    .help = a un personaje
power-witch = Embrujar
    .help = a un personaje
power-magistrate = Órdenes
    .help = tres, una firmada
power-thief = Robar
    .help = a un personaje
power-spy = Espiar
    .help = una mano
power-blackmailer = Amenazar
    .help = a dos personajes
power-magician = Cambiar
    .help = manos o cartas
power-wizard = Tomar una carta
    .help = de una mano
power-seer = Leer
    .help = una carta de cada mano
power-emperor = Corona
    .help = para otro jugador
power-abbot = Recoger
    .help = 1 de oro del más rico
power-cardinal = Pedir prestado
    .help = oro a cambio de cartas
power-architect = Robar 2
    .help = cartas
power-navigator = Tomar 4
    .help = de oro o cartas
power-scholar = Robar 7
    .help = conservar 1
power-warlord = Destruir
    .help = un distrito
power-diplomat = Intercambiar
    .help = dos distritos
power-marshal = Tomar
    .help = un distrito
power-artist = Embellecer
    .help = 1 o 2 distritos
power-tax_collector = Recaudar
    .help = los impuestos
use = Usar
use-district = Usar: { $district }
chip-give-up = sacrificar
lifted = Construir: { $card }

## Lo que tengo delante

table-chars = Personajes para elegir
table-aside-keep = Cartas robadas
table-aside-scholar = Cartas robadas
table-aside-wizard_take = La mano de { $name }

## Imágenes de las preguntas: el nombre y, en .result, lo que resulta. $n es cuánto.

pic-turn-gold = Tomar { $n } de oro
    .result = { $extra ->
            [0] tendrías { $total }
           *[other] con { $extra } más, tendrías { $total }
        }
pic-turn-cards = { $all ->
        [yes] Robar { $n } cartas
       *[no] Robar { $n }, conservar 1
    }
    .result = { $extra ->
            [0] { $deck } en el mazo
           *[other] y { $extra } de oro; { $deck } en el mazo
        }
pic-tribute-gold = Dar 1 de oro
    .result = de { $gold } que tienes
pic-tribute-card = Dar 1 carta
    .result = una al azar de { $cards }
pic-navigate-gold = Tomar { $n } de oro
    .result = tendrías { $total }
pic-navigate-cards = Robar { $n } cartas
    .result = { $deck } en el mazo
pic-means-gold = Pagar { $n } de oro
    .result = { $left ->
            [one] queda { $left }
           *[other] quedan { $left }
        }
pic-means = { $card }
    .result = en vez de pagar
pic-wizard_build = Construir ya: { $card }
    .result = { $by_district ->
            [none] por { $n } de oro
           *[other] sacrificando un distrito
        }
pic-theater_give = { $card }
    .result = por uno que no ves
pic-threat-pay = { $n ->
        [0] Retirar la amenaza
       *[other] Pagar { $n } de oro
    }
    .result = { $own ->
            [yes] sigue siendo tuyo
           *[no] { $n ->
                [0] no te cuesta nada
               *[other] la mitad de tu oro
            }
        }
pic-reveal-reveal = Mostrar la flor
    .result = { $own ->
            [yes] tu oro sigue siendo tuyo
           *[no] te llevas todo el oro: { $n }
        }
pic-confiscate-confiscate = Confiscar
    .result = { $tax ->
            [0] gratis
           *[other] { $tax } de impuesto
        }; se { $n ->
            [one] devuelve
           *[other] devuelven
        } { $n }

## De cerca

zoom-notes = Conviene saber
zoom-who = Quién puede tenerlo
zoom-who-off = Piénsalo tú: los ajustes pueden mostrar lo que se deduce de las cartas que has visto.
zoom-others = Otros personajes
zoom-where = Dónde está
zoom-build = { $by ->
        [district] Puedes construirlo ahora sacrificando un distrito.
       *[gold] Puedes construirlo ahora por { $price }.
    }
zoom-copies = { $n ->
        [one] { $n } carta en la partida
       *[other] { $n } cartas en la partida
    }

## Mazos y lo que se puede deducir

pile-face-down = { $n } boca abajo
pile-districts = { $n ->
        [one] queda { $n }
       *[other] quedan { $n }
    }
pile-pot = Impuestos: { $n } de oro
act-unseen = Quién puede ser quién
unseen-help = Lo que se deduce de las cartas que has visto y de quién ha callado; nunca una suposición.
unseen-districts = Distritos aún por ver
unseen-left = { $n }
prefer-deduced = Quién puede ser quién
    .help = Dice lo que se deduce de las cartas que has visto.

## Lo que me ha pasado

told-kills = Te han asesinado
told-bewitches = Te han embrujado
told-robbed = Te han robado
told-flowered = La amenaza era real
told-swapped_characters = Han cambiado tu personaje
told-swapped_hands = Han cambiado tu mano
told-took_card = Te han quitado una carta
told-took_named = Te han quitado una carta
told-donated = Nadie tiene más oro que tú
told-borrowed = Has prestado oro
told-destroyed = Han destruido tu distrito
told-seized = Te han quitado un distrito
told-exchanged = Han intercambiado tu distrito
told-confiscated = Han confiscado tu distrito

## Por qué no

why-own-character = Tu propio personaje.
why-first-rank = El rango 1 está a salvo de ti.
why-killed = Asesinado: no dirá nada.
why-bewitched = Embrujado.
why-no-cards = Sin cartas.
why-crowned = Ya tenía la corona.
why-poor = Solo { $gold } de oro.
why-complete = La ciudad está completa.
why-shielded = El Obispo protege esta ciudad.
why-safe = A salvo del rango 8.
why-price = Costaría { $price }, tienes { $gold }.
why-too-dear = Cuesta más de 3.
why-twice = Ningún distrito dos veces en una ciudad.
why-coined = Ya tiene una moneda.
why-dear = Cuesta { $price }, tienes { $gold }.
why-built = Ya lo tienes.
why-limit = En este turno no puedes construir más.
why-gather = Primero recolecta.
why-never = No se construye nunca.
why-crowded = No con { $n } distritos o más.
why-navigator = La Navegante no construye.
score-uniques = Maravillas

## La ronda anterior

rounds-open = Ronda anterior
    .help = quién era qué
rounds-none = sin mostrar
rounds-told = Quién era qué, qué hizo y cuánto tiene
rounds-shown = Mostrados hasta ahora
rounds-times = { $character }: { $n ->
        [one] { $n } vez
       *[other] { $n } veces
    }
