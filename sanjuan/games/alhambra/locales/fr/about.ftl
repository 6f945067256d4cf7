about-game-news = Une pause précède le dernier décompte et montre combien d’argent chacun avait.
