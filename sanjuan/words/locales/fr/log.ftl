### Le journal entier.

log-of = Coups de
log-moment = Montrer ce moment
log-all = Tous
