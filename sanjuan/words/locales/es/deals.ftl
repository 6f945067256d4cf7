### Repartos que se comparten, y el reparto del día.

act-share = Compartir el reparto
setup-daily = Hoy
    .help = El reparto de hoy: el mismo para todos.
msg-deal = Te han compartido un reparto: la mesa está preparada para él.
error-bad_deal = Este enlace no contiene ningún reparto que se pueda jugar. Puedes preparar otra mesa.
