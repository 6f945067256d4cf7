### The whole log.

log-of = Whose moves
log-moment = Show this moment
log-all = All
