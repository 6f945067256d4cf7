about-game-news = Beim Wählen der Charaktere siehst du noch einmal, wer wer war, was geschah und wer wie viel hat.
