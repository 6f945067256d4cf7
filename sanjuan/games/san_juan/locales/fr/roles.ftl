### Rôles et marchandises. .privilege : pour qui l'a choisi, .doubled : avec une Bibliothèque ; .help : ce que fait celui qui le prend ;
### .text : tout, en entier.

role-builder = Bâtisseur
    .the = le Bâtisseur
    .privilege = Paie 1 carte de moins
    .help = Chacun peut construire 1 bâtiment. Comme Bâtisseur, tu paies 1 carte de moins.
    .doubled = Paie 2 cartes de moins
    .text = Chacun, à son tour, peut construire 1 bâtiment de sa main et en paie le coût en cartes. Ton privilège : tu paies 1 carte de moins.
role-producer = Producteur
    .the = le Producteur
    .privilege = Produis 1 marchandise de plus
    .help = Chacun peut produire 1 marchandise. Comme Producteur, tu peux en produire 1 de plus.
    .doubled = Produis 2 marchandises de plus
    .text = Chacun, à son tour, peut produire 1 marchandise sur un bâtiment de production vide. Ton privilège : tu en produis 1 de plus.
role-trader = Marchand
    .the = le Marchand
    .privilege = Vends 1 marchandise de plus
    .help = Chacun peut vendre 1 marchandise. Comme Marchand, tu peux en vendre 1 de plus.
    .doubled = Vends 2 marchandises de plus
    .text = Une liste de prix est révélée. Chacun, à son tour, peut vendre 1 marchandise et pioche autant de cartes que son prix. Ton privilège : tu en vends 1 de plus.
role-councillor = Conseiller
    .the = le Conseiller
    .privilege = Regarde 3 cartes de plus
    .help = Chacun pioche 2 cartes et en garde 1. Comme Conseiller, tu en regardes 3 de plus.
    .doubled = Regarde 6 cartes de plus
    .text = Chacun, à son tour, pioche 2 cartes et en garde 1. Ton privilège : tu en regardes 3 de plus.
role-councillor-ed2 = Maire
    .the = le Maire
    .help = Chacun pioche 2 cartes et en garde 1. Comme Maire, tu en regardes 3 de plus.
role-prospector = Chercheur d’or
    .the = le Chercheur d’or
    .privilege = Pioche 1 carte
    .help = Les autres n’ont rien à faire.
    .doubled = Pioche 2 cartes
    .text = Les autres n’ont rien à faire. Ton privilège : tu pioches 1 carte.

good-indigo = indigo
    .amount = { $n ->
        [1] de l’indigo
       *[other] { $n } indigos
    }
good-sugar = sucre
    .amount = { $n ->
        [1] du sucre
       *[other] { $n } sucres
    }
good-tobacco = tabac
    .amount = { $n ->
        [1] du tabac
       *[other] { $n } tabacs
    }
good-coffee = café
    .amount = { $n ->
        [1] du café
       *[other] { $n } cafés
    }
good-silver = argent
    .amount = { $n ->
        [1] de l’argent
       *[other] { $n } argents
    }

phase-builder = Phase du Bâtisseur
phase-producer = Phase du Producteur
phase-trader = Phase du Marchand
phase-councillor = Phase du Conseiller
phase-councillor-ed2 = Phase du Maire
phase-prospector = Phase du Chercheur d’or
