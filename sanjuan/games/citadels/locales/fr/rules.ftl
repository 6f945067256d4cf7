### Les règles : un chapitre s’appelle « rules-<chapitre> », ses paragraphes .p1, .p2 ...; tools/rulebook.py en fait la
### page. Entre crochets, ce que l’on peut suivre : [king] est une carte, [#end] un chapitre.
### Les nombres viennent du moteur, voir people/rulebook.py.

rules-title = Les règles
    .about = Citadelles, édition de 2016, de 2 à 8 joueurs
rules-district = Quartier
rules-character = Personnage
rules-players = Joueurs
rules-type = Type
rules-rank = Rang
rules-income = Revenu
rules-paid = payé en
rules-permits = Peut bâtir
rules-open8 = Visibles, sur 8
rules-open9 = Visibles, sur 9
rules-gold = or
rules-cards-too = cartes
rules-either = or ou cartes
rules-any-number = sans limite
rules-no-cost = aucun

rules-aim = But du jeu
    .p1 = Tu bâtis une cité. À chaque manche, chacun choisit en secret un personnage, et avec lui un pouvoir. Puis les personnages sont appelés par rang : qui est appelé reçoit de l’or ou des cartes et peut bâtir un quartier.
    .p2 = Quand une cité est complète, la manche est jouée jusqu’au bout et la partie est finie. Un quartier vaut autant de points que son coût ; la cité qui a le plus de points l’emporte.

