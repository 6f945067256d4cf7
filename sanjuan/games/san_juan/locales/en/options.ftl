### The options of the set-up: "option-NAME" with its .help, "option-NAME-VALUE".

option-edition = Edition
    .help = The two differ in a few cards
option-edition-1 = First
    .help = 110 cards, the classic city
option-edition-2 = Second
    .help = 112 cards, other prices and powers
option-deck = Deck
    .help = 112 adds two cards to the second edition
option-deck-110 = 110 cards
option-deck-112 = 112 cards
option-start_hand = Choose your first hand
    .help = Draw 5 to 8, keep 4
option-new_buildings = New buildings
    .help = More cards, and the Cathedral
option-new_buildings-33 = 33 cards
option-events = Events
    .help = 6 cards to take instead of a role
