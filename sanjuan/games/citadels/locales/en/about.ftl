about-game-news = A round is summed up while you draft: who was what, did what and has how much.
