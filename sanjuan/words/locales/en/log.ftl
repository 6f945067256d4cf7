### The whole log.

log-of = Whose deeds
log-moment = Show this moment
log-all = All
