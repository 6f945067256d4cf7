### The options of the set-up: "option-NAME" and its .help, "option-NAME-VALUE".

option-preset = Cast
    .help = Eight characters and fourteen unique districts
option-preset-first_game = First game
    .help = The classic eight, with simple powers
option-preset-ambitious_aristocrats = Ambitious Aristocrats
    .help = Cities grow fast, and districts are confiscated
option-preset-cunning_agents = Cunning Agents
    .help = Fierce conflict by unusual means
option-preset-illustrious_emissaries = Illustrious Emissaries
    .help = Calm, with much to gain and to protect
option-preset-devious_dignitaries = Devious Dignitaries
    .help = Bluffs, threats and counter-moves
option-preset-tenacious_delegates = Tenacious Delegates
    .help = Clever combinations of powers and districts
option-preset-vicious_nobles = Vicious Nobles
    .help = Violent: every blow is allowed
option-preset-random = Random
    .help = A character of each rank and 14 districts, drawn by lot
option-characters = Your own characters
    .help = One of each rank
option-uniques = Your own unique districts
    .help = Fourteen of the thirty
    .missing = { $n ->
            [one] 1 unique is missing
           *[other] { $n } uniques are missing
        }
    .too_many = { $n ->
            [one] 1 unique is too many
           *[other] { $n } uniques are too many
        }
option-ninth = Rank 9
    .help = A ninth character, with 4 to 7 players
    .seats = { $n ->
            [2] never with 2 players
           *[other] always with { $n } players
        }
option-emperor_chooses = The Emperor chooses
    .help = Gold or card for the crown; off: the receiver chooses
