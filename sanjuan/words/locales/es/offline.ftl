### Jugar sin conexión, versiones nuevas, varias pestañas.

offline-offered = No se guarda para jugar sin conexión, para ahorrar datos.
act-offline = Guardar para jugar sin conexión
offline-keeping = Guardando para jugar sin conexión: { $percent } %
offline-kept = Ya se puede jugar sin conexión.
offline-broken = Aún no se puede jugar sin conexión: no se han podido cargar algunos archivos. Se seguirá en la próxima visita.
offline-full = El navegador no tiene sitio para guardar el juego sin conexión. Con conexión se puede seguir jugando.
offline-update = Hay una versión nueva
act-update = Instalar la versión nueva
error-update_others = El juego está abierto también en otra pestaña o ventana. Cierra primero esa.
error-update_late = El navegador aplaza la versión nueva. Llegará cuando se cierren todas las pestañas del juego.

msg-elsewhere = Abierto en otra pestaña
error-elsewhere = La partida guardada se está jugando en otra pestaña o ventana. Solo se puede jugar en una a la vez.
error-taken_over = La partida sigue ahora en otra pestaña o ventana. Allí está guardada.
act-here = Jugar aquí

error-rules = No se han podido cargar las reglas. Puede que el servidor o la red no estén disponibles.
error-words = No se han podido cargar los textos. Puede que el servidor o la red no estén disponibles.
error-part = No se ha podido cargar esta parte del juego. Puede que el servidor o la red no estén disponibles.
missing-title = El juego no se ha podido cargar entero
missing-text = Falta: { $what }. Puede que el servidor o la red no estén disponibles.
missing-again = Reintentar
missing-boxed = La página que lo rodea no deja ejecutar ningún script del juego en este marco: a su «sandbox» le falta «allow-same-origin».
missing-out = Abrir el juego en una pestaña
