### Volver: lo que se jugó antes, partidas por enlace, sonido, la pantalla.

act-statistics = Mis partidas
act-full = Pantalla completa
act-full-off = Salir de pantalla completa
act-same-deal = Jugar este reparto
act-away = Cerrar
act-share-game = Compartir esta partida

share-text-deal = Quien abra este enlace recibe las mismas cartas, la misma mesa y los mismos rivales. De tu partida no hay nada en él.
share-text-game = Quien abra este enlace ve esta partida paso a paso, con todas las manos, y puede jugar su reparto. Contiene los nombres de la mesa; no se envía nada hasta que tú envías el enlace.
share-link-deal = Enlace de este reparto
share-link-game = Enlace de esta partida
share-copied = El enlace está en el portapapeles.
share-copy = Copia el enlace del campo.
msg-same_deal = La mesa está preparada para el reparto que mirabas.

error-no_link = Esta partida no cabe en ningún enlace. Puedes guardarla como archivo.
error-link_damaged = Este enlace no está entero: no se puede leer ninguna partida en él. Pídelo otra vez. Aquí no ha cambiado nada.
error-link_too_long = Este enlace es demasiado largo para una partida: lo han cambiado por el camino. Aquí no ha cambiado nada.
error-link_other_rules = La partida de este enlace sigue otras reglas que las que conoce esta versión. Aquí no ha cambiado nada.
error-saved_game = Tienes una partida guardada. Si sigues desde aquí, esta ocupa su lugar.

prefer-sound = Sonido
sound-off = Sin sonido
sound-low = Suave
sound-middle = Normal
sound-full = Fuerte
prefer-awake = Mantener la pantalla encendida
    .help = Durante una partida el dispositivo no se oscurece.
keys-full = Pantalla completa
