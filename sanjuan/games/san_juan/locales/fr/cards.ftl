### Les bâtiments : noms, ligne courte de la carte (.power), pouvoir entier (.text) et précisions (.note1 ...).
### .a et .the : le nom avec son article. Les messages « -ed2 » : ce que la deuxième édition nomme ou joue autrement.

## Bâtiments de production

card-indigo_plant = Teinturerie d’indigo
    .a = une Teinturerie d’indigo
    .the = la Teinturerie d’indigo
    .good = indigo
    .power = Produit et garde 1 indigo
    .text = Pendant la phase du Producteur, elle peut produire 1 indigo et le garde jusqu’à la vente.
    .note1 = Tu peux en posséder autant que tu veux.
    .note2 = Elle garde 1 marchandise à la fois. Une marchandise est une carte de la pioche, face cachée, que personne ne regarde.
    .note3 = Chacun commence la partie avec une Teinturerie d’indigo.
card-sugar_mill = Moulin à sucre
    .a = un Moulin à sucre
    .the = le Moulin à sucre
    .good = sugar
    .power = Produit et garde 1 sucre
    .text = Pendant la phase du Producteur, il peut produire 1 sucre et le garde jusqu’à la vente.
    .note1 = Tu peux en posséder autant que tu veux.
    .note2 = Il garde 1 marchandise à la fois. Une marchandise est une carte de la pioche, face cachée, que personne ne regarde.
card-tobacco_storage = Séchoir à tabac
    .a = un Séchoir à tabac
    .the = le Séchoir à tabac
    .good = tobacco
    .power = Produit et garde 1 tabac
    .text = Pendant la phase du Producteur, il peut produire 1 tabac et le garde jusqu’à la vente.
    .note1 = Tu peux en posséder autant que tu veux.
    .note2 = Il garde 1 marchandise à la fois. Une marchandise est une carte de la pioche, face cachée, que personne ne regarde.
card-coffee_roaster = Brûlerie de café
    .a = une Brûlerie de café
    .the = la Brûlerie de café
    .good = coffee
    .power = Produit et garde 1 café
    .text = Pendant la phase du Producteur, elle peut produire 1 café et le garde jusqu’à la vente.
    .note1 = Tu peux en posséder autant que tu veux.
    .note2 = Elle garde 1 marchandise à la fois. Une marchandise est une carte de la pioche, face cachée, que personne ne regarde.
card-silver_smelter = Fonderie d’argent
    .a = une Fonderie d’argent
    .the = la Fonderie d’argent
    .good = silver
    .power = Produit et garde 1 argent
    .text = Pendant la phase du Producteur, elle peut produire 1 argent et le garde jusqu’à la vente.
    .note1 = Tu peux en posséder autant que tu veux.
    .note2 = Elle garde 1 marchandise à la fois. Une marchandise est une carte de la pioche, face cachée, que personne ne regarde.

## Phase du Bâtisseur

card-smithy = Forge
    .a = une Forge
    .the = la Forge
    .power = Production : coût −1
    .text = Quand tu construis un bâtiment de production, il te coûte 1 carte de moins.
    .note1 = Toutes les réductions s’ajoutent. Le prix ne descend jamais sous 0.
    .note2 = Le coût des bâtiments violets ne change pas.
card-smithy-ed2 =
    .note2 = Le coût des bâtiments beiges ne change pas.
card-poor_house = Refuge
    .a = un Refuge
    .the = le Refuge
    .power = 0–1 carte après construction : pioche 1
    .text = Quand tu as construit et payé un bâtiment, s’il te reste au plus 1 carte en main, pioche 1 carte.
    .note1 = L’Atelier passe d’abord. Tu ne pioches pour le Refuge que s’il te reste alors moins de 2 cartes.
    .note2 = Si tu ne construis rien, tu ne pioches rien.
    .note3 = Construire par-dessus un bâtiment avec la Grue, c’est aussi construire.
    .note4 = Il ne donne rien lors de sa propre construction.
card-black_market = Marché noir
    .a = un Marché noir
    .the = le Marché noir
    .power = 2 marchandises peuvent payer
    .text = Quand tu paies un bâtiment, jusqu’à 2 de tes marchandises peuvent remplacer des cartes de ta main.
    .note1 = Chaque marchandise vaut exactement 1 carte, quel que soit son prix de vente.
    .note2 = Il sert pour tous les bâtiments et s’ajoute à toutes les réductions. On ne peut pas payer plus que le prix.
    .note3 = La marchandise d’un bâtiment que tu recouvres ne peut pas payer.
