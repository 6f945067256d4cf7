### Le jeu dans le terminal.

term-help = Tape les numéros de ce que tu choisis, comme « 1 3 4 ». Une ligne vide passe, ou prend ce qui est marqué d’une étoile. « u » annule le coup, « c grue » explique la Grue, « t » montre la table et « l » tout le journal, « s » enregistre, « q » enregistre et arrête.
term-player = Joueur (★ Gouverneur)
