### Les nouveaux bâtiments et les événements : cartes, questions, faits.

## Nouveaux bâtiments

card-office_building = Fournisseur
    .a = un Fournisseur
    .the = le Fournisseur
    .power = Chaque tour : échange jusqu’à 2 cartes
    .text = Au début de chaque tour, tu peux défausser 1 ou 2 cartes de ta main et en piocher autant.
    .note1 = Il agit avant la Chapelle, la Banque et la limite de main.
card-office_building-ed2 =
    .power = Chaque manche : échange jusqu’à 2 cartes
    .text = Au début de chaque manche, tu peux défausser 1 ou 2 cartes de ta main et en piocher autant.
card-guard_room = Caserne
    .a = une Caserne
    .the = la Caserne
    .power = Les autres ne gardent que 6 cartes
    .text = Au début de chaque tour, les joueurs sans Caserne ne peuvent garder que 6 cartes en main. Ceux qui en ont une peuvent en garder 7.
    .note1 = Le propriétaire d’une Tour peut toujours en garder 12.
card-guard_room-ed2 =
    .text = Au début de chaque manche, les joueurs sans Caserne ne peuvent garder que 6 cartes en main. Ceux qui en ont une peuvent en garder 7.
    .note1 = Le propriétaire d’un Phare peut toujours en garder 12.
card-hut = Hutte
    .a = une Hutte
    .the = la Hutte
    .power = Rien n’a été vendu : pioche 1
    .text = Si personne ne vend de marchandise pendant une phase du Marchand, pioche 1 carte.
card-tavern = Pension
    .a = une Pension
    .the = la Pension
    .power = Le moins de bâtiments : pioche 1
    .text = À la fin de chaque phase du Bâtisseur, si personne n’a moins de bâtiments que toi et que quelqu’un en a plus, pioche 1 carte.
    .note1 = Il n’est pas nécessaire d’avoir construit. Tu peux partager la dernière place.
    .note2 = Elle n’agit pas pendant la phase de sa construction.
card-park = Parc
    .a = un Parc
    .the = le Parc
    .power = Vaut 6 sous une Grue
    .text = Quand tu construis sur le Parc avec une Grue, il réduit le coût de 6 au lieu de 3.
    .note1 = Les autres réductions s’ajoutent. Le prix ne descend jamais sous 0.
card-customs_office = Douane
    .a = une Douane
    .the = la Douane
    .good = customs
    .power = Reçoit une marchandise vendue 2
    .text = Au début de la phase du Conseiller, si elle est vide, une carte est posée dessus sans être vue : c’est une marchandise. Pendant la phase du Marchand, elle se vend 2, quelle que soit la liste de prix.
    .note1 = Elle compte comme toute vente, aussi pour l’Étal et le Marché, et peut payer avec un Marché noir.
    .note2 = Elle n’est pas produite : le Puits ne la compte pas.
card-customs_office-ed2 =
    .text = Au début de la phase du Maire, si elle est vide, une carte est posée dessus sans être vue : c’est une marchandise. Pendant la phase du Marchand, elle se vend 2, quelle que soit la liste de prix.
    .note1 = Elle compte comme toute vente, aussi pour le Petit et le Grand marché, et peut payer avec un Marché noir.
card-bank = Banque
    .a = une Banque
    .the = la Banque
    .power = Une fois : glisse des cartes, 1 point chacune
    .text = Une fois dans la partie, au début d’un tour, tu peux glisser autant de cartes de ta main que tu veux sous la Banque. À la fin, chacune rapporte 1 point.
    .note1 = Les cartes sont glissées avant le contrôle de la limite de main.
    .note2 = Ce que tu as glissé reste secret. Si la Banque est recouverte, ses cartes comptent encore.
card-bank-ed2 =
    .text = Une fois dans la partie, au début d’une manche, tu peux glisser autant de cartes de ta main que tu veux sous la Banque. À la fin, chacune rapporte 1 point.
card-harbor = Port
    .a = un Port
    .the = le Port
    .power = Chaque vente : glisse 1 marchandise, 1 point
    .text = À chaque phase du Marchand, une des marchandises que tu vends va sous le Port au lieu de la défausse. Tu pioches quand même pour elle. À la fin, chaque carte glissée rapporte 1 point.
    .note1 = Personne ne regarde la marchandise. Si le Port est recouvert, ses cartes comptent encore.
card-harbor-ed2 =
    .text = À chaque phase du Marchand, une des marchandises que tu vends peut aller sous le Port au lieu de la défausse. Tu pioches quand même pour elle. À la fin, chaque carte glissée rapporte 1 point.
card-goldsmith = Orfèvrerie
    .a = une Orfèvrerie
    .the = l’Orfèvrerie
    .power = Révèle 1 : si personne ne l’a, prends-la
    .text = À chaque phase du Chercheur d’or, révèle 1 carte de la pioche. Si aucune ville n’a ce bâtiment, la tienne comprise, prends-la. Sinon elle est défaussée.
    .note1 = Elle agit quel que soit le joueur qui a choisi le Chercheur d’or. Elle passe avant ta Mine d’or.
    .note2 = Une Bibliothèque ne la double pas.
card-residence = Résidence
    .a = une Résidence
    .the = la Résidence
    .power = Fin : 4, 3, 2, 1 points par lot de 3
    .text = À la fin de la partie, elle rapporte des points pour les lots de 3 bâtiments différents de même coût : 4 points pour le premier lot, 3 pour le deuxième, 2 pour le troisième, 1 pour le quatrième.
    .note1 = Deux bâtiments du même nom ne peuvent pas être dans un même lot, mais dans deux. La Résidence compte comme un bâtiment de valeur 6.
