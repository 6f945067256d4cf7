### Las reglas: un capítulo es «rules-<capítulo>» con sus párrafos .p1, .p2 ...; tools/rulebook.py hace la página con ellos.
### Entre corchetes, lo que se puede seguir: [crane] es el nombre de la carta, del personaje o del evento, [*crane] y [~crane]
### el mismo con su artículo, [^crane] al empezar una frase, [#end] un capítulo. Las cifras vienen del motor.

rules-title = Las reglas
    .about = San Juan, las dos ediciones, con los Nuevos edificios y los eventos
rules-edition = Edición
rules-also = También se llama { $names }
rules-copies-110 = mazo de 110: { $n }
rules-copies-more = con los Nuevos edificios: { $n }
rules-copies-33 = con la expansión de 33: { $n }
rules-table = en la mesa
rules-lists = Listas de precios

rules-aim = Objetivo del juego
    .p1 = Construyes una ciudad. En cada ronda los jugadores eligen personajes (constructor, capataz, mercader, alcalde, buscador de oro), y todos hacen lo que cada personaje permite. Una ciudad de { $goal } edificios termina la partida; gana quien tiene más puntos, no más edificios.
    .p2 = Cada carta es tres cosas a la vez. En tu mano es dinero: un edificio se paga con otras cartas. En tu ciudad es un edificio, con puntos y casi siempre con una función. Boca abajo sobre un edificio de producción es una mercancía, que puedes vender por cartas.

rules-setup = Preparación
    .p1 = Todos empiezan con [~indigo_plant] en su ciudad, apartada antes del mazo, y con { $hand } cartas que nadie más ve.
    .p2 = Los cinco personajes están boca arriba en el centro, el mazo a un lado, el descarte, aún vacío, al otro. Las cinco listas de precios de la casa de comercio se barajan y quedan boca abajo.
    .p3 = El primer gobernador se sortea.
    .p4 = Elegir la primera mano (opción de la preparación): el gobernador roba 5 cartas, el siguiente jugador 6, luego 7 y 8. Todos se quedan con { $hand } y descartan las demás.

