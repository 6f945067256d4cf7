### Todo el registro.

log-of = Jugadas de
log-moment = Mostrar este momento
log-all = Todos
