### Les règles : un chapitre est « rules-<chapitre> » avec ses paragraphes .p1, .p2 ... ; tools/rulebook.py en fait la page.
### Entre crochets, ce que l'on peut suivre : [crane] est le nom de la carte, du rôle ou de l'événement, [*crane] et
### [~crane] le même avec son article, [^crane] en tête de phrase, [#end] un chapitre. Les chiffres viennent du moteur.

rules-title = Les règles
    .about = San Juan, les deux éditions, avec les nouveaux bâtiments et les événements
rules-edition = Édition
rules-also = S’appelle aussi { $names }
rules-copies-110 = paquet de 110 : { $n }
rules-copies-more = avec les nouveaux bâtiments : { $n }
rules-copies-33 = avec l’extension de 33 : { $n }
rules-table = sur la table
rules-lists = Listes de prix

rules-aim = But du jeu
    .p1 = Tu bâtis une ville. À chaque manche, les joueurs choisissent des rôles (bâtisseur, producteur, marchand, conseiller, chercheur d’or), et chacun fait ce que chaque rôle permet. Une ville de { $goal } bâtiments met fin à la partie ; c’est le plus de points qui gagne, pas le plus de bâtiments.
    .p2 = Chaque carte est trois choses à la fois. Dans ta main, c’est de l’argent : on paie un bâtiment avec d’autres cartes. Dans ta ville, c’est un bâtiment, avec des points et presque toujours un pouvoir. Face cachée sur un bâtiment de production, c’est une marchandise, que tu peux vendre contre des cartes.
rules-aim-ed2 =
    .p1 = Tu bâtis une ville. À chaque manche, les joueurs choisissent des rôles (bâtisseur, producteur, marchand, maire, chercheur d’or), et chacun fait ce que chaque rôle permet. Une ville de { $goal } bâtiments met fin à la partie ; c’est le plus de points qui gagne, pas le plus de bâtiments.

rules-setup = Mise en place
    .p1 = Chacun commence avec [~indigo_plant] dans sa ville, retirée du paquet auparavant, et avec { $hand } cartes que personne d’autre ne voit.
    .p2 = Les cinq rôles sont face visible au milieu, la pioche d’un côté, la défausse, encore vide, de l’autre. Les cinq listes de prix de la maison de commerce sont mélangées, face cachée.
    .p3 = Le premier Gouverneur est tiré au sort.
    .p4 = Choisir sa première main (au choix lors de la mise en place) : le Gouverneur pioche 5 cartes, le joueur suivant 6, puis 7 et 8. Chacun en garde { $hand } et défausse les autres.

