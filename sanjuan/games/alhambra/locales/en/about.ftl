about-game-news = The game pauses before the last scoring and shows who had how much money.
