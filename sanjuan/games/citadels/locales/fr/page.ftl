### La page : noms du jeu, de ce qui est sur la table, des lignes de la feuille de score.

title = Citadelles
    .tagline = Qui jouera qui, cette nuit ?
    .stage = quartiers : { $done } sur { $whole }
    .full = Citadelles, édition de 2016
about-game = Citadelles est un jeu de Bruno Faidutti. Ceci est une œuvre non officielle d’admirateurs, avec ses propres dessins et ses propres mots. Si le jeu te plaît, achète-le.

## La table

zone-city = Cité
zone-deck = Pioche

## Feuille de score

score-districts = Quartiers
score-types = Les cinq types
score-complete = Cité complète
score-tie_break = Dernier rang révélé
score-text-tie = { $you ->
        [yes] { $points } points chacun. Le plus haut rang de la dernière manche décide : { $mine } contre { $theirs } (toi).
       *[no] { $points } points chacun. Le plus haut rang de la dernière manche décide : { $mine } contre { $theirs } ({ $other }).
    }
score-text-shared = { $points } points chacun, et aucun dernier rang n’est plus haut.
## Une première partie

goal-line = La manche où quelqu’un complète sa cité est la dernière ; le plus grand total gagne.
