### Les personnages, par rang : nom, avec article (.the), la ligne courte de la carte (.power), le pouvoir entier (.text)
### et les précisions (.note1 ...).

## 1

card-assassin = Assassin
    .the = l’Assassin
    .power = Assassine un personnage, qui passe son tour
    .text = Annonce un autre personnage. Le joueur qui l’a ne dit rien et passe tout son tour.
    .note1 = Tu annonces un personnage, pas un joueur. Si personne ne l’a, il ne se passe rien.
    .note2 = À la fin de la manche, un Roi ou un Patricien assassiné prend quand même la Couronne, un Empereur la donne.
card-witch = Sorcière
    .the = la Sorcière
    .power = Prends tes ressources, puis le tour d’un autre
    .text = Reçois d’abord tes ressources, puis tu dois annoncer un autre personnage : ton tour s’interrompt. Quand ce personnage est appelé, son joueur reçoit ses ressources et son tour se termine. Tu reprends alors ton tour comme si tu étais ce personnage, avec ta main, ton or et ta cité.
    .note1 = D’ici là tu ne peux pas bâtir, et seuls la Mine d’Or, la Bibliothèque et l’Observatoire font effet, pour toi comme pour le joueur ensorcelé.
    .note2 = Tu as tous les pouvoirs de ce personnage, ses revenus et ses limites ; tu ne reçois pas de ressources une seconde fois. Si personne ne l’a, ton tour est fini.
    .note3 = Un Roi ou un Patricien ensorcelé prend lui-même la Couronne. Pour l’Empereur, tu choisis à qui elle va et tu reçois le paiement.
    .note4 = Pour la Maître-Chanteuse, tu places les menaces et tu prends l’or. Pour l’Évêque, c’est ta cité qui est protégée.
card-magistrate = Échevin
    .the = l’Échevin
    .power = Confisque un quartier au moment où il est bâti
    .text = Place 3 mandats face cachée devant 3 autres personnages ; un seul est signé. Quand le personnage visé par celui-ci paie le premier quartier de son tour, tu peux révéler le mandat : le quartier va gratuitement dans ta cité.
    .note1 = Le bâtisseur récupère son or, mais le quartier compte dans son permis de construire.
    .note2 = Pas si ta cité a déjà ce quartier, même avec la Carrière. L’occasion manquée est perdue.
    .note3 = Un quartier bâti sans payer (Chantier, Nécropole) ne peut pas être confisqué ; le premier payé peut l’être.
    .note4 = Si le Bailli est dans la partie, c’est toi qui paies la taxe du quartier confisqué.

## 2

card-thief = Voleur
    .the = le Voleur
    .power = Vole tout l’or d’un personnage
    .text = Annonce un personnage. Quand il est appelé et révélé, tu prends tout l’or de son joueur, avant qu’il reçoive ses ressources.
    .note1 = Ni le personnage de rang 1, ni le personnage assassiné, ni le personnage ensorcelé.
    .note2 = Si personne ne l’a, ou s’il n’a pas d’or, tu ne reçois rien.
card-spy = Espion
    .the = l’Espion
    .power = Vois une main : or et cartes selon un type
    .text = Désigne un autre joueur et un type de quartier, puis regarde sa main. Pour chaque carte de ce type, tu lui prends 1 pièce d’or et tu pioches 1 carte.
    .note1 = S’il n’a plus d’or, tu pioches quand même toutes les cartes. Elles viennent de la pioche, pas de sa main.
card-blackmailer = Maître-Chanteuse
    .the = la Maître-Chanteuse
    .power = Menace 2 personnages ; une menace est vraie
    .text = Place 2 menaces face cachée devant 2 personnages ; celle à la fleur est la vraie. Chacun des joueurs menacés, après avoir reçu ses ressources, peut te payer la moitié de son or, arrondie à l’inférieur, pour que tu le laisses en paix. S’il refuse, tu peux révéler sa menace : avec la fleur, tu prends tout son or.
    .note1 = Ni le personnage de rang 1, ni le personnage assassiné, ni le personnage ensorcelé. Un personnage sous mandat peut être menacé.
    .note2 = La menace se règle juste après les ressources, avant tout pouvoir, tout revenu et toute construction.
    .note3 = Avec 1 pièce d’or, la moitié est nulle : la menace est retirée sans rien payer.
    .note4 = Si la Maître-Chanteuse est ensorcelée, la Sorcière place les menaces, les révèle et reçoit l’or.

## 3

card-magician = Magicienne
    .the = la Magicienne
    .power = Échange ta main, ou change des cartes
    .text = Échange toute ta main avec celle d’un autre joueur, ou place autant de tes cartes que tu veux sous la pioche et pioches-en autant.
    .note1 = Si ta main est vide, tu prends simplement l’autre main.
    .note2 = Tes cartes vont sous la pioche avant que tu pioches.
