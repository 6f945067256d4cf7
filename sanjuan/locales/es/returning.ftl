### Lo que se jugó en este dispositivo: cifras, partidas, logros. Se carga cuando se abre por primera vez.

returning-figures = Cifras
returning-games = Partidas
returning-medals = Logros
returning-file = Todo en un archivo
returning-kept = Las partidas y los logros se guardan solo en este dispositivo. Un archivo los lleva a otro.
returning-came = Las partidas del archivo ya están aquí, junto a las que había.
returning-no_file = Este archivo no contiene partidas guardadas desde aquí.
act-save-all = Guardar en un archivo
act-load-all = Traer un archivo

history-who = Rival
history-games = Partidas
history-wins = Ganadas
history-rate = Parte
history-sum = { $n ->
        [0] En este dispositivo aún no se ha jugado ninguna partida hasta el final.
        [one] { $n } partida jugada hasta el final, ganadas: { $wins }.
       *[other] { $n } partidas jugadas hasta el final, ganadas: { $wins }.
    }
history-line = { $n } puntos, puesto { $place } de { $of }
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
streak-points = { $n } puntos, { $date }

medals-reached = Logrado en esta partida
medals-sum = { $n } de { $of } logrados.
medal-new = nuevo
medal-since = Logrado: { $date }
medal-open = Todavía no

medal-victory = Lo primero es lo primero
    .how = Gana una partida.
medal-governor = Golpe de palacio
    .how = Gana a Doña Aurelia.
medal-full_table = Mesa completa
    .how = Gana en una mesa de cuatro.
medal-chapel = Campanas sobre la bahía
    .how = Gana con seis cartas bajo tu capilla.
medal-no_factory = Cuello blanco
    .how = Gana sin construir ni un edificio de producción.
medal-monuments = Gran escultura
    .how = Gana con los tres monumentos.
medal-sixes = Grandes obras
    .how = Gana con tres edificios distintos de coste 6.
medal-guild_hall = Maestría del gremio
    .how = Gana con 10 puntos o más de la casa gremial.
medal-all_kinds = Bien surtido
    .how = Gana con un edificio de producción de cada clase.
medal-no_sale = No está en venta
    .how = Gana sin vender nada.
medal-quick = Antes de la lluvia
    .how = Gana en 11 rondas o menos.
medal-by_a_hair = Por un pelo
    .how = Gana en el desempate.
medal-far_ahead = Fuera de alcance
    .how = Termina con 10 puntos o más de ventaja sobre todos.
medal-many_points = Cuarenta
    .how = Consigue 40 puntos.
medal-sold_at_once = Día de mercado
    .how = Vende cuatro mercancías en una fase del mercader.
medal-made_at_once = Cosecha
    .how = Produce cuatro mercancías en una fase del capataz.
medal-for_nothing = Invita la casa
    .how = Construye gratis algo que cueste 3 o más.
medal-crane = Por todo lo alto
    .how = Cubre tres edificios en una partida.
medal-gold_mine = Fiebre del oro
    .how = Toma tres cartas de la mina de oro en una partida.
