### Les règles : un chapitre s’appelle « rules-<chapitre> », ses paragraphes .p1, .p2 ...; tools/rulebook.py en fait la
### page. Entre crochets, ce que l’on peut suivre : [tower] est une catégorie, [#end] un chapitre.
### Les nombres viennent du moteur, voir people/rulebook.py.

rules-title = Les règles
    .about = Alhambra, le jeu de cartes, de 2 à 6 joueurs
rules-category = Catégorie
rules-colour = Couleur
rules-prices = Prix
rules-colour-pavilion = bleu
rules-colour-seraglio = rouge
rules-colour-arcades = brun
rules-colour-chambers = blanc
rules-colour-garden = vert
rules-colour-tower = violet
rules-place-a1 = A : 1er
rules-place-b1 = B : 1er
rules-place-b2 = B : 2e
rules-place-c1 = C : 1er
rules-place-c2 = C : 2e
rules-place-c3 = C : 3e
rules-points-a = Points en A
rules-points-b = en B
rules-points-c = en C

rules-aim = But du jeu
    .p1 = Tu bâtis un palais avec des bâtiments de six catégories. Trois fois dans la partie, chaque catégorie est décomptée : qui en possède le plus de bâtiments marque des points. D’un décompte à l’autre, il y en a davantage. Le plus de points à la fin l’emporte.
    .p2 = Seul le nombre de bâtiments compte, jamais leur prix.

rules-setup = Mise en place
    .p1 = Les { $buildings } bâtiments sont mélangés. Quatre d’entre eux sont posés face visible sur le chantier, un par case. Chaque case a sa monnaie : jaune, bleu, vert et orange de gauche à droite.
    .p2 = Il y a { $money } cartes d’argent en quatre monnaies, de 1 à { $highest }, { $copies } de chaque. Chacun reçoit des cartes jusqu’à en avoir pour { $capital } ou plus, peu importe la monnaie : entre { $capital } et { $richest }. À partir de là, personne ne voit la main des autres.
    .p3 = Quatre cartes d’argent sont posées face visible. Le reste est réparti en { $fifths } tas de même taille. La carte décompte A va dans le deuxième tas, B dans le quatrième ; puis les tas sont réunis, le premier sur le dessus.
    .p4 = Le joueur qui a le moins de cartes commence. En cas d’égalité, c’est le joueur qui a la plus petite somme.