card-cathedral = Cathédrale
    .a = une Cathédrale
    .the = la Cathédrale
    .power = Fin : 4, 3, 2, 1 points pour les 6 des autres
    .text = À la fin de la partie, elle rapporte des points pour les bâtiments de valeur 6 de tous les autres joueurs : 4 points pour le premier, 3 pour le deuxième, 2 pour le troisième, 1 pour le quatrième.
    .note1 = Elle est sur la table. Qui le veut la construit au lieu d’une carte de sa main, pour 7 moins les réductions.
    .note2 = Elle compte comme un bâtiment violet. Recouverte ou détruite, elle ne revient pas.
card-cathedral-ed2 =
    .note2 = Elle compte comme un bâtiment beige. Recouverte ou détruite, elle ne revient pas.
good-customs = marchandise de la Douane
    .amount = { $n ->
        [1] une marchandise de la Douane
       *[other] { $n } marchandises de la Douane
    }

## Événements. .help : ce qui arrive à qui en prend un

event-earthquake = Séisme
    .the = le Séisme
    .power = Chacun perd 1 bâtiment
    .help = Chacun, toi compris, détruit un de ses bâtiments avec tout ce qui est dessus et dessous.
event-debt_relief = Remise de dette
    .the = la Remise de dette
    .power = Chacun pioche 3 cartes
    .help = Chacun pioche 3 cartes, toi d’abord.
event-taxes = Impôts
    .the = les Impôts
    .power = Les autres défaussent 1 carte
    .help = Chacun, sauf toi, défausse 1 carte de sa main.
event-general_amnesty = Amnistie générale
    .the = l’Amnistie générale
    .power = Chacun peut échanger des cartes
    .help = Chacun peut défausser autant de cartes qu’il veut et en piocher autant, toi d’abord.
event-governors_visit = Visite du gouverneur
    .the = la Visite du gouverneur
    .power = Rejoue un rôle déjà pris
    .help = Choisis un rôle déjà pris ce tour-ci : il est joué encore une fois, et le privilège est pour toi.
event-governors_visit-ed2 =
    .power = Rejoue un personnage déjà pris
    .help = Choisis un personnage déjà pris cette manche-ci : il est joué encore une fois, et le privilège est pour toi.
event-reconstruction = Reconstruction
    .the = la Reconstruction
    .power = Chacun peut construire gratuitement
    .help = Chacun peut construire gratuitement un bâtiment de coût 4 au plus, toi d’abord. Les pouvoirs des bâtiments n’y jouent pas.

## Questions

ask-office = Échanger des cartes ?
    .help = Défausse 1 ou 2 cartes et pioches-en autant.
    .confirm = { $n ->
        [0] Échanger des cartes
        [one] Échanger { $n } carte
       *[other] Échanger { $n } cartes
    }
    .pass = Ne rien échanger
ask-bank = Glisser des cartes sous la Banque ?
    .help = Chacune rapporte 1 point à la fin. Tu ne peux le faire qu’une fois dans la partie.
    .confirm = { $n ->
        [0] Glisser des cartes
        [one] Glisser { $n } carte
       *[other] Glisser { $n } cartes
    }
    .pass = Pas encore
ask-harbor = Quelle marchandise va sous le Port ?
    .help = Elle rapporte 1 point à la fin. Tu pioches quand même pour elle.
    .confirm = Glisser cette marchandise
    .pass = Ne rien glisser
ask-earthquake = Détruis un de tes bâtiments
    .help = Tout ce qui est dessus et dessous est perdu aussi.
    .confirm = { $card ->
        [none] Détruire
       *[other] Détruire { $the }
    }
ask-amnesty = Échanger des cartes ?
    .help = Défausse autant de cartes que tu veux et pioches-en autant.
    .confirm = { $n ->
        [0] Échanger des cartes
        [one] Échanger { $n } carte
       *[other] Échanger { $n } cartes
    }
    .pass = Ne rien échanger
ask-taxes = Paie tes impôts
    .help = Défausse 1 carte de ta main.
    .confirm = { $card ->
        [none] Défausser
       *[other] Défausser { $the }
    }
ask-visit = Quel rôle est rejoué ?
    .help = Son privilège est pour toi.
    .confirm = { $role ->
        [none] Choisir un rôle
       *[other] Rejouer { $the }
    }
ask-visit-ed2 = Quel personnage est rejoué ?
    .confirm = { $role ->
        [none] Choisir un personnage
       *[other] Rejouer { $the }
    }
ask-rebuild = Construis gratuitement
    .help = Choisis un bâtiment de ta main, de coût 4 au plus, ou passe.
    .confirm = { $card ->
        [none] Construire
       *[other] Construire { $the }
    }
    .pass = Passer

## Faits

fact-event_shown = Un événement apparaît à côté des rôles : { $event }.
fact-event_shown-ed2 = Un événement apparaît à côté des personnages : { $event }.
fact-event = { $me ->
        [yes] Tu prends { $event }.
       *[no] { $who } prend { $event }.
    }
fact-visit = { $me ->
        [yes] Tu rappelles { $role }, qui est rejoué.
       *[no] { $who } rappelle { $role }, qui est rejoué.
    }
fact-destroyed = { $me ->
        [yes] Tu perds { $card }.
       *[no] { $who } perd { $card }.
    }
fact-customs = { $me ->
        [yes] Une marchandise est posée sur ta Douane.
       *[no] Douane : { $who } reçoit une marchandise.
    }
fact-tucked_good = Tu glisses une marchandise sous { $building }.
