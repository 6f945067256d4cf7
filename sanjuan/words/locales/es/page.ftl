### La página: preparación, mesa, menú, hoja de puntos, botones y palabras para quien escucha la página.

## Botones

act-confirm = Confirmar
act-pass = Pasar
act-undo = Deshacer
act-start = Empezar la partida
act-resume = Continuar la partida
act-rematch = Jugar otra vez
act-new = Nueva mesa
act-menu = Menú
act-review = Analizar
act-log = Registro
act-skip = Avanzar
act-close = Cerrar
act-back = Volver a la mesa
act-score = Ver los puntos
act-look = Mostrar mi mano
act-go-on = Seguir
act-export = Guardar la partida
act-import = Abrir una partida
act-join-table = Unirse a una mesa
act-learn = Aprender
act-reload = Recargar la página
act-cancel = Cancelar
act-clear = Borrar la selección
act-retry = Reintentar
act-zoom = Ver de cerca

## Preparación

setup-title = Nueva mesa
setup-seats = Jugadores
    .help = de { $least } a { $most }; elige un asiento para cambiarlo
setup-who = Quién juega en el asiento
setup-none-human = No juega ninguna persona: ves jugar al ordenador.
setup-name = Nombre en el asiento
setup-you = Tú
setup-language = Idioma
setup-seed = N.º de reparto
    .help = El mismo número reparte las mismas cartas. Déjalo vacío para un reparto nuevo.
setup-busy = Preparando la mesa…
setup-engine = Puedes elegir mientras se cargan las reglas: { $share }
engine-share = Cuánto del juego ha llegado
engine-broken = La conexión se ha cortado al { $share }

name-player = Jugador { $n }

## La mesa

table-round = Ronda { $round }
laid-given = Tu respuesta: { $what }
laid-waits = La partida sigue en cuanto lleguen las reglas.
msg-laid = Hubo que preparar la mesa de nuevo; decide otra vez.
table-log = Registro
table-zones = En la mesa
table-log-empty = Todavía no ha pasado nada.
table-hand = Mano
table-hand-empty = Tu mano está vacía
table-deeds = Últimas jugadas
table-thinking = { $name } está pensando…
table-wait = Un momento…
table-skipping = Avanzando…

## Una carta de cerca

zoom-cost = Coste
zoom-price = Ahora
zoom-points = Puntos
zoom-copies = En el mazo

## Menú

menu-title = Menú
menu-speed = Ritmo de los demás
speed-calm = ½×
speed-normal = 1×
speed-fast = 2×
speed-faster = 4×
speed-instant = Al instante
menu-theme = Tema
theme-day = Día
theme-night = Noche
theme-auto = Como el dispositivo
menu-game = Esta partida

## Pasar el dispositivo

curtain-title = Pasa el dispositivo a { $name }
curtain-text = Todas las manos están ocultas. { $name } puede seguir.
idle-title = Nada que decidir, { $name }
idle-text = El dispositivo te llega siempre en este momento, para que nadie sepa si se te ha preguntado algo.
digest-title = Desde tu último turno
digest-more = { $n ->
        [one] Hay 1 línea más en el registro.
       *[other] Hay { $n } líneas más en el registro.
    }

## Hoja de puntos

score-title = Puntuación final
act-count-all = Mostrar todo
score-counting = Los puntos
score-counting-text = se están contando…
score-win = { $me ->
        [yes] Has ganado
       *[no] Gana { $who }
    }
score-shared = { $me ->
        [yes] Compartes la victoria con { $who }
       *[no] Victoria compartida: { $who }
    }
score-text = { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
score-text-tie = { $you ->
        [yes] { $points } puntos cada uno. Desempate: { $mine } contra { $theirs } (tú).
       *[no] { $points } puntos cada uno. Desempate: { $mine } contra { $theirs } ({ $other }).
    }
score-text-shared = { $points ->
        [one] { $points } punto cada uno.
       *[other] { $points } puntos cada uno.
    }
score-total = Total
score-rank = Puesto { $n }
score-nothing = nada

## Para quien escucha la página

label-card = { $points ->
        [one] { $card }, coste { $cost }, { $points } punto. { $power }.
       *[other] { $card }, coste { $cost }, { $points } puntos. { $power }.
    }
price-part = { $why } −{ $n }
price-why = Cuesta { $cost }: { $parts }; ahora { $price ->
        [0] nada
       *[other] { $price }
    }.
label-price = ahora { $price ->
        [0] gratis
       *[other] { $price }
    }
label-hand = { $n ->
        [one] { $n } carta en la mano
       *[other] { $n } cartas en la mano
    }
table-order = Orden de turno: { $n }
label-points = { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
label-cards = { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
label-taken = { $me ->
        [yes] lo tomaste
       *[no] lo tomó { $name }
    }
label-now = en juego
