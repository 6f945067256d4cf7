### La fuerza de la persona en este dispositivo. Se carga cuando hace falta por primera vez.

strength-told = Tu fuerza en { $game }: unos { $elo } (de { $low } a { $high }), { $where ->
        [below] por debajo de { $upper }
        [above] por encima de { $lower }
       *[between] por encima de { $lower } y por debajo de { $upper }
    }.
strength-how = { $n ->
        [one] Se calcula con una partida en este dispositivo. En 19 de cada 20 casos, el valor real está en este margen.
       *[other] Se calcula con las últimas { $n } partidas en este dispositivo. En 19 de cada 20 casos, el valor real está en este margen.
    }
strength-soon = { $n ->
        [one] Tras una partida más verás aquí tu fuerza.
       *[other] Tras { $n } partidas más verás aquí tu fuerza.
    }
strength-figure = { $n }
strength-even = Una partida igualada para ti: { $n ->
        [one] { $name }
       *[other] todos juegan como { $name }
    }.
strength-unsure = Tus partidas aún no permiten proponerte una partida igualada.
strength-take = Preparar la mesa