rules-round = Une manche
    .p1 = Le Gouverneur choisit un des rôles et l’accomplit en premier ; puis les autres font de même, dans le sens horaire, chacun une fois. Ensuite le joueur suivant à gauche choisit un des rôles restants, et ainsi de suite.
    .p2 = Un rôle a une action, que chacun peut accomplir, et un privilège, réservé à qui l’a choisi. Pour [*prospector], il n’y a que le privilège.
    .p3 = Il faut choisir un rôle, mais on peut renoncer à son action, qu’on l’ait choisi ou non. Un rôle choisi n’est plus libre jusqu’à la fin de la manche.
    .p4 = À trois ou quatre joueurs, chacun choisit un rôle par manche ; à deux, voir [#two]. Puis les rôles retournent au milieu, le Gouverneur passe à gauche et la manche suivante commence.
    .p5 = Ici, les joueurs agissent l’un après l’autre, là où autour d’une table tous agiraient ensemble : le tour d’un joueur dans une phase est entièrement fini avant que commence celui du suivant.

rules-start = Le début d’une manche
    .p1 = Avant que le Gouverneur choisisse, on passe par ces étapes, chacune pour tous les joueurs à partir du nouveau Gouverneur : d’abord [*office_building], puis [*chapel] et [*bank], enfin la limite de la main.
    .p2 = Limite de la main : qui tient plus de { $limit } cartes en défausse, à son choix, jusqu’à { $limit }. [^tower] relève cette limite, [*guard_room] l’abaisse pour les autres.
    .p3 = La limite ne vaut qu’à ce moment : pendant une manche, et à la fin de la partie, on peut tenir autant de cartes que l’on veut. Chacun peut savoir combien de cartes tu tiens.

rules-builder = La phase du Bâtisseur
    .p1 = Pour construire, tu poses une carte de ta main dans ta ville et tu défausses de ta main autant d’autres cartes que le prix l’indique. Tu construis au plus un bâtiment par phase. Ce qu’il coûte : [#payment].
    .p2 = Tu peux posséder autant de bâtiments de production de même nom que tu veux, mais un seul de chaque autre bâtiment.
    .p3 = Un bâtiment agit dès que la phase où il a été construit est finie : donc encore dans la même manche.
    .p4 = Quand quelqu’un a { $goal } bâtiments à la fin de la phase, la partie est finie : [#end].

rules-payment = Ce que coûte un bâtiment
    .p1 = Pars du coût inscrit au coin de la carte. Retire, tout ensemble : le privilège du Bâtisseur (1 carte, 2 avec [~library]), [*smithy] pour un bâtiment de production ou [*quarry] pour tout autre, et, avec [~crane], le coût du bâtiment que tu recouvres.
    .p2 = Le prix ne descend jamais sous 0, et personne n’y gagne de cartes. Sur les cartes de ta main, le compte est fait : le coût inscrit est barré, ce que tu paies se lit à côté, et la raison quand tu pointes la carte.
    .p3 = On paie avec des cartes de sa main ; avec [~black_market], des marchandises peuvent en remplacer. On ne peut pas payer plus que le prix.
    .p4 = La carte est d’abord posée, puis payée. Un bâtiment que tu recouvres n’aide donc plus à cette construction, et la marchandise qui s’y trouvait ne peut pas payer.
    .p5 = Ensuite viennent [*carpenter], puis [*poor_house].

rules-producer = La phase du Producteur
    .p1 = Une marchandise est la première carte de la pioche, posée face cachée, sans être vue, sur un bâtiment de production. Chacun de ces bâtiments produit une seule sorte de marchandise et en porte une à la fois.
    .p2 = Dans cette phase, tu peux garnir un de tes bâtiments de production vides, deux comme Producteur, trois avec [~library], et un de plus avec [~aqueduct].
    .p3 = Tu peux produire moins que permis, ou rien. Avec [*well], on pioche une carte quand on produit deux marchandises ou plus.

rules-trader = La phase du Marchand
    .p1 = La première liste de prix est révélée. Elle dit combien de cartes rapporte chaque sorte de marchandise dans cette phase.
    .p2 = Tu peux vendre une marchandise, deux comme Marchand, trois avec [~library], et une de plus avec [~trading_post]. Les marchandises vont à la défausse sans être vues ; puis tu pioches d’un coup la somme de leurs prix.
    .p3 = Ensuite viennent [*market_stand] et [*market_hall].
    .p4 = À la fin de la phase, la liste passe face cachée sous les autres, même si rien n’a été vendu. Les cinq listes reviennent donc dans le même ordre toute la partie : ce qu’on a vu une fois reviendra. Celles déjà vues restent affichées à la maison de commerce, sur la table.

rules-councillor = La phase du Conseiller
    .p1 = Tu pioches { $drawn } cartes, tu les regardes et tu en gardes une ; l’autre va à la défausse, face cachée. Le Conseiller en pioche { $more } de plus, encore { $more } de plus avec [~library], et en garde une lui aussi.
    .p2 = Avec [~prefecture], tu en gardes deux. Avec [*archive], tu prends en main tout ce que tu pioches et tu défausses de toute ta main.
rules-councillor-ed2 = La phase du Maire
    .p1 = Tu pioches { $drawn } cartes, tu les regardes et tu en gardes une ; l’autre va à la défausse, face cachée. Le Maire en pioche { $more } de plus, encore { $more } de plus avec [~library], et en garde une lui aussi.

rules-prospector = La phase du Chercheur d’or
    .p1 = Il n’y a pas d’action. Le Chercheur d’or pioche une carte, deux avec [~library].
    .p2 = Dans cette phase agissent [*goldsmith], puis [*gold_mine] de chaque propriétaire, à partir de qui a choisi le rôle.

rules-piles = Pioche et défausse
    .p1 = On défausse face cachée ; personne ne peut fouiller la défausse.
    .p2 = Quand il faut une carte et que la pioche est vide, la défausse est mélangée et devient la nouvelle pioche. Quand les deux sont vides, on pioche ce qu’il y a.

rules-colours = Les bâtiments par couleur
    .p1 = Les bâtiments de production ont la couleur de leur marchandise. Tous les autres sont violets. Parmi ceux-ci, les monuments n’ont pas de pouvoir mais beaucoup de points, et les bâtiments de valeur 6 rapportent à la fin de la partie.
    .p2 = On n’est pas obligé d’utiliser un pouvoir. Un bâtiment sous un autre n’agit plus, ne rapporte plus rien et ne compte plus.
rules-colours-ed2 = Les bâtiments par couleur
    .p1 = Les bâtiments de production ont la couleur de leur marchandise. Tous les autres sont beiges. Parmi ceux-ci, les monuments n’ont pas de pouvoir mais beaucoup de points, et les bâtiments de valeur 6 rapportent à la fin de la partie.

rules-end = Fin et décompte
    .p1 = La partie finit juste après une phase du Bâtisseur où quelqu’un arrive à { $goal } bâtiments. Chacun accomplit encore cette phase ; le reste de la manche n’est pas joué.
    .p2 = Puis on compte les points : d’abord ceux des bâtiments, puis un pour chaque carte sous [*chapel], [*bank] et [*harbor], puis ce que rapportent les bâtiments de valeur 6, et [*palace] en tout dernier.
    .p3 = Le plus de points gagne. À égalité, c’est le plus de cartes en main et de marchandises sur les bâtiments, ensemble ; si c’est encore égal, la victoire est partagée.
    .p4 = Seule compte la carte du dessus d’une pile. Dans le soleil à côté de chaque nom, tu vois toute la partie les points que tout le monde peut voir ; les cartes secrètes s’ajoutent au décompte final.
    .p5 = Une partie où personne ne construit pendant { $idle } manches finit aussi. Aucune partie jouée pour gagner n’en approche.

rules-two = À deux joueurs
    .p1 = Le Gouverneur choisit un rôle, puis l’autre joueur, puis le Gouverneur en choisit un deuxième : trois des cinq rôles sont joués. Ensuite le Gouverneur change.
    .p2 = [^library] double un seul privilège par manche. On demande donc au Gouverneur, à son premier rôle, s’il veut s’en servir ; sinon, elle sert pour le deuxième.

rules-editions = Ce qui change d’une édition à l’autre
    .p1 = La première édition a { $deck1 } cartes. La deuxième en a { $deck2 }, avec une carte de plus pour [*tobacco_storage] et pour [*coffee_roaster] ; son édition de 2014 en a { $deck1 }.
    .p2 = [^gold_mine] : dans la première édition, tu choisis parmi les quatre cartes ; dans la deuxième, tu prends la moins chère.
    .p3 = [^guild_hall] : dans la première édition, 2 points pour chaque bâtiment de production ; dans la deuxième, 1 pour chacun et 1 pour chaque sorte.
    .p4 = Ce qui était violet est beige dans la deuxième édition. Quelques noms y changent aussi : chaque carte les dit tous.
    .p5 = Avec l’extension : [*harbor] doit recevoir une marchandise dans la première édition et le peut dans la deuxième ; [*hut] est nouvelle ; [*customs_office] a d’autres chiffres.

rules-expansion = Les nouveaux bâtiments
    .p1 = Les nouvelles cartes sont mélangées aux autres, et toutes les règles valent. Dans la première édition, 31 cartes viennent avec un bâtiment de production de plus de chaque sorte ; dans la deuxième, il y en a 30, ou 33 avec quatre bâtiments de production.
    .p2 = [^cathedral] est posée face visible à côté des rôles. Chacun peut la construire dans une phase du Bâtisseur à la place d’une carte de sa main. Il n’y en a qu’une.
    .p3 = Au début d’une manche vient d’abord [*office_building], puis [*chapel] et [*bank], puis les limites fixées par [*tower] et [*guard_room].

rules-events = Les événements
    .p1 = Six cartes d’événement sont mélangées aux autres. Dès que l’une est piochée ou révélée, même dans la première donne, elle est posée face visible à côté des rôles et une autre carte prend sa place. Aucun événement n’est jamais dans une main.
    .p2 = Un événement sur la table peut être choisi au lieu d’un rôle, même au tour où il est apparu. Il compte comme le choix de ce joueur ; ensuite il va à la défausse et peut revenir. Un événement que personne ne prend reste là.
    .p3 = Aucun bâtiment n’a d’influence sur un événement, et [*library] n’en double aucun. Mais un rôle que [*governors_visit] fait rejouer est une phase comme une autre.
    .p4 = Un événement peut se trouver comme marchandise sur un bâtiment sans que personne le sache.

rules-here = Comment joue cette table
    .p1 = Une question qui n’a qu’une réponse possible n’est pas posée, sauf pour le choix d’un rôle. Ce qui ne fait que donner des cartes se fait tout seul.
    .p2 = Tu peux annuler une réponse jusqu’à ce que quelque chose de nouveau apparaisse : une carte piochée, une carte révélée, le coup d’un autre joueur.
    .p3 = Là où les règles imprimées se taisent : [*goldsmith] passe avant [*gold_mine], une marchandise de [*customs_office] compte en cas d’égalité, et [*tavern] donne encore sa carte dans la dernière phase de la partie.
