### Apprendre : les leçons et ce qui est dit pendant la première partie.

learn-welcome = Le jeu en neuf courtes leçons. Ensuite, tu joues.
learn-puzzles-help = Des positions de parties jouées. Quel est le meilleur coup ?
learn-play = Jouer une première partie
learn-play-help = Une partie entière à quatre, avec les huit classiques.
learn-finished = Tu connais le jeu. Le reste, c’est de connaître les autres.

coach-character = Que te rapporterait chacun ? Et lequel les autres attendent-ils ?
coach-turn = De l’or si une carte de ta main l’attend, des cartes sinon. Et as-tu un revenu à percevoir ?
coach-keep = Celle que tu pourras bientôt payer, ou un type qui manque à ta cité.
coach-kill = Qui mène, et en quel personnage ce joueur gagnerait-il le plus ?
coach-rob = Où est l’or, et quel personnage son propriétaire a-t-il pris ?
coach-magic = Une grande main contre ta petite, ou de nouvelles cartes pour celles que tu ne peux pas bâtir.
coach-destroy = Un quartier bon marché de qui est le plus près de la fin. Tes propres constructions d’abord.

lesson-gather = Recevoir et bâtir
    .goal = Bâtis le Château.
    .page1 = Tu es la Marchande, et c’est ton tour. D’abord, reçois tes ressources : 2 pièces d’or, ou 2 cartes dont tu gardes 1. La Marchande reçoit 1 pièce d’or de plus dans tous les cas.
    .page2 = Ensuite, tu peux bâtir un quartier en payant son coût. Un quartier vaut autant de points que son coût. Tu as 1 pièce d’or.
    .hint-turn = Combien d’or auras-tu après tes ressources ?
    .solved = 1 et 2, et 1 pour la Marchande : 4 pièces d’or, 4 points. Un seul quartier par tour : que ce soit le meilleur que tu peux payer.
    .miss = Ton tour est fini sans Château. Prends d’abord de l’or.
    .miss-cards = Tu as assez de cartes. En piochant, tu arrives à 2 pièces d’or ; le Château en coûte 4.
    .miss-cheap = Un seul quartier par tour, et celui-ci rapporte 2 points. Tu pouvais en payer un à 4.

lesson-income = Le revenu
    .goal = Bâtis le Manoir et garde 3 pièces d’or.
    .page1 = Tu es le Roi : 1 pièce d’or par quartier noble de ta cité. Tu perçois ce revenu une fois dans ton tour, au moment de ton choix.
    .page2 = Tu as 2 pièces d’or, un quartier noble, et un autre dans ta main.
    .hint-turn = Quand le revenu rapporte-t-il le plus : avant le Manoir, ou après ?
    .solved = Bâti d’abord, le Manoir rapporte aussi. S’il te faut cet or pour bâtir, commence par lui ; sinon, finis par lui.
    .miss = Ton tour est fini. De l’or, le Manoir, puis le revenu.
    .miss-cards = Les cartes ne paient pas le Manoir. Il te faut 3 pièces d’or, et 3 encore.
    .miss-early = Perçu maintenant, le revenu ne compte qu’un quartier noble, et il n’y a pas de seconde fois.

lesson-draft = Le choix
    .goal = Aie 6 pièces d’or à la fin de ton tour.
    .page1 = Tu as la Couronne et choisis en premier : un personnage pour cette manche. Le Voleur et le Condottiere sont visibles, personne ne les a. Un autre est face cachée.
    .page2 = Regarde ta cité : trois quartiers commerçants, un noble. Quel personnage en tire de l’or ?
    .hint-character = Compte ce que chaque personnage te rapporterait ce tour-ci.
    .hint-turn = De l’or, puis le revenu de ton personnage.
    .solved = 2 pièces d’or, 1 pour la Marchande, 3 pour les quartiers commerçants. Le Voleur étant visible, personne ne pouvait les voler.
    .miss = La manche est finie. En Marchande : de l’or, puis le revenu.
    .miss-other = Ce personnage te rapporte 3 pièces d’or au plus. La Marchande en valait 6.
    .miss-cards = Avec des cartes, tu arrives à 4 pièces d’or. Prends de l’or.

lesson-guess = L’Assassin
    .goal = Assassine le personnage avec lequel le premier finirait.
    .page1 = Le joueur à ta gauche a six quartiers, à un seul d’une cité complète, une carte en main, et pas d’or du tout.
    .page2 = Tu nommes un personnage, pas un joueur. Le Voleur et le Condottiere sont visibles. Qui ce joueur a-t-il pu prendre ?
    .hint-turn = Utilise d’abord ton pouvoir.
    .hint-kill = Quel personnage change quatre quartiers commerçants en or ?
    .solved = En Marchande, c’était 7 pièces d’or et le dernier quartier. Cherche le personnage dont les autres ont le plus besoin.
    .miss = Tu n’as nommé personne, et le premier joue.
    .miss-architect = L’Architecte pioche deux cartes, mais sans or on ne bâtit rien.
    .miss-other = Ce personnage n’aurait pas rapporté l’or d’un dernier quartier. Quatre quartiers commerçants disent lequel.