rules-round = Una ronda
    .p1 = El gobernador elige uno de los personajes y lo lleva a cabo primero; después lo hacen los demás, en el sentido del reloj, una vez cada uno. Luego el siguiente jugador a la izquierda elige uno de los que quedan, y así sucesivamente.
    .p2 = Un personaje tiene una acción, que todos pueden hacer, y un privilegio, solo para quien lo ha elegido. Con [*prospector] solo hay privilegio.
    .p3 = Hay que elegir un personaje, pero se puede renunciar a su acción, se haya elegido o no. Un personaje elegido ya no está libre hasta el final de la ronda.
    .p4 = Con tres o cuatro jugadores cada uno elige un personaje por ronda; con dos, mira [#two]. Luego los personajes vuelven al centro, el gobernador pasa a la izquierda y empieza la ronda siguiente.
    .p5 = Aquí los jugadores actúan uno tras otro, donde alrededor de una mesa lo harían todos a la vez: lo que un jugador hace en una fase termina del todo antes de que empiece el siguiente.

rules-start = El comienzo de una ronda
    .p1 = Antes de que el gobernador elija se dan estos pasos, cada uno para todos los jugadores desde el nuevo gobernador: primero [*office_building], luego [*chapel] y [*bank], al final el límite de mano.
    .p2 = Límite de mano: quien tiene más de { $limit } cartas descarta hasta quedarse con { $limit }, a su elección. [^tower] sube el límite, [*guard_room] lo baja para los demás.
    .p3 = El límite vale solo en ese momento: durante la ronda, y al final de la partida, puedes tener tantas cartas como quieras. Todos pueden saber cuántas cartas tienes.

rules-builder = La fase del constructor
    .p1 = Para construir pasas una carta de tu mano a tu ciudad y descartas de tu mano tantas otras cartas como diga el precio. Construyes como mucho un edificio por fase. Lo que cuesta: [#payment].
    .p2 = Puedes tener cuantos edificios de producción iguales quieras, pero solo uno de cada otro edificio.
    .p3 = Un edificio actúa en cuanto acaba la fase en que se construyó: todavía en la misma ronda.
    .p4 = Si alguien tiene { $goal } edificios al final de la fase, la partida termina: [#end].

rules-payment = Lo que cuesta un edificio
    .p1 = Parte del coste de la esquina de la carta. Resta, todo junto: el privilegio del constructor (1 carta, 2 con [~library]), [*smithy] para un edificio de producción o [*quarry] para cualquier otro, y con [~crane] el coste del edificio que cubres.
    .p2 = El precio nunca baja de 0, y nadie gana cartas con ello. En las cartas de tu mano está ya calculado: el coste impreso tachado, al lado lo que pagas ahora, y por qué cuando apuntas a la carta.
    .p3 = Pagas con cartas de tu mano; con [~black_market] algunas mercancías pueden sustituirlas. No puedes pagar más que el precio.
    .p4 = La carta se pone primero y se paga después. Un edificio que cubres ya no ayuda, pues, a esa misma construcción, y la mercancía que tenía encima no puede pagar.
    .p5 = Después vienen [*carpenter] y luego [*poor_house].

rules-producer = La fase del capataz
    .p1 = Una mercancía es la primera carta del mazo, puesta boca abajo y sin mirarla sobre un edificio de producción. Cada uno produce una sola clase de mercancía y lleva una a la vez.
    .p2 = En esta fase puedes llenar uno de tus edificios de producción vacíos, dos como capataz, tres con [~library], y uno más con [~aqueduct].
    .p3 = Puedes producir menos de lo permitido, o nada. [^well] da una carta a quien produce dos mercancías o más.

rules-trader = La fase del mercader
    .p1 = Se revela la primera lista de precios. Dice cuántas cartas da cada clase de mercancía en esta fase.
    .p2 = Puedes vender una mercancía, dos como mercader, tres con [~library], y una más con [~trading_post]. Las mercancías van al descarte sin que nadie las mire; luego robas de una vez la suma de sus precios.
    .p3 = Después vienen [*market_stand] y [*market_hall].
    .p4 = Al final de la fase la lista pasa boca abajo debajo de las demás, aunque no se haya vendido nada. Así las cinco listas salen en el mismo orden toda la partida: lo que se vio una vez volverá. Las ya vistas se muestran en la casa de comercio, sobre la mesa.

rules-councillor = La fase del alcalde
    .p1 = Robas { $drawn } cartas, las miras y te quedas con una; la otra va al descarte, boca abajo. El alcalde roba { $more } más, con [~library] otras { $more } más, y también se queda con una.
    .p2 = Con [~prefecture] te quedas con dos. Con [~archive] tomas en la mano todo lo que robas y descartas de toda la mano.

rules-prospector = La fase del buscador de oro
    .p1 = No hay acción. El buscador de oro roba una carta, dos con [~library].
    .p2 = En esta fase actúan [*goldsmith] y luego [*gold_mine] de cada dueño, desde quien eligió el personaje.

rules-piles = Los mazos
    .p1 = Se descarta boca abajo; nadie puede mirar el descarte.
    .p2 = Cuando hace falta una carta y el mazo está vacío, se baraja el descarte y pasa a ser el nuevo mazo. Si los dos están vacíos, se roba lo que haya.

rules-colours = Los edificios por colores
    .p1 = Los edificios de producción tienen el color de su mercancía. Todos los demás son violetas. Entre ellos los monumentos no tienen función, pero sí muchos puntos, y los edificios de coste 6 puntúan al final de la partida.
    .p2 = Nadie está obligado a usar una función. Un edificio debajo de otro ya no funciona, no puntúa y no cuenta.
rules-colours-ed2 = Los edificios por colores
    .p1 = Los edificios de producción tienen el color de su mercancía. Todos los demás son edificios urbanos, impresos en beis. Entre ellos los monumentos no tienen función, pero sí muchos puntos, y los edificios de coste 6 puntúan al final de la partida.

rules-end = Final y puntuación
    .p1 = La partida termina justo después de una fase del constructor en la que alguien llega a { $goal } edificios. Todos acaban esa fase; el resto de la ronda no se juega.
    .p2 = Luego se cuentan los puntos: primero los impresos en los edificios, después uno por cada carta debajo de [*chapel], [*bank] y [*harbor], después lo que dan los edificios de coste 6, y [*palace] lo último de todo.
    .p3 = Gana quien tiene más puntos. Si hay empate, quien tiene más cartas en la mano y mercancías en los edificios, juntas; si también eso es igual, la victoria se comparte.
    .p4 = Solo cuenta la carta de arriba de una pila. En el sol junto a cada nombre ves durante toda la partida los puntos que todos pueden ver; las cartas secretas llegan con la puntuación.
    .p5 = También termina una partida en la que nadie construye durante { $idle } rondas. Ninguna partida que se juega para ganar se acerca a eso.

rules-two = Dos jugadores
    .p1 = El gobernador elige un personaje, luego el otro jugador, luego el gobernador otro más: se juegan tres de los cinco. Después el gobernador cambia.
    .p2 = [^library] duplica un solo privilegio por ronda. Por eso se pregunta al gobernador, con su primer personaje, si la usa ahora; si no, sirve para el segundo.

rules-editions = En qué se distinguen las ediciones
    .p1 = La primera edición tiene { $deck1 } cartas. La segunda tiene { $deck2 }, una más de [*tobacco_storage] y una más de [*coffee_roaster]; su impresión de 2014 tiene { $deck1 }.
    .p2 = [^gold_mine]: en la primera edición eliges entre las cuatro cartas, en la segunda te llevas la más barata.
    .p3 = [^guild_hall]: en la primera edición da 2 puntos por cada edificio de producción, en la segunda 1 por cada uno y 1 por cada clase.
    .p4 = Lo que era violeta es beis en la segunda edición y se llama edificio urbano.
    .p5 = Con la expansión: [*harbor] debe recibir una mercancía en la primera edición y puede recibirla en la segunda; [*hut] es nueva; [*customs_office] tiene otras cifras.

rules-expansion = Los Nuevos edificios
    .p1 = Las cartas nuevas se barajan con las demás, y valen todas las reglas. En la primera edición son 31 cartas, con un edificio de producción más de cada clase; en la segunda son 30, o 33 con cuatro edificios de producción.
    .p2 = [^cathedral] está boca arriba junto a los personajes. Quien quiera la construye en una fase del constructor en lugar de una carta de la mano. Solo hay una.
    .p3 = Al comienzo de una ronda viene primero [*office_building], luego [*chapel] y [*bank], luego los límites que ponen [*tower] y [*guard_room].

rules-events = Los eventos
    .p1 = Seis cartas de evento se barajan con las demás. Cuando una se roba o se revela, también en el primer reparto, queda boca arriba junto a los personajes y otra carta ocupa su lugar. Nunca hay un evento en una mano.
    .p2 = Un evento de la mesa se puede elegir en lugar de un personaje, incluso en el turno en que apareció. Cuenta como la elección de ese jugador; después va al descarte y puede volver a salir. Un evento que nadie toma se queda.
    .p3 = Ningún edificio influye en un evento, y [*library] no duplica ninguno. Pero un personaje que [*governors_visit] hace jugar otra vez es una fase como cualquier otra.
    .p4 = Un evento puede estar como mercancía en un edificio sin que nadie lo sepa.

rules-here = Cómo juega esta mesa
    .p1 = Una pregunta con una sola respuesta posible no se hace, salvo la elección de un personaje. Lo que solo te da cartas ocurre por sí mismo.
    .p2 = Puedes deshacer una respuesta hasta que salga a la luz algo nuevo: una carta robada, una carta revelada, la jugada de otro.
    .p3 = Donde las reglas impresas callan: [*goldsmith] va antes que [*gold_mine], una mercancía de [*customs_office] cuenta en un empate, y [*tavern] da su carta también en la última fase de la partida.
