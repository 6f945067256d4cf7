### La página: preparación, mesa, menú, hoja de puntos, botones y palabras para quien escucha la página.

title = San Juan
    .tagline = Levanta una ciudad al sol

## Botones

act-confirm = Confirmar
act-pass = Pasar
act-undo = Deshacer
act-start = Empezar la partida
act-resume = Seguir la partida
act-rematch = Jugar otra vez
act-new = Nueva mesa
act-menu = Menú
act-review = Análisis
act-log = Crónica
act-skip = Avanzar
act-close = Cerrar
act-back = Volver a la mesa
act-cities = Ver las ciudades
act-score = Ver los puntos
act-look = Mostrar mi mano
act-export = Guardar la partida
act-import = Abrir partida
act-learn = Aprender
act-reload = Cargar la página de nuevo
act-cancel = Cancelar
act-clear = Borrar la selección
act-retry = Reintentar
act-zoom = Ver de cerca
act-city = Ver la ciudad

## Preparación

setup-title = Nueva mesa
setup-seats = Jugadores
setup-who = Quién juega en el sitio
setup-none-human = No juega ninguna persona: miras a los ordenadores.
setup-name = Nombre del sitio
setup-you = Tú
setup-edition = Edición
setup-edition-1 = Primera
setup-edition-2 = Segunda
setup-deck = Mazo
setup-deck-110 = 110 cartas
setup-deck-112 = 112 cartas
setup-language = Idioma
setup-start_hand = Elegir la mano
    .help = Roba de 5 a 8, quédate 4
setup-expansions = Expansiones
setup-new_buildings = Nuevos edificios
    .help = { $n } cartas y la Catedral
setup-printing = Tirada
setup-printing-30 = 30 cartas
setup-printing-33 = 33 cartas
setup-events = Eventos
    .help = 6 cartas que tomas en vez de un personaje
setup-seed = N.º de reparto
    .help = El mismo número reparte las mismas cartas. Déjalo vacío para un reparto nuevo.
setup-busy = Preparando la mesa…
setup-engine = Las reglas aún se cargan; mientras tanto puedes elegir.


name-player = Jugador { $n }

## La mesa

table-round = Ronda { $round }
table-governor = Gobernador
table-house = Casa de comercio
table-seen = Vistas
table-unseen = { $n ->
        [one] { $n } lista de precios aún no vista
       *[other] { $n } listas de precios aún no vistas
    }
table-roles = Personajes
table-extras = Expansiones
table-draw = Mazo
table-discard = Descarte
table-log = Crónica
table-log-empty = Todavía no ha pasado nada.
table-hand = Mano
table-hand-empty = Tu mano está vacía
table-city = Ciudad
table-city-of = Ciudad: { $name }
table-my-city = Tu ciudad
table-deeds = Últimas jugadas
table-built = { $n } de { $limit }
table-tucked = { $n ->
        [one] { $n } guardada
       *[other] { $n } guardadas
    }
table-covered = Cubre: { $cards }
table-thinking = { $name } está pensando…
table-wait = Un momento…
table-aside-keep = Has robado
table-aside-gold_mine = Mina de oro
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
menu-theme = Luz
theme-day = Día
theme-night = Noche
theme-auto = Como el dispositivo
menu-game = Esta partida
menu-seed = Número de reparto: { $seed }

## Pasar el dispositivo

curtain-title = Pasa el dispositivo a { $name }
curtain-text = La otra mano está oculta. { $name } toca la pantalla para seguir.

## Hoja de puntos

score-title = Puntuación final
score-win = { $me ->
        [yes] Has ganado
       *[no] Gana { $who }
    }
score-shared = Victoria compartida: { $who }
score-text = { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
score-text-tie = { $points } puntos cada uno. Deciden cartas y mercancías: { $mine } contra { $theirs } ({ $other }).
score-text-shared = { $points } puntos cada uno, y las mismas cartas y mercancías.
score-buildings = Edificios
score-chapel = Capilla
score-total = Total
score-tie_break = Desempate: cartas + mercancías
score-rank = Puesto { $n }
score-nothing = nada

## Para quien escucha la página

label-card = { $points ->
        [one] { $card }, coste { $cost }, { $points } punto. { $power }.
       *[other] { $card }, coste { $cost }, { $points } puntos. { $power }.
    }
label-six = { $card }, coste { $cost }. { $power }.
price-part = { $why } −{ $n }
price-why = Cuesta { $cost }: { $parts }; ahora { $price ->
        [0] nada
       *[other] { $price }
    }.
label-price = ahora { $price ->
        [0] gratis
       *[other] { $price }
    }
label-good = { $good } encima
label-hand = { $n ->
        [one] { $n } carta en la mano
       *[other] { $n } cartas en la mano
    }
label-points = { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
label-cards = { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
label-taken = lo tomó { $name }
label-now = en juego
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
