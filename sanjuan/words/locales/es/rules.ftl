### La página de las reglas, alrededor de sus capítulos: cada juego tiene los suyos.

rules-find = Buscar en las reglas
    .none = No se ha encontrado nada. Prueba otra palabra.
    .found = Resultados: { $n }
rules-contents = Capítulos
rules-cards = Todas las cartas
rules-alone = En una página propia, para imprimir
rules-print = Imprimir
rules-play = Al juego
rules-close-up = Ver de cerca: { $card }
rules-figures-cost = Coste
rules-figures-points = Puntos
rules-figures-copies = Copias
