about-game-news = La partida se detiene antes de la última puntuación y muestra cuánto dinero tenía cada cual.
