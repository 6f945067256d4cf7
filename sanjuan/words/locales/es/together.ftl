### Una mesa con gente en otro lugar. Se carga cuando hace falta.

together-title = Tus invitados
together-guest-title = Te han invitado
act-together = Invitados
act-invite = Invitar
act-sit-in = Que juegue el ordenador
act-copy-link = Copiar
act-accept = Aceptar
act-scan = Escanear la respuesta
act-stop-scan = Detener la cámara
together-here = está aquí
together-waits = aún no ha llegado
together-away = conexión perdida
together-send-link = Envía este enlace a una persona. Sirve una sola vez.
together-send-reply = Devuelve este enlace a quien te ha invitado y deja esta página abierta.
together-reply = Pega aquí el enlace de respuesta
together-honest = Todos los navegadores eligen el reparto juntos, así que nadie lo decide. Pero tu página tiene las cartas de todos: quien sepa podría leerlas en su memoria.
together-awaited = { $n ->
        [0] Están todos: se reparten las cartas.
        [one] Falta { $n } persona.
       *[other] Faltan { $n } personas.
    }
together-connected = Conexión lista. La partida empieza cuando estén todos.
together-send = Falta que acepten tu respuesta.
together-guest-text = Alguien te invita a una partida. Vuestros navegadores se conectan directamente, sin servidor.
together-invites = te invita
together-lost = Se ha perdido la conexión con el anfitrión. Pide otra invitación; la partida espera.
together-unreached = Los dos navegadores no han podido conectarse. En una misma red funciona; por internet, un router puede impedirlo.
together-weak = La conexión con el anfitrión se ha interrumpido. La página espera a que vuelva.
together-version = La página del anfitrión es de otra versión. Recargad las dos.
together-away-now = { $who } no está.
together-away-for = { $who } lleva { $n } min fuera.
together-turn-for = { $who } lleva { $n } min pensando.
together-lost-for = sin conexión desde hace { $n } min
act-at-once = Empezar ya
together-sits = El ordenador ocupa tu silla. El anfitrión puede devolvértela.
together-kept = el ordenador ocupa esta silla
together-back = ha vuelto; el ordenador ocupa esta silla
act-give-back = Devolver la silla
together-part = No se pudo repartir con justicia. Pide otra invitación.
together-tab = Estás en esta mesa en otra pestaña.
together-tab-title = Ya estás en esta mesa
act-play-here = Jugar aquí
together-unfair = La página del anfitrión ha cambiado su parte del reparto. Has dejado la mesa.
together-flood = El anfitrión ha cerrado la conexión.
together-no_invitation = Esta invitación no sirve. Pide otra.
together-no_reply = Esto no responde a ninguna invitación abierta.
together-no_browser = Este navegador no puede conectarse directamente con otro. Abre la página en otro navegador, o encontraos con una palabra donde el sitio lo ofrezca.
together-no_line = No se pudo cargar una parte de la página. Cárgala otra vez.
together-handed = Tu mesa ha recibido la respuesta. Puedes cerrar esta página.
together-no_table = Ninguna mesa espera esta respuesta en este navegador. Abre la mesa y pega allí el enlace.
together-name = Tu nombre
together-picture = El enlace como código QR
act-verify = Comprobar el reparto
together-verifying = La partida se juega otra vez para comprobarla.
together-verified = Comprobado: lo que viste es lo que se repartió y se respondió.
together-verified-since = Comprobado desde que esta página llegó a la mesa: lo que mostró es lo que se repartió y se respondió.
together-differs = Esta no es la partida que se te mostró.
together-left = El anfitrión ha dejado la mesa. La partida queda guardada allí.
together-wanted = La próxima partida empieza cuando todos los presentes hayan pulsado «Jugar otra vez».
together-wants = { $n ->
        [one] { $who } quiere jugar otra vez.
       *[other] { $who } quieren jugar otra vez.
    }
say-title = Decir algo
say-0 = ¡Hola!
say-1 = ¡Suerte!
say-2 = ¡Bien jugado!
say-3 = ¡Gracias!
say-4 = ¡Uy!
say-5 = Un momento, por favor.
say-6 = Ya he vuelto.
say-7 = ¡Eso ha dolido!
say-8 = una sonrisa
say-9 = una carcajada
say-10 = sorpresa
say-11 = pena
say-mute-all = No mostrar mensajes
say-mute = Ningún mensaje de { $who }
together-camera = La imagen de la cámara
together-no_camera = Aquí no se puede usar la cámara. Pega en su lugar el enlace de respuesta.
error-late = Esta pregunta ya está respondida.
error-guest = Solo puede hacerlo la página del anfitrión.
error-no_hints = En esta mesa no hay pistas para los invitados.
error-not_so_fast = Demasiadas peticiones a la vez. Espera un momento.
together-allow-hints = Los invitados pueden pedir pistas
    .help = Solo para su propio asiento. Tú siempre puedes.
together-allow-watch = Otros pueden mirar
    .help = Ven lo que ven todos, ninguna mano, y no pueden responder.
together-looks-on = está mirando
together-watch-text = Invitar a alguien a mirar
together-watch-title = Espectadores
together-you-watch = Estás mirando la partida.
together-somebody = Alguien
together-no_watch = El anfitrión ya no deja mirar a nadie.
together-watching = { $n ->
        [one] { $who } está mirando.
       *[other] { $who } están mirando.
    }

## Una mesa por su palabra, a través de un repetidor

act-call = Usar este nombre
act-join = Unirse
act-watch = Mirar
together-join-title = Unirse a una mesa
together-word-title = Unirse con una palabra
together-word = La palabra de la mesa
together-word-host = Los demás abren esta página, eligen «Unirse a una mesa» y escriben esta palabra. O escanean el código.
together-word-away = No se puede llegar al repetidor. La página vuelve a intentarlo sola.
together-tables = Mesas abiertas
together-free = { $n ->
        [one] { $n } sitio libre
       *[other] { $n } sitios libres
    }
together-only-watch = no hay sitio libre, puedes mirar
together-no_word = Una palabra tiene esta forma: sunny-harbor-2748.
together-unknown = No hay ninguna mesa abierta con esa palabra. Pídesela a quien la abrió.
together-full = Todos los sitios de esta mesa están ocupados.
together-closed = El anfitrión se ha ido. La partida termina aquí.
together-reaching = Buscando la mesa…
