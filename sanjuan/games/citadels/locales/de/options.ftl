### Die Optionen der Vorbereitung: „option-NAME“ und .help dazu, „option-NAME-WERT“.

option-preset = Besetzung
    .help = Acht Charaktere und vierzehn Wahrzeichen
option-preset-first_game = Erste Partie
    .help = Die klassischen acht, nichts Schwieriges
option-preset-ambitious_aristocrats = Ehrgeizige Aristokraten
    .help = Städte wachsen schnell, und es wird beschlagnahmt
option-preset-cunning_agents = Gerissene Agenten
    .help = So hart wie immer, mit ausgefalleneren Mitteln
option-preset-illustrious_emissaries = Erlauchte Gesandte
    .help = Ruhig: viel zu holen und viel zu schützen
option-preset-devious_dignitaries = Durchtriebene Würdenträger
    .help = Bluff, Drohungen und Gegenzüge
option-preset-tenacious_delegates = Hartnäckige Abgeordnete
    .help = Kluge Verbindungen von Fähigkeiten und Wahrzeichen
option-preset-vicious_nobles = Gnadenlose Edelleute
    .help = Gewaltsam: Alles ist erlaubt
option-preset-random = Zufall
    .help = Ein Charakter je Rang und 14 Wahrzeichen, ausgelost
option-characters = Eigene Charaktere
    .help = Einer von jedem Rang
option-uniques = Eigene Wahrzeichen
    .help = Vierzehn von dreißig
    .missing = { $n ->
            [one] Ein Wahrzeichen fehlt
           *[other] { $n } Wahrzeichen fehlen
        }
    .too_many = { $n ->
            [one] Ein Wahrzeichen zu viel
           *[other] { $n } Wahrzeichen zu viel
        }
option-ninth = Rang 9
    .help = Ein neunter Charakter, mit 4 bis 7 Spielern
    .seats = { $n ->
            [2] nie zu zweit
           *[other] immer mit { $n } Personen
        }
option-emperor_chooses = Der Kaiser wählt
    .help = Gold oder Karte für die Krone: sonst wählt, wer sie bekommt
