about-game-news = As you draft, the last round is summed up: who was who, who did what, who has how much.
