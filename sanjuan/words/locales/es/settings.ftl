### Ajustes, la hoja de teclas, las cartas que aún faltan.

act-settings = Ajustes
act-rules = Reglas
act-help = Teclas
act-unseen = Cartas no vistas

prefer-confirm = Confirmar cada elección
    .help = Si no, un clic en lo único que puedes elegir ya es tu respuesta.
prefer-sure = Saltar las preguntas con una sola respuesta
    .help = Lo que no cuesta nada ni deja elegir se hace solo.
prefer-unseen = Contar las cartas no vistas
    .help = Cuántas de cada carta no has visto, de cerca y en el menú.
prefer-count = Contar los puntos fila a fila
    .help = Al final de una partida; un clic o una tecla los muestra todos.
prefer-digest = Contar lo que hicieron los demás
    .help = Cuando el dispositivo pasa de mano en mano.
prefer-voices = Dejar hablar a los personajes
    .help = Unas palabras suyas al acabar una partida.
prefer-size = Tamaño de todo
size-smaller = Más pequeño
size-normal = Normal
size-larger = Más grande
size-largest = Muy grande
prefer-motion = Movimiento
motion-auto = Como el dispositivo
motion-full = Completo
motion-less = Reducido

zoom-unseen = No vistas
unseen-of = { $n } de { $of }
unseen-help = En las pilas, en otras manos o guardadas: todo lo que no está a la vista ni en tu mano.

keys-move = Ir de carta en carta
keys-choose = Elegir o soltar, por orden de las cartas
keys-confirm = Confirmar
keys-pass = Pasar
keys-undo = Deshacer
keys-skip = Avanzar
keys-zoom = Ver de cerca
keys-log = Registro
keys-menu = Menú
keys-rules = Las reglas de la carta enfocada
keys-settings = Ajustes
keys-help = Estas teclas
keys-escape = Cerrar, o borrar la selección

key-space = Espacio
key-enter = Intro
key-escape = Esc