card-crane = Grue
    .a = une Grue
    .the = la Grue
    .power = Construis par-dessus, paie la différence
    .text = Quand tu construis, tu peux poser le nouveau bâtiment sur un des tiens et ne payer que la différence de coût.
    .note1 = Les autres réductions s’ajoutent. Le prix ne descend jamais sous 0.
    .note2 = Une marchandise sur le bâtiment recouvert est perdue.
    .note3 = Le bâtiment recouvert n’agit plus, ne rapporte plus rien et ne compte plus parmi les 12.
    .note4 = Une Grue ne peut jamais être recouverte, ni un bâtiment par un autre du même nom.
    .note5 = Tu peux construire à nouveau un bâtiment recouvert : tu ne le possèdes plus.
    .note6 = Un bâtiment n’aide pas à la construction qui le recouvre.
card-carpenter = Atelier
    .a = un Atelier
    .the = l’Atelier
    .power = Bâtiment violet construit : pioche 1
    .text = Quand tu as construit et payé un bâtiment violet, pioche 1 carte.
    .note1 = Il ne donne rien pour un bâtiment de production, ni pour l’Atelier lui-même.
    .note2 = Construire par-dessus un bâtiment avec la Grue compte aussi, si le nouveau bâtiment est violet.
    .note3 = Si tu as aussi un Refuge, pioche d’abord pour l’Atelier.
card-carpenter-ed2 =
    .power = Bâtiment beige construit : pioche 1
    .text = Quand tu as construit et payé un bâtiment beige, pioche 1 carte.
    .note2 = Construire par-dessus un bâtiment avec la Grue compte aussi, si le nouveau bâtiment est beige.
card-quarry = Carrière
    .a = une Carrière
    .the = la Carrière
    .power = Bâtiments violets : coût −1
    .text = Quand tu construis un bâtiment violet, il te coûte 1 carte de moins.
    .note1 = Toutes les réductions s’ajoutent. Le prix ne descend jamais sous 0.
    .note2 = Le coût des bâtiments de production ne change pas.
card-quarry-ed2 =
    .power = Bâtiments beiges : coût −1
    .text = Quand tu construis un bâtiment beige, il te coûte 1 carte de moins.

## Phase du Producteur

card-well = Puits
    .a = un Puits
    .the = le Puits
    .power = 2 marchandises produites : pioche 1
    .text = Si tu produis au moins 2 marchandises pendant une phase du Producteur, pioche 1 carte.
    .note1 = Il n’est pas nécessaire d’être le Producteur : un Aqueduc permet aussi d’en produire 2.
    .note2 = Tu pioches 1 carte au plus, quel que soit le nombre de marchandises.
card-aqueduct = Aqueduc
    .a = un Aqueduc
    .the = l’Aqueduc
    .power = Produis 1 marchandise de plus
    .text = Pendant la phase du Producteur, tu peux produire 1 marchandise de plus.
    .note1 = Donc jusqu’à 2 marchandises, 3 pour le Producteur, 4 pour le Producteur qui a une Bibliothèque.

## Phase du Marchand

card-trading_post = Comptoir
    .a = un Comptoir
    .the = le Comptoir
    .power = Vends 1 marchandise de plus
    .text = Pendant la phase du Marchand, tu peux vendre 1 marchandise de plus.
    .note1 = Donc jusqu’à 2 marchandises, 3 pour le Marchand, 4 pour le Marchand qui a une Bibliothèque.
card-trading_post-ed2 = Boutique
    .a = une Boutique
    .the = la Boutique
card-market_stand = Étal
    .a = un Étal
    .the = l’Étal
    .power = 2 marchandises vendues : pioche 1
    .text = Si tu vends au moins 2 marchandises pendant une phase du Marchand, pioche 1 carte de plus.
    .note1 = Il n’est pas nécessaire d’être le Marchand.
    .note2 = Il donne 1 carte au plus, et s’ajoute au Marché.
card-market_stand-ed2 = Petit marché
    .a = un Petit marché
    .the = le Petit marché
    .note2 = Il donne 1 carte au plus, et s’ajoute au Grand marché.
card-market_hall = Marché
    .a = un Marché
    .the = le Marché
    .power = 1 marchandise vendue : pioche 1 de plus
    .text = Si tu vends au moins 1 marchandise pendant une phase du Marchand, pioche 1 carte de plus.
    .note1 = Il donne 1 carte pour toute la phase, et non 1 par marchandise.
    .note2 = Il s’ajoute à l’Étal.
card-market_hall-ed2 = Grand marché
    .a = un Grand marché
    .the = le Grand marché
    .note2 = Il s’ajoute au Petit marché.

## Phase du Conseiller (du Maire)

