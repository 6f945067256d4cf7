### Repartos que se comparten, y el reparto del día.

act-share = Compartir el reparto
setup-daily = Hoy
    .help = El reparto del día: el mismo para todos.
msg-deal = Han compartido contigo un reparto: la mesa está preparada.
error-bad_deal = Este enlace no contiene ningún reparto jugable. Puedes preparar otra mesa.
