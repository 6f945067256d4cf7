### El inicio, donde están los juegos, y lo que dice la preparación de cada juego.

act-home = Todos los juegos
home-new = Partida nueva
home-continue = Continuar
home-learn = Aprender
home-running = Hay una partida en curso
home-over = La puntuación de la última partida
home-round = Ronda { $n }
home-points = { $how ->
        [lead] vas ganando { $mine } a { $best }
        [level] empate a { $mine }
       *[behind] vas perdiendo { $mine } a { $best }
    }
kept-today = hoy
kept-yesterday = ayer
home-players = { $least }–{ $most } jugadores
home-daily = Reparto del día
    .help = Las mismas cartas para todos
home-daily-play = Jugar
daily-chosen = El reparto del día está elegido
daily-start = Jugar el reparto del día
home-daily-won = Ganado con { $n }
home-daily-played = { $n ->
        [one] Jugado: { $n } punto
       *[other] Jugado: { $n } puntos
    }
setup-corner = Idioma y tema
setup-seat = Asiento { $n }
setup-players = { $n } jugadores
setup-person-here = Una persona aquí
setup-name-field = Nombre
setup-other = Otro rival
setup-leave = Dejar la mesa
setup-rules = Reglas de esta mesa
setup-usual = como siempre
option-needs = solo con { $what }
option-seats = { $how ->
        [never] nunca con { $n } jugadores
        [least] desde { $n } jugadores
       *[some] solo con { $n } a { $most } jugadores
    }
option-instead = { $name } ({ $why }): ocupa su lugar { $other }
option-count = { $n } de { $of }
option-draw = Sortear
option-restore = Como siempre
option-missing = { $n ->
        [one] { $name }: falta 1
       *[other] { $name }: faltan { $n }
    }
option-too_many = { $n ->
        [one] { $name }: sobra 1
       *[other] { $name }: sobran { $n }
    }
level-1 = Aprendiz
level-2 = Firme
level-3 = Hábil
level-4 = Temible
level-5 = Implacable
kept-unfinished = { $n } sin terminar
kept-full = Hay sitio para 40 partidas sin terminar. La más antigua ha tenido que irse.
kept-room = En este dispositivo no queda sitio: las partidas terminadas más antiguas ya no se pueden repasar.
home-learn-first = Aprender en { $n } minutos
home-know = Ya lo conozco
home-first = ¿No conoces ninguno de estos juegos?
home-first-text = { $game } es el que se aprende antes: { $n } lecciones cortas en la mesa.
home-first-go = Empezar por { $game }
setup-first = ¿Primera partida?
setup-first-learn = { $n } lecciones, { $n } minutos
setup-first-text = Se aprende en la mesa: cada lección son una o dos jugadas tuyas.
setup-time = unos { $n } min
daily-row = { $n ->
        [one] 1 día seguido
       *[other] { $n } días seguidos
    }