rules-setup = Mise en place
    .p1 = Huit personnages prennent part au jeu, un de chaque rang de 1 à 8 ; à 3 ou 8 joueurs, un neuvième s’y ajoute ([#nine]). Lesquels, cela dépend de la configuration ([#casts]).
    .p2 = La pioche contient les { $ordinary } quartiers ordinaires et { $uniques } des { $all } Merveilles, { $deck } cartes en tout. Chacun en reçoit { $hand } et prend { $gold } pièces d’or.
    .p3 = Un joueur commence avec la Couronne : autour d’une table le plus âgé, ici la première place.

rules-draft = Choix des personnages
    .p1 = Qui a la Couronne mélange les personnages. Le nombre indiqué dans le tableau est écarté face visible, puis un face cachée. Personne ne les joue dans cette manche.
    .p2 = Le personnage de rang 4 ([king], [emperor] ou [patrician]) ne doit pas être visible. S’il sort, le suivant prend sa place et il est remélangé avec les autres.
    .p3 = Le joueur qui a la Couronne regarde le reste, garde un personnage en secret et passe les autres à sa gauche. Chacun fait de même à son tour. La carte que laisse le dernier joueur est écartée face cachée.
    .p4 = S’il ne reste qu’une carte pour le dernier joueur (7 joueurs avec 8 personnages, 8 joueurs avec 9), il prend aussi celle qui est face cachée depuis le début, garde l’une des deux et écarte l’autre face cachée.
    .p5 = À 2 ou 3 joueurs, chacun a deux personnages : voir [#few].

rules-calling = L’appel
    .p1 = Qui a la Couronne appelle les rangs, à partir de 1. Le joueur qui a le personnage appelé le révèle et joue son tour ([#turn]). Si personne ne répond, on appelle le rang suivant : le personnage est écarté, ou assassiné.
    .p2 = Quand un personnage est appelé, le [thief] prend d’abord l’or de celui qu’il a nommé ; puis un [king] ou un [patrician] prend la Couronne et une [queen] son or. Vient alors le tour du joueur : il reçoit ses ressources avant de bâtir, le reste dans l’ordre qu’il veut. Une menace de la [blackmailer] est réglée juste après les ressources, avant tout le reste.
    .p3 = Après le dernier rang, la manche est finie. La Couronne reste où elle est, sauf si le rang 4 l’a déplacée. La manche suivante commence par le choix des personnages.

rules-turn = Un tour
    .p1 = Tu dois recevoir des ressources : soit { $take } pièces d’or, soit { $draw } cartes piochées, dont tu gardes 1 ; le reste va face cachée sous la pioche.
    .p2 = Ensuite, tu peux bâtir 1 quartier ([#building]).
    .p3 = Une fois dans ton tour, tu peux utiliser le pouvoir de ton personnage ([#powers]), et les quartiers qui agissent ([#districts]). Si aucun moment n’est indiqué, n’importe lequel convient, même avant les ressources.
    .p4 = Si la pioche est vide, on ne peut pas choisir les cartes. S’il en manque, on pioche ce qui reste.

rules-building = Bâtir
    .p1 = Pose une carte de ta main dans ta cité et paie son coût à la banque. Tu peux bâtir 1 quartier par tour, sauf si ton personnage en permet plus, ou aucun : c’est ton permis de construire.
    .p2 = Ta cité ne peut pas avoir deux fois le même quartier. Seuls la [quarry] et le [wizard] permettent d’en bâtir un second.
    .p3 = Certains quartiers se bâtissent sans leur prix en or : par le [framework], la [necropolis], le [thieves_den]. Le [cardinal] peut emprunter ce qui manque.
    .p4 = Quand un quartier est bâti et payé, l’[magistrate] peut le confisquer. Ensuite, la taxe du [tax_collector] est due. Un quartier pris ou échangé n’est pas bâti : rien de tout cela ne s’y applique.

rules-powers = Les pouvoirs
    .p1 = Un pouvoir s’utilise une fois par tour, et n’est pas obligatoire sauf s’il dit « dois ».
    .p2 = Beaucoup de personnages ont un revenu pour les quartiers d’un type. Tu choisis quand le percevoir, avant de bâtir ou après, mais une seule fois et pour toute la cité.
    .p3 = On nomme un personnage, jamais un joueur, et l’on peut en nommer un que personne n’a. On ne peut pas nommer son propre personnage, mais à 2 ou 3 joueurs l’autre, si.
    .p4 = Le personnage de rang 1, celui qui est assassiné et celui qui est ensorcelé ne peuvent être ni volés ni menacés.

rules-districts = Les quartiers
    .p1 = Il y a cinq types, reconnaissables à la forme et à la couleur : noble, religieux, commerçant, militaire et Merveille. Ils comptent pour les revenus et à la fin.
    .p2 = Les effets des Merveilles sont facultatifs, sauf s’ils disent « dois » ou « ne peux pas ». Ce qui sert une fois par tour ne sert que pendant ton propre tour.
    .p3 = Un quartier détruit va face cachée sous la pioche, comme toute carte défaussée. La pièce de l’[artist] posée dessus est perdue. Quand un quartier change de cité, sa pièce et les cartes sous un [museum] le suivent.

rules-end = Fin et décompte
    .p1 = Une cité est complète avec { $city } quartiers, à 2 ou 3 joueurs avec { $small }. La manche où une cité devient complète est la dernière. Une cité peut grandir au-delà.
    .p2 = Les points : le coût de tous les quartiers de la cité ; { $colours } pour des quartiers des cinq types ; { $first } pour la première cité complète, { $later } pour toute autre cité complète ; et ce qu’ajoutent les Merveilles.
    .p3 = Une cité complète est à l’abri du personnage de rang 8 et de la [armory].
    .p4 = En cas d’égalité, la victoire va au plus haut rang révélé dans la dernière manche. Un personnage assassiné ne compte pas comme révélé.

rules-example = Un exemple
    .p1 = Ana révèle le [warlord]. Le [thief] l’avait nommé : elle donne aussitôt tout son or. Elle reçoit { $take } pièces d’or.
    .p2 = Elle détruit un [market] dans une autre cité : il coûte 2, elle paie donc 1. Sa propre cité a une [prison] et l’[school_of_magic], qui compte comme militaire pour son revenu : 2 pièces d’or.
    .p3 = Avec 3 pièces d’or, elle bâtit une [barracks]. C’est aussi un quartier militaire, mais son revenu est déjà perçu. Son pouvoir a servi et un quartier est bâti : son tour est fini.

rules-few = À deux ou trois
    .p1 = Chacun joue deux personnages et a deux tours par manche, avec une seule main, une seule cité et un seul trésor. Le pouvoir d’un personnage ne vaut que dans son propre tour : les cartes piochées par l’[architect] peuvent être bâties par l’autre personnage, mais pas trois d’entre elles.
    .p2 = À deux : huit personnages, dont un est écarté face cachée sans être vu. Le joueur qui a la Couronne en garde un et passe le reste. Puis chacun à son tour en garde un et en écarte un face cachée, jusqu’au dernier.
    .p3 = À trois : neuf personnages, dont un est écarté face cachée sans être vu. Chacun en garde un ; l’un des cinq restants, tiré au sort, est écarté face cachée. Chacun en garde un second, et le dernier est écarté face cachée.
    .p4 = Une cité est complète avec { $small } quartiers.

rules-nine = Le neuvième personnage
    .p1 = À 3 et à 8 joueurs, un personnage de rang 9 prend part au jeu. De 4 à 7 joueurs, c’est possible (une option de la préparation) ; à 2, jamais.
    .p2 = La [queen] demande au moins 5 joueurs, l’[emperor] au moins 3. Ici, l’[artist] et le [king] les remplacent.

rules-casts = Configurations
    .p1 = Huit personnages et { $uniques } Merveilles font une configuration. Choisis l’une de celles-ci, laisse faire le sort, ou compose la tienne : un personnage de chaque rang, et { $uniques } Merveilles à ton gré. Le personnage de rang 9 ne joue que là où il y en a neuf.

rules-seen = Ce qui est caché
    .p1 = Sont cachés les mains, les personnages jusqu’à ce qu’ils soient révélés, ce qui est face cachée, l’ordre de la pioche, le mandat signé, la vraie menace et les cartes sous le [museum].
    .p2 = Tous voient les cités, combien d’or et de cartes chacun possède, et les jetons posés devant les personnages.

rules-here = Comment joue cette table
    .p1 = Une question à laquelle il n’y a qu’une réponse n’est pas posée, et ce qui ne fait que donner arrive tout seul.
    .p2 = Tu peux reprendre une réponse tant que rien de nouveau n’a été révélé.
    .p3 = Là où la règle imprimée se tait : qui reçoit la Couronne de l’[emperor] choisit entre or et carte ; qui complète sa cité en premier garde les { $first } points, même si la cité diminue ensuite ; une cité devient complète aussi en prenant, en échangeant ou en confisquant.
    .p4 = À la fin d’un tour viennent d’abord l’[poor_house], puis le [park], puis l’or de l’[alchemist]. Un personnage de rang 4 assassiné est révélé, et la Couronne passe, avant le décompte.
