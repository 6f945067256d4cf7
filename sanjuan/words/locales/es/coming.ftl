### Volver: lo que se jugó antes, partidas por enlace, sonido, la pantalla.

act-statistics = Mis partidas
act-full = Pantalla completa
act-full-off = Salir de pantalla completa
act-same-deal = Jugar este reparto
act-away = Cerrar
act-share-game = Compartir esta partida
act-share-lines = Mostrar en una página web
shared-title = Una partida compartida
shared-line = { $game }: { $list }.
shared-text = Recórrela paso a paso o juega tú el mismo reparto. «Tú» es quien la ha enviado.

share-text-deal = Quien abra este enlace recibirá las mismas cartas, la misma mesa y los mismos rivales. No revela nada de tu partida.
share-text-game = Quien abra este enlace verá esta partida paso a paso, con todas las manos, y podrá jugar su reparto. Contiene los nombres de la mesa; no se envía nada hasta que tú envíes el enlace.
share-text-lines = Pega estas líneas donde tu página deba mostrar este reparto: las mismas cartas, la misma mesa y los mismos rivales. No revelan nada de tu partida.
share-link-deal = Enlace de este reparto
share-link-game = Enlace de esta partida
share-link-lines = Líneas para una página
share-copied = El enlace está en el portapapeles.
share-copied-lines = Las líneas están en el portapapeles.
share-copy = Copia el enlace del campo.
share-copy-lines = Copia las líneas del campo.
msg-same_deal = La mesa está preparada para el reparto que estabas viendo.

error-no_link = Esta partida no cabe en un enlace. Puedes guardarla en un archivo.
error-link_damaged = Este enlace está incompleto: no se puede leer ninguna partida en él. Pídelo otra vez. Aquí no ha cambiado nada.
error-link_too_long = Este enlace es demasiado largo para una partida: se ha alterado por el camino. Aquí no ha cambiado nada.
error-link_other_rules = La partida de este enlace sigue unas reglas que esta versión no conoce. Aquí no ha cambiado nada.

prefer-sound = Sonido
sound-off = Apagado
sound-low = Bajo
sound-middle = Normal
sound-full = Alto
prefer-awake = Mantener la pantalla encendida
    .help = La pantalla no se oscurece durante una partida.
keys-full = Pantalla completa