card-archive = Archives
    .a = des Archives
    .the = les Archives
    .power = Défausse depuis toute la main
    .text = Pendant la phase du Conseiller, ajoute à ta main toutes les cartes piochées, puis défausse parmi toute ta main.
    .note1 = Tu défausses 1 carte pour 2 piochées, 4 pour 5 si tu es le Conseiller, et 7 pour 8 avec une Bibliothèque.
    .note2 = Avec une Préfecture, tu en défausses 0, 3 ou 6.
card-archive-ed2 = Cadastre
    .a = un Cadastre
    .the = le Cadastre
    .text = Pendant la phase du Maire, ajoute à ta main toutes les cartes piochées, puis défausse parmi toute ta main.
    .note1 = Tu défausses 1 carte pour 2 piochées, 4 pour 5 si tu es le Maire, et 7 pour 8 avec une Bibliothèque.
    .note2 = Avec une Villa, tu en défausses 0, 3 ou 6.
card-prefecture = Préfecture
    .a = une Préfecture
    .the = la Préfecture
    .power = Garde 2 cartes au lieu de 1
    .text = Pendant la phase du Conseiller, tu gardes 2 des cartes piochées au lieu de 1.
    .note1 = Donc 2 cartes sur 2, 2 sur 5 pour le Conseiller, et 2 sur 8 avec une Bibliothèque.
    .note2 = Avec les Archives, tu pioches dans ta main et tu y défausses 0, 3 ou 6 cartes.
card-prefecture-ed2 = Villa
    .a = une Villa
    .the = la Villa
    .text = Pendant la phase du Maire, tu gardes 2 des cartes piochées au lieu de 1.
    .note1 = Donc 2 cartes sur 2, 2 sur 5 pour le Maire, et 2 sur 8 avec une Bibliothèque.
    .note2 = Avec le Cadastre, tu pioches dans ta main et tu y défausses 0, 3 ou 6 cartes.

## Phase du Chercheur d'or

card-gold_mine = Mine d’or
    .a = une Mine d’or
    .the = la Mine d’or
    .power = Révèle 4 : si coûts différents, prends-en 1
    .text = À chaque phase du Chercheur d’or, révèle 4 cartes de la pioche. Si les quatre coûts sont différents, tu peux en prendre 1. Les autres sont défaussées.
    .note1 = Elle agit après la carte du Chercheur d’or, quel que soit le joueur qui l’a choisi. Les propriétaires jouent en sens horaire.
    .note2 = Si deux coûts sont égaux, tu ne gagnes rien.
    .note3 = Une Bibliothèque ne la double pas.
    .note4 = S’il reste moins de 4 cartes en tout, pioche et défausse, la mine ne donne rien.
card-gold_mine-ed2 =
    .power = Révèle 4 : coûts différents, la moins chère
    .text = À chaque phase du Chercheur d’or, révèle 4 cartes de la pioche. Si les quatre coûts sont différents, prends la moins chère. Les autres sont défaussées.

## Début du tour, ou rôle choisi

card-chapel = Chapelle
    .a = une Chapelle
    .the = la Chapelle
    .power = Chaque tour : glisse 1 carte, 1 point
    .text = Au début de chaque tour, tu peux glisser 1 carte de ta main sous la Chapelle. À la fin, chaque carte glissée rapporte 1 point.
    .note1 = La carte est glissée avant le contrôle de la limite de main.
    .note2 = Ce que tu as glissé, et combien, reste secret jusqu’à la fin.
    .note3 = Si la Chapelle est recouverte, ses cartes comptent encore, mais tu ne peux plus en glisser.
card-chapel-ed2 =
    .power = Chaque manche : glisse 1 carte, 1 point
    .text = Au début de chaque manche, tu peux glisser 1 carte de ta main sous la Chapelle. À la fin, chaque carte glissée rapporte 1 point.
card-tower = Tour
    .a = une Tour
    .the = la Tour
    .power = Limite de main : 12
    .text = Au début d’un tour, tu peux garder 12 cartes en main au lieu de 7.
    .note1 = Les mains ne sont contrôlées qu’au début d’un tour, jamais entre-temps ni à la fin de la partie.
card-tower-ed2 = Phare
    .a = un Phare
    .the = le Phare
    .text = Au début d’une manche, tu peux garder 12 cartes en main au lieu de 7.
    .note1 = Les mains ne sont contrôlées qu’au début d’une manche, jamais entre-temps ni à la fin de la partie.
card-library = Bibliothèque
    .a = une Bibliothèque
    .the = la Bibliothèque
    .power = Ton privilège compte double
    .text = Le privilège du rôle que tu choisis compte double : Bâtisseur, 2 cartes de moins ; Producteur, 3 marchandises ; Marchand, 3 marchandises ; Conseiller, garde 1 carte sur 8 ; Chercheur d’or, 2 cartes.
    .note1 = Elle ne double que le privilège, jamais ce que le rôle permet à tous, ni un autre bâtiment.
    .note2 = Elle n’agit que pour un rôle que tu as choisi toi-même.
    .note3 = À 2 joueurs, tu ne peux t’en servir que pour un rôle par tour.
