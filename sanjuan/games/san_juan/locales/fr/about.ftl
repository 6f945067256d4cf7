### La page sur le site : qui l'a fait, de quoi il est fait, sous quelles licences.

about-game = San Juan est un jeu de cartes d’Andreas Seyfarth. Ceci est l’œuvre non officielle d’admirateurs, avec ses propres dessins et ses propres textes. Si le jeu te plaît, achète-le.