rules-turn = Ton tour
    .p1 = Choisis une des deux actions : prendre de l’argent ([#taking]) ou acheter un bâtiment ([#buying]). On ne peut pas passer.
    .p2 = Puis on complète ce qui manque ([#refill]), et c’est au joueur à ta gauche.

rules-taking = Prendre de l’argent
    .p1 = Prends une des cartes d’argent visibles, quelle que soit sa valeur. Ou prends-en plusieurs dont la somme ne dépasse pas { $together } ; leurs monnaies peuvent être différentes.

rules-buying = Acheter un bâtiment
    .p1 = Un bâtiment se paie dans la monnaie de sa case, et au moins son prix. On peut payer plus, mais on ne rend pas la monnaie. L’argent va à la défausse, le bâtiment dans ton palais, où tous peuvent le voir.
    .p2 = Les prix vont de { $cheapest } à { $dearest } : voir [#buildings].

rules-exact = Payer le prix exact
    .p1 = Si tu paies exactement le prix, tu rejoues et choisis de nouveau entre les deux actions. Tu peux ainsi acheter jusqu’à quatre bâtiments dans un tour et encore prendre de l’argent : { $actions } actions.
    .p2 = Rien n’est renouvelé avant la fin de ton tour.
    .p3 = C’est la somme qui compte : 3, 4 et 2 paient exactement un prix de 9.

rules-refill = La fin d’un tour
    .p1 = De nouveaux bâtiments remplissent les cases vides de gauche à droite, puis on ajoute de l’argent jusqu’à { $row } cartes visibles.
    .p2 = Quand la pioche d’argent est épuisée, la défausse est mélangée et devient la nouvelle pioche.
    .p3 = Quand une carte décompte sort, il a lieu aussitôt ([#scoring]) ; puis elle est écartée du jeu et une autre carte prend sa place.

rules-scoring = Les décomptes
    .p1 = A et B ont lieu quand leurs cartes sortent, C à la fin de la partie. A se trouve dans le deuxième cinquième de l’argent, B dans le quatrième : ils ne viennent ni très tôt ni l’un juste après l’autre.
    .p2 = En A, seule la première place de chaque catégorie rapporte des points, en B les deux premières, en C les trois premières. Qui n’a aucun bâtiment d’une catégorie n’y occupe aucune place.

rules-ties = Les égalités
    .p1 = Les joueurs à égalité se partagent les places qu’ils occupent ensemble : on additionne les points de ces places, on divise par le nombre de joueurs et on arrondit à la valeur inférieure. Une place qui ne rapporte rien compte pour 0.
    .p2 = Deux joueurs sont premiers en [tower] au décompte B : 13 + 6 = 19, soit 9 chacun.
    .p3 = Au décompte C, deux joueurs ont chacun trois Jardins, deux autres chacun deux. Les premiers se partagent 20 + 12 et reçoivent 16 chacun ; les autres se partagent les 5 de la troisième place et reçoivent 2 chacun.

rules-end = La fin de la partie
    .p1 = La partie prend fin après le tour où l’on ne peut plus remplir les quatre cases. Le chantier est encore complété autant que possible, de gauche à droite. Si le tout dernier bâtiment le remplit juste, la partie continue.
    .p2 = Chaque bâtiment restant va à qui a le plus d’argent de la monnaie de sa case. Son prix n’a plus d’importance et rien n’est payé : le même argent peut donc gagner plusieurs fois. En cas d’égalité, même à 0, personne ne le reçoit.
    .p3 = Puis vient le décompte C. Le plus de points l’emporte ; à égalité de points, la victoire est partagée.

rules-two = À deux avec Martin
    .p1 = À deux, on joue avec { $money2 } cartes d’argent, { $copies2 } de chaque, et avec Martin, un troisième joueur imaginaire. Il collectionne les bâtiments et marque comme un joueur, mais n’a ni argent ni tour. Il ne peut pas gagner.
    .p2 = Martin reçoit les { $martins } premiers bâtiments avant que le chantier soit garni, { $martins } autres juste après le décompte A, et un tiers de la pile, arrondi à la valeur inférieure, juste après le décompte B.
    .p3 = Chaque fois que tu achètes un bâtiment, tu peux l’offrir à Martin au lieu de le garder. Un paiement exact compte quand même.
    .p4 = Quand Martin partage une place, sa part est perdue.

rules-buildings = Les bâtiments
    .p1 = Plus une catégorie est chère, plus elle compte de cartes et plus elle rapporte de points.

rules-seen = Ce qui est caché
    .p1 = Sont cachés les mains, l’ordre des deux pioches et la place des cartes décompte. Tout le reste est visible : les palais, les points, le nombre de cartes en main, et les cartes que chacun a prises ou payées.

rules-here = Comment joue cette table
    .p1 = Ce qui ne laisse aucun choix n’est pas demandé : si seules toutes tes cartes d’une monnaie atteignent le prix, elles sont payées. Après un paiement exact, tu dois rejouer tant que tu le peux.
    .p2 = Tu peux annuler une réponse tant que rien de nouveau n’a été révélé.
    .p3 = Là où les règles imprimées se taisent : les cartes en trop vont aux premiers des { $fifths } tas ; à nombre et somme égaux, c’est la première place qui commence ; qui ne peut rien faire passe ; un décompte dont la carte n’est pas sortie quand les bâtiments sont épuisés n’a pas lieu ; si elle sort au tout dernier renouvellement, il a lieu avant la fin.