card-library-ed2 =
    .text = Le privilège du personnage que tu choisis compte double : Bâtisseur, 2 cartes de moins ; Producteur, 3 marchandises ; Marchand, 3 marchandises ; Maire, garde 1 carte sur 8 ; Chercheur d’or, 2 cartes.
    .note1 = Elle ne double que le privilège, jamais ce que le personnage permet à tous, ni un autre bâtiment.
    .note2 = Elle n’agit que pour un personnage que tu as choisi toi-même.
    .note3 = À 2 joueurs, tu ne peux t’en servir que pour un personnage par manche.

## Monuments

card-statue = Statue
    .a = une Statue
    .the = la Statue
    .power = Monument. Aucun pouvoir
    .text = Un monument. Il n’a aucun pouvoir pendant la partie.
    .note1 = Tu peux posséder un exemplaire de chaque monument. L’Arc de triomphe rapporte des points pour eux.
card-victory_column = Colonne
    .a = une Colonne
    .the = la Colonne
    .power = Monument. Que des points
    .text = Un monument. Il n’a aucun pouvoir pendant la partie.
    .note1 = Tu peux posséder un exemplaire de chaque monument. L’Arc de triomphe rapporte des points pour eux.
card-hero = Bronze
    .a = un Bronze
    .the = le Bronze
    .power = Monument. Que des points
    .text = Un monument. Il n’a aucun pouvoir pendant la partie.
    .note1 = Tu peux posséder un exemplaire de chaque monument. L’Arc de triomphe rapporte des points pour eux.

## Bâtiments de valeur 6

card-guild_hall = Guilde
    .a = une Guilde
    .the = la Guilde
    .power = Fin : 2 points par production
    .text = À la fin de la partie, elle rapporte 2 points pour chacun de tes bâtiments de production.
    .note1 = Un bâtiment recouvert ne compte pas.
card-guild_hall-ed2 =
    .power = Fin : 1 point par production et par sorte
    .text = À la fin de la partie, elle rapporte 1 point pour chacun de tes bâtiments de production, et 1 point pour chaque sorte différente parmi eux.
card-city_hall = Hôtel de ville
    .a = un Hôtel de ville
    .the = l’Hôtel de ville
    .power = Fin : 1 point par bâtiment violet
    .text = À la fin de la partie, il rapporte 1 point pour chacun de tes bâtiments violets, lui-même compris.
    .note1 = Les monuments et les bâtiments de valeur 6 sont violets aussi. Un bâtiment recouvert ne compte pas.
card-city_hall-ed2 =
    .power = Fin : 1 point par bâtiment beige
    .text = À la fin de la partie, il rapporte 1 point pour chacun de tes bâtiments beiges, lui-même compris.
    .note1 = Les monuments et les bâtiments de valeur 6 sont beiges aussi. Un bâtiment recouvert ne compte pas.
card-triumphal_arch = Arc de triomphe
    .a = un Arc de triomphe
    .the = l’Arc de triomphe
    .power = Fin : 4/6/8 points pour 1/2/3 monuments
    .text = À la fin de la partie, il rapporte 4 points si tu possèdes 1 monument, 6 points pour 2 et 8 points pour 3.
    .note1 = Les monuments sont la Statue, la Colonne et le Bronze. Un monument recouvert ne compte pas.
card-palace = Palais
    .a = un Palais
    .the = le Palais
    .power = Fin : 1 point tous les 4 points
    .text = À la fin de la partie, il rapporte 1 point pour 4 points que tout le reste t’a donnés.
    .note1 = Il est compté en dernier, arrondi à l’entier inférieur.

## Sorte de bâtiment, et moment où il agit

kind-production = Bâtiment de production
    .text = Tu peux en posséder autant que tu veux.
kind-city = Bâtiment violet
    .text = Tu peux en posséder un seul. Il agit dès la phase qui suit sa construction.
kind-city-ed2 = Bâtiment beige
kind-monument = Monument
    .text = Tu peux en posséder un seul.
kind-six = Bâtiment de valeur 6
    .text = Tu peux en posséder un seul.
when-builder = phase du Bâtisseur
when-producer = phase du Producteur
when-trader = phase du Marchand
when-councillor = phase du Conseiller
when-councillor-ed2 = phase du Maire
when-prospector = phase du Chercheur d’or
when-round = au début d’un tour
when-round-ed2 = au début d’une manche
when-role = pour le rôle que tu choisis
when-role-ed2 = pour le personnage que tu choisis
when-end = points à la fin
