### Lo que Ciudadelas dice en la preparación.
### $the y $other son personajes con su artículo.

setup-cast = Personajes
    .help = elige uno para cambiarlo
setup-own = A mi gusto
    .help = Los eliges uno por uno
setup-which = ¿Qué personajes?
setup-previous = Elenco anterior
setup-next = Elenco siguiente
setup-rank = Rango { $n }, { $hour }
setup-hour-1 = medianoche
setup-hour-2 = noche cerrada
setup-hour-3 = antes del alba
setup-hour-4 = amanecer
setup-hour-5 = mañana
setup-hour-6 = mediodía
setup-hour-7 = tarde
setup-hour-8 = puesta de sol
setup-hour-9 = anochecer
setup-drawn = por sorteo
setup-drawn_one = Por sorteo
setup-instead = No hay sitio para { $the } ({ $why }): ocupa su lugar { $other }
setup-characters = { $n } personajes
setup-city = ciudad de { $n }
setup-uniques = Maravillas
setup-draw = Sortear { $n }
setup-no_emperor = sin Emperador en este elenco
