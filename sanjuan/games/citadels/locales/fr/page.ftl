### La page : noms du jeu, de ce qui est sur la table, des lignes de la feuille de score.

title = Citadelles
    .tagline = Qui jouera qui, cette nuit ?
    .full = Citadelles, édition de 2016
about-game = Citadelles est un jeu de Bruno Faidutti. Ceci est une œuvre non officielle d’admirateurs, avec ses propres dessins et ses propres mots. Achetez le jeu.

## La table

zone-city = Cité
zone-deck = Pioche

## Feuille de score

score-districts = Quartiers
score-types = Les cinq types
score-first = Première cité complète
score-complete = Cité complète