card-wizard = Sorcier
    .the = le Sorcier
    .power = Prends une carte d’une main pour la bâtir ou non
    .text = Regarde la main d’un autre joueur et prends-y 1 carte. Elle va dans ta main, ou tu la bâtis aussitôt en payant son coût.
    .note1 = Bâtie aussitôt, elle ne compte pas dans ton permis de construire. Il faut avoir reçu tes ressources.
    .note2 = Ce tour-ci, tu peux bâtir des quartiers identiques à ceux de ta cité.
    .note3 = Une fois la main regardée, tu dois prendre une carte.
card-seer = Voyante
    .the = la Voyante
    .power = Prends une carte à chacun, rends-en une
    .text = Prends 1 carte au hasard dans chaque autre main, puis donne 1 carte de ta main à chacun de ces joueurs. Tu peux bâtir jusqu’à 2 quartiers.
    .note1 = Tu peux rendre la carte même que tu as prise. Un joueur sans carte n’en perd pas et n’en reçoit pas.

## 4

card-king = Roi
    .the = le Roi
    .power = Or des quartiers nobles ; prends la Couronne
    .text = Reçois 1 pièce d’or par quartier noble de ta cité. Tu dois prendre la Couronne : c’est toi qui appelles désormais les personnages, et à la manche suivante tu choisis en premier.
    .note1 = Assassiné, tu passes ton tour mais prends la Couronne à la fin de la manche. Ensorcelé, tu la prends quand même.
    .note2 = Le personnage de rang 4 n’est jamais écarté face visible.
card-emperor = Empereur
    .the = l’Empereur
    .power = Or des quartiers nobles ; donne la Couronne
    .text = Reçois 1 pièce d’or par quartier noble de ta cité. Tu dois donner la Couronne à un joueur qui n’est ni toi ni celui qui l’a. Ce joueur te donne 1 pièce d’or ou 1 carte au hasard.
    .note1 = Qui reçoit la Couronne choisit entre or et carte (une option te laisse choisir). Sans or ni carte, pas de paiement.
    .note2 = Assassiné, tu donnes la Couronne à la fin de la manche, sans paiement.
    .note3 = Jamais à 2 joueurs.
card-patrician = Patricien
    .the = le Patricien
    .power = Cartes des quartiers nobles ; prends la Couronne
    .text = Pioche 1 carte par quartier noble de ta cité. Tu dois prendre la Couronne : c’est toi qui appelles désormais les personnages, et à la manche suivante tu choisis en premier.
    .note1 = Assassiné, tu passes ton tour mais prends la Couronne à la fin de la manche. Ensorcelé, tu la prends quand même.

## 5

card-bishop = Évêque
    .the = l’Évêque
    .power = Or des quartiers religieux ; à l’abri du rang 8
    .text = Reçois 1 pièce d’or par quartier religieux de ta cité. Le personnage de rang 8 ne peut pas utiliser son pouvoir sur tes quartiers.
    .note1 = Assassiné, tu n’es pas protégé. Ensorcelé, c’est la cité de la Sorcière qui l’est, pas la tienne.
    .note2 = La Poudrière atteint quand même ta cité.
    .note3 = À 2 ou 3 joueurs, la protection dure jusqu’à la fin de la manche, même contre ton propre rang 8.
card-abbot = Abbé
    .the = l’Abbé
    .power = Or ou cartes des quartiers religieux
    .text = Par quartier religieux de ta cité, reçois 1 pièce d’or ou pioche 1 carte ; annonce d’abord le partage. Une fois dans ton tour, si tu n’es pas le plus riche, le joueur le plus riche te donne 1 pièce d’or.
    .note1 = Entre plusieurs plus riches, tu choisis. Si tu en es un, tu ne reçois rien.
    .note2 = Ce qui compte, c’est l’or de chacun à ce moment-là.
card-cardinal = Cardinal
    .the = le Cardinal
    .power = Cartes des quartiers religieux ; cartes contre or
    .text = Pioche 1 carte par quartier religieux de ta cité. S’il te manque de l’or pour bâtir un quartier, tu peux prendre ce qui manque à un autre joueur, en lui donnant 1 carte de ta main par pièce d’or.
    .note1 = Personne ne peut refuser. Tu prends exactement ce qui manque, à un seul joueur, une fois par tour.
    .note2 = Si le quartier est confisqué, tu récupères tout son prix ; tes cartes restent données.

## 6

card-merchant = Marchande
    .the = la Marchande
    .power = Or des quartiers commerçants, et 1 de plus
    .text = Reçois 1 pièce d’or par quartier commerçant de ta cité. Tu reçois 1 pièce d’or de plus, quelles que soient tes ressources.
    .note1 = La pièce de plus vient juste après les ressources, mais après le règlement d’une menace.
card-alchemist = Alchimiste
    .the = l’Alchimiste
    .power = L’or payé pour bâtir te revient
    .text = À la fin de ton tour, tout l’or que tu as payé pour bâtir des quartiers te revient.
    .note1 = Il faut d’abord avoir cet or. Celui de la Forge et de la taxe ne revient pas.
    .note2 = Un quartier confisqué n’est remboursé qu’une fois.
