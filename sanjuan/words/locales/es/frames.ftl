### El juego en un marco de páginas ajenas, y lo que una página así pidió en vano.

about-link = Acerca del juego y licencias
frame-full = Abrir el juego completo

## Lo que pidió la página de alrededor

error-asked_value = No es posible: { $name } = «{ $value }». Permitido: { $allowed }.
error-asked_unknown = Aquí no hay «{ $name }». Hay: { $allowed }.
error-asked_twice = Indicado dos veces: «{ $name }».
error-asked_long = Es demasiado largo. Permitido: { $allowed } caracteres.
error-asked_message = Este mensaje no es un objeto JSON.
error-asked_busy = Demasiados mensajes a la vez.
error-asked_record = El registro de una partida está disponible cuando ha terminado: antes revelaría todas las cartas ocultas.
error-position = Esta posición no se puede jugar ({ $why }).
error-no_deal = Esta partida empezó en una posición: no hay reparto que compartir.

## Por qué un texto no es una posición; se citan palabras de ese texto

position-long = { $count } caracteres; se permiten { $most }
position-deep = listas y objetos anidados en más de { $most } niveles
position-json = desde el carácter { $letter } no es JSON
position-number = { $name } no es JSON
position-object = { $where }: se espera un objeto con «{ "is" }», «{ "of" }», «{ "map" }», «{ "box" }» o «{ "step" }»
position-missing = { $where }: falta «{ $name }»
position-nameless = { $where }: se espera un nombre y no «{ $value }»
position-kind = { $where }: se espera { $kind ->
        [int] un número entero
        [str] un texto
        [bool] true o false
        [list] una lista
        [tuple] una lista bajo «{ "of" }»
        [NoneType] null
       *[other] otro valor
    } y no «{ $value }»
position-count = { $where }: se esperan { $most } valores y no { $count }
position-unknown = { $where }: { $what ->
        [card] carta desconocida
        [question] pregunta desconocida
        [option] opción desconocida
        [field] campo desconocido
        [step] paso desconocido
       *[other] parte desconocida
    }, «{ $name }»; ¿quizá «{ $near }»?
position-option = la opción «{ $name }» no puede ser «{ $value }» aquí
position-range = { $where }: { $value } no está entre 0 y { $most }
position-hidden = { $where }: una carta oculta
position-surplus = { $where }: sobra «{ $name }»
position-large = el número { $value } es demasiado grande para un paso
position-part = solo una parte de una posición
position-view = la vista de un solo jugador, con cartas ocultas
position-endless = la partida no terminaría
position-broken = la partida se interrumpe: sus pasos siguientes no encajan
position-other = el texto está mal formado
