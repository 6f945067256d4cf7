### La page : noms du jeu, de ce qui est sur la table, des lignes de la feuille de score.

title = Alhambra
    .tagline = Bâtis le plus beau des palais
    .stage = décomptes : { $done } sur { $whole }
    .full = Alhambra, le jeu de cartes
dummy-martin = Martin
about-game = Alhambra est un jeu de cartes de Dirk Henn. Ceci est une œuvre non officielle d’admirateurs, avec ses propres dessins et ses propres textes. Si le jeu te plaît, achète-le.

## La table

zone-yard = Chantier
zone-row = Argent proposé
zone-palace = Palais
zone-buildings = Pile des bâtiments
zone-money = Pioche d’argent
zone-discard = Défausse
zone-yellow = jaune
zone-blue = bleu
zone-green = vert
zone-orange = orange

## Feuille de score

score-a = Décompte A
score-b = Décompte B
score-c = Décompte C
score-earlier = Avant
score-pavilion = Pavillon
score-seraglio = Sérail
score-arcades = Arcades
score-chambers = Chambres
score-garden = Jardin
score-tower = Tour
## Une première partie

goal-line = Trois décomptes récompensent qui a le plus de bâtiments de chaque catégorie ; le plus grand total gagne.
