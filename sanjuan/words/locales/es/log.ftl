### Toda la crónica.

log-of = Hechos de quién
log-moment = Mostrar este momento
log-all = Todos
