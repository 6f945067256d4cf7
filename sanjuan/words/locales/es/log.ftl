### Toda la crónica.

log-of = Acciones de
log-moment = Mostrar este momento
log-all = Todos
