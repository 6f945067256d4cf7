about-game-news = During the draft, the last round is summed up: who was who, who did what, and who has how much.
