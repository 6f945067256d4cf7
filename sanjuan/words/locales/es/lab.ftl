### El informe de equilibrio de la arena.

lab-title = El equilibrio de { $game }
lab-played = { $games } partidas de { $seats } jugadores ({ $bots }), serie { $seed }. Cada reparto se jugó en todas las rotaciones de los sitios. Opciones: { $sets }.
lab-percent = { $share } %
lab-interval = de { $low } a { $high }
lab-number = { $n }
lab-count = { $count ->
        [one] { $count } caso
       *[other] { $count } casos
    }
lab-option = { $name }: { $value }
lab-yes = sí
lab-no = no
lab-standard = el juego tal cual
lab-head-player = Jugador
lab-head-count = Casos
lab-head-share = Victorias
lab-head-interval = Intervalo del 95 %
lab-head-mean = Media de puntos
lab-head-median = Mediana
lab-players = Quién gana
    .help = La parte de las victorias de cada jugador; una victoria compartida cuenta en fracciones. Un caso es un jugador en una partida. La barra es el intervalo del 95 %, que tiene en cuenta que las partidas de un mismo reparto van unidas; la raya es la parte justa.
lab-turns = Quién empieza
    .help = La parte de las victorias según el sitio en la primera ronda.
lab-turn = { $n ->
        [1] Juega primero
        [2] Juega segundo
        [3] Juega tercero
        [4] Juega cuarto
       *[other] Juega en el puesto { $n }
    }
lab-options = Con qué reglas
    .help = La parte de las victorias de cada jugador con cada valor de las opciones que se variaron.
lab-owned = Con qué al final
    .help = La parte de las victorias de quienes lo tienen al terminar la partida, primero los mejores. Lo que se tiene tarde lo tiene quien podía pagarlo: esto muestra lo que acompaña a la victoria, no lo que la causa.
lab-rounds = Cuánto dura
    .help = Las rondas de una partida.
    .axis = rondas
lab-scores = Cuántos puntos
    .help = Los puntos al final de la partida, de quien gana y de los demás juntos.
    .axis = puntos
