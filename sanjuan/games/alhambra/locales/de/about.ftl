about-game-news = Vor der letzten Wertung hält das Spiel kurz an und zeigt, wer wie viel Geld hatte.
