about-game-news = La mesa se detiene antes de la última puntuación y muestra cuánto dinero tenía cada cual.
