### La page des règles, autour de ses chapitres : chaque jeu a les siens.

rules-find = Chercher dans les règles
    .none = Rien trouvé. Essaie un autre mot.
    .found = Résultats : { $n }
rules-contents = Chapitres
rules-cards = Toutes les cartes
rules-alone = Sur une page à part, à imprimer
rules-print = Imprimer
rules-play = Au jeu
rules-close-up = Voir de près : { $card }
rules-figures-cost = Coût
rules-figures-points = Points
rules-figures-copies = Exemplaires
