### Der ganze Verlauf.

log-of = Wessen Taten
log-moment = Diesen Augenblick zeigen
log-all = Alle