lesson-theft = Le Voleur
    .goal = Vole 6 pièces d’or ou plus.
    .page1 = Le joueur d’en face a 8 pièces d’or et trois quartiers militaires. L’or de chacun est visible ; les personnages, non.
    .page2 = Tu nommes un personnage. Quand il est révélé, tout l’or de son joueur est à toi. La Magicienne et l’Architecte sont visibles.
    .hint-turn = Utilise ton pouvoir maintenant, puis reçois tes ressources.
    .hint-rob = Quel personnage tire de l’or des quartiers militaires ?
    .solved = Les 8 pièces d’or. Regarde d’abord où est l’or, puis demande-toi en qui ce joueur gagne le plus.
    .miss = La manche est finie, et tu n’as rien volé qui vaille.
    .miss-merchant = La Marchande est souvent riche. Mais l’or est en face, et cette cité n’a qu’un quartier commerçant.
    .miss-other = Celui-ci ne rapporterait guère à cette cité. Trois quartiers militaires désignent un seul personnage.

lesson-read = Être deviné
    .goal = Bâtis le Château : ta cité sera complète.
    .page1 = Il te manque un quartier, le Château à 4, et tu as 2 pièces d’or. N’importe quel personnage convient : prends 2 pièces d’or et bâtis.
    .page2 = Tous voient tes quatre quartiers commerçants. Le joueur à ta gauche prendra l’Assassin. Qui nommera-t-il ?
    .hint-character = Pas le personnage que tous attendent.
    .hint-turn = De l’or, puis le Château.
    .solved = La Marchande est morte, et personne ne l’avait. Quand tu mènes, prends ce que l’on n’attend pas, si cela suffit.
    .miss = La manche est finie sans Château. Prends de l’or et bâtis-le.
    .miss-obvious = Assassinat, comme chacun pouvait le prévoir. L’or de la Marchande n’était pas nécessaire du tout.
    .miss-cards = Avec des cartes, tu as toujours 2 pièces d’or. Le Château en coûte 4.

lesson-warlord = Le Condottiere
    .goal = Détruis un quartier du joueur d’en face et bâtis la Caserne.
    .page1 = Deux joueurs ont six quartiers. Celui de gauche est l’Évêque : à l’abri de toi. Dans la cité d’en face, le Donjon est à l’abri aussi.
    .page2 = Tu paies le coût moins 1. Tu n’as pas d’or, un quartier militaire, et la Caserne (3) en main.
    .hint-turn = Compte d’abord : 2 pièces d’or, le revenu, la Caserne. Que reste-t-il pour détruire ?
    .hint-destroy = Un quartier de coût 1 se détruit gratuitement.
    .solved = Encore un de moins, et cela n’a rien coûté. Pour t’abriter toi-même : l’Évêque, le Donjon, ou pas de quartier bon marché près de la fin.
    .miss = Ton tour est fini. La Taverne d’en face ne coûte rien, la Caserne 3.
    .miss-wrong = Ce joueur est loin derrière. Frappe ceux qui vont finir.
    .miss-own = Tu peux détruire tes propres quartiers, mais ici cela n’aide personne.
    .miss-dear = Cela a coûté de l’or, et il n’en reste pas assez pour la Caserne. Un quartier de coût 1 était gratuit.
    .miss-cards = Sans les 2 pièces d’or, tu ne peux pas payer la Caserne.

lesson-uniques = Les Merveilles
    .goal = Bâtis le Palais.
    .page1 = Les Merveilles ont un effet. Ton Laboratoire, une fois par tour : défausse une carte et gagne 2 pièces d’or.
    .page2 = Le Palais coûte 5 et tu as 1 pièce d’or. Deux de tes cartes sont des quartiers que ta cité possède déjà.
    .hint-turn = Prends de l’or, utilise le Laboratoire, bâtis.
    .hint-laboratory = Défausse ce que tu ne peux pas bâtir de toute façon.
    .solved = Une carte inutile est devenue 2 pièces d’or. Aucune cité n’a deux fois le même quartier : il y aura toujours des cartes de trop.
    .miss = Ton tour est fini sans Palais. 1 et 2 et 2 font 5.
    .miss-palace = Le Palais n’est plus là. Défausse une carte que tu ne peux pas bâtir.
    .miss-cards = Avec des cartes, tu arrives à 3 pièces d’or au plus.

lesson-last = La dernière manche
    .goal = Arrive à 22 points.
    .page1 = La cité de gauche est complète : cette manche est la dernière. Tu es l’Architecte et peux bâtir trois quartiers.
    .page2 = Tes cinq quartiers valent 13. Tu as du religieux, du commerçant et une Merveille. Les cinq types rapportent 3 points, une cité complète 2 de plus.
    .page3 = Après tes ressources, tu as 5 pièces d’or : de quoi bâtir le Palais, ou bien le Manoir et la Tour de Guet.
    .hint-turn = Quels types manquent, et combien de quartiers ?
    .solved = 4 points pour deux quartiers, 3 pour les cinq types, 2 pour la cité complète. Le Palais en aurait rapporté 5.
    .miss = Ton tour est fini. Le Manoir et la Tour de Guet auraient fait 22.
    .miss-palace = 18 points. Deux quartiers et les cinq types en valaient 9 de plus.
    .miss-cards = Les cartes en main ne rapportent rien. Dans la dernière manche, prends de quoi bâtir.
