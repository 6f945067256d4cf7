about-game-news = Mientras se eligen personajes se ve el resumen de la ronda anterior: quién era quién, qué hizo y cuánto tiene.
