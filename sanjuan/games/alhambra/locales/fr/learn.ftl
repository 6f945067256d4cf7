### L’endroit où l’on apprend : leçons, problèmes, et ce qui se dit dans la première partie.

learn-welcome = Le jeu en cinq courtes leçons. Ensuite, à toi de jouer.
learn-puzzles-help = Des positions de parties jouées, vers la fin. Que jouer de mieux ?
learn-yours-last = { $yours } n’est pas parmi les meilleures réponses.
learn-play = Jouer une première partie
learn-play-help = Une partie entière à deux, avec Martin.
learn-finished = Tu connais le jeu maintenant. Le reste est affaire d’entraînement.

coach-turn = Quel bâtiment peux-tu payer exactement ? Si aucun : quelle carte t’en rapproche ?
coach-pay = Paie le prix exact si tu le peux. Sinon, garde ce dont tu auras le plus besoin.
coach-gift = À qui cela coûterait-il le plus : à toi sans le bâtiment, ou à ton rival ?
lesson-exact = Payer le prix exact
    .goal = En un seul tour, achète deux bâtiments et prends de l’argent.
    .page1 = Un tour est une action : prendre de l’argent, ou acheter un bâtiment dans la monnaie de sa case. On peut payer trop, mais on ne rend pas la monnaie.
    .page2 = Paie le prix exact, et tu rejoues. Regarde ton argent : quels prix peux-tu réunir exactement ?
    .hint-turn = Quel bâtiment peux-tu payer à la pièce près ? Achète ceux-là d’abord ; l’argent vient en dernier.
    .hint-pay = Choisis des cartes qui font exactement le prix.
    .solved = Trois actions en un tour. Chaque paiement exact est un tour gratuit : c’est pourquoi il est bon d’avoir beaucoup de petites cartes différentes.
    .miss = Ton tour est fini. Paie exactement 9 en bleu et 8 en vert, puis prends de l’argent.
    .miss-over = Tu as trop payé : le tour est fini, et on ne rend pas la monnaie. D’autres cartes font exactement le prix.
    .miss-money = Prendre de l’argent met fin au tour. Ce que tu peux payer exactement doit venir d’abord.
    .miss-one = Prendre de l’argent a mis fin à ton tour, et il restait un bâtiment que tu pouvais payer exactement.

lesson-saving = Amasser une seule monnaie
    .goal = Paie la Tour au prix exact, à ta troisième action.
    .page1 = La Tour coûte 13 en bleu. Tu as 5 en bleu, et un peu de tout. Les autres regardent les grosses cartes.
    .page2 = Chaque bâtiment se paie dans une seule monnaie. Un 9 dans une monnaie que tu n’amasses pas t’aide moins qu’un 5 dans la bonne.
    .hint-turn = Combien de bleu te manque-t-il encore pour 13 ?
    .hint-pay = Exactement 13 : une carte reste dans ta main.
    .solved = Deux petites cartes, 9 en tout, et la Tour était à toi avec une action de plus. Amasse une ou deux monnaies, pas quatre.
    .miss = La Tour n’est pas encore à toi. Prends les cartes bleues, quoi qu’il y ait d’autre.
    .miss-mixed = Une plus grosse carte, mais elle ne paie pas la Tour. C’est du bleu qu’il te fallait.
    .miss-over = Tu avais exactement 13 en bleu. Payée au prix exact, la Tour t’aurait donné une action de plus.

lesson-scorings = Quand viennent les décomptes
    .goal = Marque 7 points au décompte A.
    .page1 = La carte décompte A se trouve dans le deuxième cinquième de l’argent, B dans le quatrième. Une fois un cinquième de l’argent sorti, A peut venir à la fin de n’importe quel tour.
    .page2 = Le moment est venu : avant ton prochain tour, A aura eu lieu. En A, seule la première place compte, 6 points pour la Tour et 1 pour le Pavillon.
    .page3 = Tu as une Tour, et le joueur à ta gauche aussi. Tu peux payer deux bâtiments, dont un au prix exact.
    .hint-turn = Les deux bâtiments comptent au décompte A. Lequel te fait rejouer ?
    .hint-pay = Choisis les cartes avec lesquelles payer.
    .solved = 6 points pour deux Tours et 1 pour le Pavillon. L’argent en main ne marque rien : quand un décompte approche, achète.
    .miss = Le décompte A a eu lieu. Achète le Pavillon au prix exact, puis la Tour.
    .miss-money = L’argent ne marque rien. Le décompte A est venu avant ton prochain tour, et les Tours étaient à égalité.
    .miss-order = Tu paies la Tour plus que son prix, donc ton tour est fini. Le Pavillon, payé au prix exact, devait venir d’abord.
    .miss-late = Le Pavillon rapporte 1 point. Avec une deuxième Tour, tu en aurais eu 6 de plus.

lesson-lead = Une avance que personne ne rattrape
    .goal = Gagne la partie.
    .page1 = La pile est épuisée : si tu achètes, la partie finit après ce tour. Ce qui reste sur le chantier va à qui a le plus d’argent de sa monnaie.
    .page2 = Tu as 6 des 11 Tours. Personne ne peut en avoir plus, quoi qu’il arrive. En jardins, tu en as 2, et le joueur à ta gauche 3.
    .page3 = Au décompte C, la première place des jardins rapporte 20, la deuxième 12, la troisième 5. Et le joueur à ta gauche a plus d’argent bleu que toi.
    .hint-turn = Que te rapporte une septième Tour ? Et un troisième jardin ?
    .hint-pay = Choisis les cartes avec lesquelles payer.
    .solved = 16 points pour les jardins au lieu de 12, et 16 pour ton rival au lieu de 20. Ce qui est déjà gagné n’a plus besoin de bâtiments.
    .miss = La partie est perdue. Avec un troisième jardin, tu partages la première place.
    .miss-tower = Six Tours sur onze suffisaient. La septième ne rapporte rien, et le jardin est allé à qui avait plus d’argent bleu.
    .miss-money = Les autres vont acheter maintenant. Tu pouvais finir la partie par une victoire.

lesson-martin = Martin
    .goal = Ne laisse aucun point à ton rival au décompte A.
    .page1 = Martin collectionne les bâtiments et marque des points, mais il ne peut pas gagner. Il a 3 Tours, ton rival aussi ; toi, tu en as 1.
    .page2 = Un bâtiment que tu achètes peut aller à Martin. Un paiement exact compte quand même. Le décompte A approche : la prochaine carte d’argent peut l’amener.
    .page3 = En cas d’égalité, les points sont partagés. Si Martin est seul en tête, personne ne reçoit ces 6 points.
    .hint-turn = Achète la Tour au prix exact. Ensuite, ton tour continue.
    .hint-pay = Exactement 9, pour rejouer.
    .hint-gift = Avec 2 Tours, tu ne marques rien en A. Et avec 4, que fait Martin ?
    .solved = Martin est premier, ton rival ne marque rien, et tu as tes 5 points pour les jardins. Un cadeau est bon quand il enlève plus à ton rival qu’à toi.
    .miss = Le décompte A a eu lieu, et ton rival a des points.
    .miss-over = Tu as trop payé : ton tour est fini avant que Martin ait pu t’aider.
    .miss-kept = Avec 2 Tours, tu restes troisième. Offerte à Martin, la Tour aurait coûté 3 points à ton rival.
    .miss-money = Le décompte A est venu, et ton rival a partagé la première place des Tours.
