### Der ganze Verlauf.

log-of = Züge von
log-moment = Diesen Moment zeigen
log-all = Alle