card-trader = Négociant
    .the = le Négociant
    .power = Or des quartiers commerçants ; bâtis-en plusieurs
    .text = Reçois 1 pièce d’or par quartier commerçant de ta cité. Tu peux bâtir autant de quartiers commerçants que tu veux, et 1 autre quartier.

## 7

card-architect = Architecte
    .the = l’Architecte
    .power = Pioche 2 cartes ; bâtis jusqu’à 3 quartiers
    .text = Pioche 2 cartes. Tu peux bâtir jusqu’à 3 quartiers.
card-navigator = Navigatrice
    .the = la Navigatrice
    .power = 4 pièces d’or ou 4 cartes ; rien à bâtir
    .text = Reçois 4 pièces d’or ou pioche 4 cartes, quelles que soient tes ressources. Tu ne peux bâtir aucun quartier ce tour-ci.
    .note1 = Pas même un quartier gratuit.
card-scholar = Archiviste
    .the = l’Archiviste
    .power = Pioche 7 cartes, garde-en 1 ; bâtis 2 quartiers
    .text = Pioche 7 cartes et garde-en 1. Les 6 autres sont remises dans la pioche, qui est mélangée. Tu peux bâtir jusqu’à 2 quartiers.

## 8

card-warlord = Condottiere
    .the = le Condottiere
    .power = Or des quartiers militaires ; détruis un quartier
    .text = Reçois 1 pièce d’or par quartier militaire de ta cité. Tu peux détruire 1 quartier en payant son coût moins 1.
    .note1 = Pas dans une cité complète, même la tienne. Un quartier de coût 1 se détruit gratuitement.
    .note2 = Tu peux détruire un de tes propres quartiers. La carte va sous la pioche.
    .note3 = Les quartiers de l’Évêque et le Donjon sont à l’abri.
card-diplomat = Diplomate
    .the = le Diplomate
    .power = Or des quartiers militaires ; échange un quartier
    .text = Reçois 1 pièce d’or par quartier militaire de ta cité. Tu peux échanger 1 de tes quartiers contre 1 quartier d’une autre cité. S’il coûte plus cher, tu paies la différence à son propriétaire.
    .note1 = Pas contre un quartier d’une cité complète ; la tienne peut l’être.
    .note2 = Aucune des deux cités ne doit se retrouver avec deux quartiers identiques, même avec la Carrière.
    .note3 = Les quartiers de l’Évêque et le Donjon sont à l’abri ; tu ne peux pas non plus céder ton propre Donjon.
card-marshal = Capitaine
    .the = le Capitaine
    .power = Or des quartiers militaires ; prends un quartier
    .text = Reçois 1 pièce d’or par quartier militaire de ta cité. Tu peux prendre dans une autre cité 1 quartier de coût 3 ou moins, en payant son coût à son propriétaire.
    .note1 = Pas dans une cité complète, ni un quartier que ta cité possède déjà.
    .note2 = La pièce de l’Artiste compte dans le coût et pour la limite.
    .note3 = Les quartiers de l’Évêque et le Donjon sont à l’abri.

## 9

card-queen = Reine
    .the = la Reine
    .power = 3 pièces d’or si le rang 4 est à côté de toi
    .text = Reçois 3 pièces d’or si tu es à côté du joueur qui a le personnage de rang 4.
    .note1 = S’il a été assassiné, tu reçois l’or à la fin de la manche, quand il est révélé.
    .note2 = Seulement à 5 joueurs ou plus.
    .note3 = Si la Reine est ensorcelée, ce sont les voisins de la Sorcière qui comptent. Si le rang 4 est ensorcelé, c’est son propre joueur.
card-artist = Artiste
    .the = l’Artiste
    .power = Pose une pièce sur 1 ou 2 de tes quartiers
    .text = Pose 1 de tes pièces d’or sur 1 quartier de ta cité, ou 1 sur chacun de 2 quartiers. Le coût d’un tel quartier augmente de 1 pour toujours.
    .note1 = Cela rapporte 1 point de plus, et le rend plus cher pour le rang 8. Une seule pièce par quartier.
    .note2 = La pièce suit le quartier d’une cité à l’autre ; elle est perdue s’il est détruit.
card-tax_collector = Bailli
    .the = le Bailli
    .power = Qui bâtit lui paie 1 ; prends tout cet or
    .text = Chaque fois qu’un autre joueur a bâti un quartier, il pose 1 pièce d’or sur le jeton du Bailli, même si le quartier était gratuit. Pendant ton tour, tu peux prendre tout l’or qui s’y trouve.
    .note1 = Qui n’a plus d’or ne paie rien. L’or qui n’est pas pris reste pour les manches suivantes.
    .note2 = Si le Bailli est dans la partie, la taxe est due à chaque manche, que quelqu’un ait ce personnage ou non.
    .note3 = À 2 ou 3 joueurs, tu la paies pour ce que bâtit ton autre personnage.
