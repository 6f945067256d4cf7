### Todo el registro.

log-of = Acciones de
log-moment = Mostrar este momento
log-all = Todos
