about-game-news = Beim Wählen der Charaktere siehst du die letzte Runde: wie sie verlief, wer wer war und wie viel jeder hat.
