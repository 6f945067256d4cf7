### Ce qu’Alhambra dit dans la préparation.

setup-martin = se joint à une table de deux
    .text = Il reçoit 6 bâtiments au début, 6 après le décompte A, un tiers de la pile après B. Il marque des points, ne joue pas et ne peut pas gagner. Ce que tu achètes, tu peux le lui donner.
setup-scored = Ce qui rapporte
    .help = A et B quand leur carte apparaît, C à la fin
setup-cards = { $n } cartes, de { $least } à { $most }
setup-points = Décompte A : { $a }. B : { $b }. C : { $c }.
setup-with_martin = et Martin
setup-buildings = { $n } bâtiments
setup-money = { $n } cartes d’argent
