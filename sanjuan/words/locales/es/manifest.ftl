### Lo que dice la aplicación instalada antes de abrirla, y la página sin scripts.

manifest-description = Juegos de cartas contra el ordenador. También sin conexión.
manifest-continue = Continuar
    .about = Seguir con la partida guardada
manifest-new = Nueva mesa
    .about = Preparar una nueva mesa
manifest-daily = Reparto del día
    .about = El reparto de hoy, el mismo para todos
no-script = Sun Tables funciona en el navegador y necesita JavaScript.
