about-game-news = Vor der letzten Wertung hält der Tisch an und zeigt, wer wie viel Geld hatte.
