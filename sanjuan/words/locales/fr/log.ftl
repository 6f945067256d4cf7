### Le journal entier.

log-of = De qui
log-moment = Montrer ce moment
log-all = Tout
