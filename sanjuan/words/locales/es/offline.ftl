### Jugar sin red, versiones nuevas, varias pestañas.

offline-keeping = Guardando para jugar sin red: { $percent } %
offline-kept = Desde ahora se juega también sin red.
offline-broken = Aún no está guardado para jugar sin red: no llegaron algunos archivos. La próxima visita seguirá con ello.
offline-full = El navegador no tiene sitio para guardar el juego y jugar sin red. Con red se sigue jugando.
offline-update = Hay una versión nueva
act-update = Usar la versión nueva
error-update_others = El juego está abierto también en otra pestaña o ventana. Cierra primero esa.
error-update_late = El navegador aplaza la versión nueva. Llegará cuando se cierren todas las pestañas del juego.

msg-elsewhere = Abierto en otra pestaña
error-elsewhere = La partida guardada se está jugando en otra pestaña o ventana. Solo una puede jugarla a la vez.
error-taken_over = La partida sigue ahora en otra pestaña o ventana. Allí está guardada.
act-here = Jugar aquí

error-rules = Las reglas no han llegado. Puede que falte el servidor o la red.
error-words = Este idioma no ha llegado. Quizá falta el servidor o la red.
error-part = Esta parte del juego no ha llegado. Quizá falte el servidor o la red.
missing-title = El juego no ha llegado entero
missing-text = Falta: { $what }. Quizá falta el servidor o la red.
missing-again = Reintentar
