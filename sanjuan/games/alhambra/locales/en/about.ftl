about-game-news = The table is held before the last scoring and shows who had how much money.
