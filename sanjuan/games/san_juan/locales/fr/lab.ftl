### Le rapport d'équilibre de l'arène.

lab-owned = Avec quoi en ville
    .help = La part des victoires de ceux qui le possèdent à la fin de la partie, les meilleures d’abord. Ce qui s’achète tard appartient à ceux qui en avaient les moyens : on voit ce qui va de pair avec la victoire, non ce qui la cause.
