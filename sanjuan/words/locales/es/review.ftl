### Repaso de una partida terminada: el análisis, la mesa tal como estaba, seguir jugando desde ahí.

act-to-game = Volver a la partida
act-play-on = Seguir desde aquí
act-back-score = Volver a los puntos

review-title = Análisis de la partida
review-working = Analizando la partida…
review-curve = Probabilidad de ganar
review-table = Como tabla
review-round = Ronda
review-round-no = { $round ->
        [0] Preparación
       *[other] Ronda { $round }
    }
review-end = El final
review-costliest = Las decisiones más costosas
review-faultless = Ninguna decisión te costó mucho. ¡Bien jugado!
review-chose = Elegiste: { $played }.
review-played = Elegiste: { $played } ({ $chance } de probabilidad de ganar).
review-better = Mejor: { $best } ({ $chance } de probabilidad de ganar).
review-loss = Probabilidad de ganar perdida
review-look = Ver
review-look-at = Ver la decisión { $n } en la mesa
review-walk = Ver la partida paso a paso
review-turn = { $me ->
        [yes] Te toca a ti
       *[no] Le toca a { $name }
    }
review-place = { $n } de { $of }
review-back = Paso atrás
review-next = Paso adelante
review-hands = Todas las manos
review-play = Reproducir
review-pause = Pausar
review-round-back = Una ronda atrás
review-round-next = Una ronda adelante
review-points = −{ $n } { $n ->
        [one] punto porcentual
       *[other] puntos porcentuales
    }
