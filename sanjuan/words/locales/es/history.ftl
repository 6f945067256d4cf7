### Lo que se jugó en este dispositivo: cifras, partidas, logros. Se carga cuando se abre por primera vez.

returning-figures = Estadísticas
returning-games = Partidas
returning-which = Qué juego
returning-all = Todos los juegos
returning-medals = Logros
returning-file = Guardarlo todo
returning-kept = Las partidas y los logros se guardan solo en este dispositivo. Un archivo los lleva a otro.
returning-came = Las partidas del archivo se han unido a las que había.
returning-no_file = Este archivo no es una copia de tus partidas. No ha cambiado nada.
act-save-all = Guardar en un archivo
act-load-all = Cargar un archivo

history-who = Rival
history-games = Partidas
history-wins = Ganadas
history-rate = Porcentaje
history-sum = { $n ->
        [0] En este dispositivo aún no se ha jugado ninguna partida hasta el final.
        [one] { $n } partida jugada hasta el final, ganadas: { $wins }.
       *[other] { $n } partidas jugadas hasta el final, ganadas: { $wins }.
    }
history-line = { $n ->
        [one] { $n } punto, { $place }.º de { $of }
       *[other] { $n } puntos, { $place }.º de { $of }
    }
history-share = { $n } %
history-best = Mi mejor marca
history-look = Repasar

streak-wins = Victorias seguidas
streak-days = Repartos del día seguidos
streak-row = { $n } (máximo: { $most })
streak-today = Reparto de hoy
streak-played = jugado
streak-not_yet = todavía no
streak-best = Mejor resultado
streak-points = { $n ->
        [one] { $n } punto, { $date }
       *[other] { $n } puntos, { $date }
    }

medals-reached = Conseguidos en esta partida
medals-sum = { $n } de { $of } conseguidos.
medal-new = nuevo
medal-since = Conseguido: { $date }
medal-open = Todavía no

kept-title = Sin terminar
kept-over = Terminadas
kept-stay = Conservarla
kept-away = Borrar
kept-sure = ¿Borrar esta partida para siempre?
kept-no_room = Las partidas del archivo ya están aquí, pero no todas las que están sin terminar: hay sitio para 40.
