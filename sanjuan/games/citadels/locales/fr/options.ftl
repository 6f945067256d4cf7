### Les options de la préparation : « option-NOM » et son .help, « option-NOM-VALEUR ».

option-preset = Configuration
    .help = Huit personnages et quatorze Merveilles
option-preset-first_game = Première partie
    .help = Les huit classiques, rien de difficile
option-preset-ambitious_aristocrats = Aristocrates ambitieux
    .help = Les cités grandissent vite, et l’on confisque
option-preset-cunning_agents = Agents rusés
    .help = Des coups aussi durs, par des moyens plus subtils
option-preset-illustrious_emissaries = Illustres émissaires
    .help = Tranquille : beaucoup à gagner, beaucoup à protéger
option-preset-devious_dignitaries = Dignitaires retors
    .help = Bluff, menaces et intrigues à déjouer
option-preset-tenacious_delegates = Délégués tenaces
    .help = D’astucieuses combinaisons de pouvoirs et de Merveilles
option-preset-vicious_nobles = Nobles sans pitié
    .help = Violent : tous les coups sont permis
option-preset-random = Au hasard
    .help = Un personnage de chaque rang et 14 Merveilles, tirés au sort
option-characters = Tes personnages
    .help = Un de chaque rang
option-uniques = Tes Merveilles
    .help = Quatorze parmi les trente
    .missing = { $n ->
            [one] Il manque { $n } Merveille
           *[other] Il manque { $n } Merveilles
        }
    .too_many = { $n ->
            [one] { $n } Merveille de trop
           *[other] { $n } Merveilles de trop
        }
option-ninth = Rang 9
    .help = Un neuvième personnage, de 4 à 7 joueurs
    .seats = { $n ->
            [2] jamais à 2 joueurs
           *[other] toujours à { $n } joueurs
        }
option-emperor_chooses = L’Empereur choisit
    .help = Or ou carte pour la Couronne : sinon, c’est qui la reçoit
