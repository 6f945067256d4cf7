### Les options de la préparation : « option-NOM » et son .help, « option-NOM-VALEUR ».

option-edition = Édition
    .help = Quelques cartes les distinguent
option-edition-1 = Première
    .help = 110 cartes, la ville d’origine
option-edition-2 = Deuxième
    .help = 112 cartes, d’autres prix et pouvoirs
option-deck = Paquet
    .help = 112 ajoute deux cartes à la deuxième édition
option-deck-110 = 110 cartes
option-deck-112 = 112 cartes
option-start_hand = Choisir sa main
    .help = Pioche 5 à 8 cartes, garde-en 4
option-new_buildings = Nouveaux bâtiments
    .help = Plus de cartes et la Cathédrale
option-new_buildings-33 = 33 cartes
option-events = Événements
    .help = 6 cartes à prendre au lieu d’un rôle
