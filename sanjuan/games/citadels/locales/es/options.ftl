### Las opciones de la preparación: «option-NOMBRE» y su .help, «option-NOMBRE-VALOR».

option-preset = Elenco
    .help = Ocho personajes y catorce Maravillas
option-preset-first_game = Primera partida
    .help = Los ocho clásicos, nada difícil
option-preset-ambitious_aristocrats = Aristócratas ambiciosos
    .help = Las ciudades crecen deprisa y se confisca
option-preset-cunning_agents = Agentes astutos
    .help = Tan duro como siempre, con medios más raros
option-preset-illustrious_emissaries = Emisarios ilustres
    .help = Tranquilo: mucho que ganar y que proteger
option-preset-devious_dignitaries = Dignatarios retorcidos
    .help = Faroles, amenazas y contragolpes
option-preset-tenacious_delegates = Delegados tenaces
    .help = Combinaciones ingeniosas de poderes y Maravillas
option-preset-vicious_nobles = Nobles despiadados
    .help = Violento: vale todo
option-preset-random = Al azar
    .help = Un personaje de cada rango y 14 Maravillas, por sorteo
option-characters = Tus personajes
    .help = Uno de cada rango
option-uniques = Tus Maravillas
    .help = Catorce de las treinta
    .missing = { $n ->
            [one] Falta { $n } Maravilla
           *[other] Faltan { $n } Maravillas
        }
    .too_many = { $n ->
            [one] Sobra { $n } Maravilla
           *[other] Sobran { $n } Maravillas
        }
option-ninth = Rango 9
    .help = Un noveno personaje, de 4 a 7 jugadores
    .seats = { $n ->
            [2] nunca con 2 jugadores
           *[other] siempre con { $n } jugadores
        }
option-emperor_chooses = Elige el Emperador
    .help = Oro o carta por la corona: si no, elige quien la recibe
