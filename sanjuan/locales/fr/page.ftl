### La page : préparation, table, menu, feuille de score, boutons, et mots pour qui écoute la page.

title = San Juan
    .tagline = Bâtis une ville au soleil

## Boutons

act-confirm = Valider
act-pass = Passer
act-undo = Reprendre
act-start = Commencer
act-resume = Continuer la partie enregistrée
act-rematch = Rejouer
act-new = Nouvelle table
act-menu = Menu
act-review = Analyser
act-log = Journal
act-skip = Avance rapide
act-close = Fermer
act-back = Retour à la table
act-cities = Voir les villes
act-score = Voir le score
act-look = Montrer ma main
act-export = Enregistrer la partie
act-import = Ouvrir une partie
act-learn = Apprendre
act-reload = Recharger la page
act-cancel = Annuler
act-clear = Effacer le choix
act-retry = Réessayer
act-zoom = Voir de près
act-city = Voir la ville

## Préparation

setup-title = Nouvelle table
setup-seats = Joueurs
setup-who = Qui joue à la place
setup-none-human = Aucun humain ne joue : tu regardes les ordinateurs.
setup-name = Nom à la place
setup-you = Toi
setup-edition = Édition
setup-edition-1 = Première
setup-edition-2 = Deuxième
setup-deck = Paquet
setup-deck-110 = 110 cartes
setup-deck-112 = 112 cartes
setup-language = Langue
setup-start_hand = Choisir sa main
    .help = Pioche 5 à 8 cartes, garde-en 4
setup-expansions = Extensions
setup-new_buildings = Nouveaux bâtiments
    .help = { $n } cartes et la Cathédrale
setup-printing = Tirage
setup-printing-30 = 30 cartes
setup-printing-33 = 33 cartes
setup-events = Événements
    .help = 6 cartes à prendre au lieu d’un rôle
setup-seed = Numéro de donne
    .help = Le même numéro donne les mêmes cartes. Laisse vide pour une nouvelle donne.
setup-busy = La table se prépare…
setup-engine = Les règles se chargent encore ; tu peux déjà choisir.


name-player = Joueur { $n }

## La table

table-round = Tour { $round }
table-round-ed2 = Manche { $round }
table-governor = Gouverneur
table-house = Maison de commerce
table-seen = Vues
table-unseen = { $n ->
        [one] { $n } liste de prix pas encore vue
       *[other] { $n } listes de prix pas encore vues
    }
table-roles = Rôles
table-roles-ed2 = Personnages
table-extras = Extensions
table-draw = Pioche
table-discard = Défausse
table-log = Journal
table-log-empty = Il ne s’est encore rien passé.
table-hand = Main
table-hand-empty = Ta main est vide
table-city = Ville
table-city-of = Ville : { $name }
table-my-city = Ta ville
table-deeds = Derniers coups
table-built = { $n } sur { $limit }
table-tucked = { $n ->
        [one] { $n } glissée
       *[other] { $n } glissées
    }
table-covered = Recouvre : { $cards }
table-thinking = { $name } réfléchit…
table-wait = Un instant…
table-aside-keep = Tu as pioché
table-aside-gold_mine = Mine d’or
table-skipping = Avance rapide…

## Une carte de près

zoom-cost = Coût
zoom-price = À présent
zoom-points = Points
zoom-copies = Dans le paquet

## Menu

menu-title = Menu
menu-speed = Rythme des autres
speed-calm = ½×
speed-normal = 1×
speed-fast = 2×
speed-faster = 4×
speed-instant = Immédiat
menu-theme = Lumière
theme-day = Jour
theme-night = Nuit
theme-auto = Comme l’appareil
menu-game = Cette partie
menu-seed = Numéro de donne : { $seed }

## Passer l'appareil

curtain-title = Passe l’appareil à { $name }
curtain-text = La main de l’autre joueur est cachée. { $name } touche l’écran pour continuer.

## Feuille de score

score-title = Score final
score-win = { $me ->
        [yes] Victoire
       *[no] Victoire : { $who }
    }
score-shared = Victoire partagée : { $who }
score-text = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
score-text-tie = { $points } points chacun. Cartes et marchandises départagent : { $mine } contre { $theirs } ({ $other }).
score-text-shared = { $points } points chacun, et autant de cartes et de marchandises.
score-buildings = Bâtiments
score-chapel = Chapelle
score-total = Total
score-tie_break = Départage : cartes + marchandises
score-rank = Rang { $n }
score-nothing = rien

## Pour qui écoute la page

label-card = { $points ->
        [one] { $card }, coût { $cost }, { $points } point. { $power }.
       *[other] { $card }, coût { $cost }, { $points } points. { $power }.
    }
label-six = { $card }, coût { $cost }. { $power }.
price-part = { $why } −{ $n }
price-why = Coûte { $cost } : { $parts } ; à présent { $price ->
        [0] rien
       *[other] { $price }
    }.
label-price = à présent { $price ->
        [0] gratuit
       *[other] { $price }
    }
label-good = { $good } dessus
label-hand = { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
label-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
label-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
label-taken = pris par { $name }
label-now = en cours
label-prices = { $good } : { $price ->
        [one] { $price } carte
       *[other] { $price } cartes
    }
label-drop = { $price ->
        [0] Construire ici gratuitement
       *[other] Construire ici pour { $price }
    }
label-over = { $price ->
        [0] Construire sur { $the } gratuitement
       *[other] Construire sur { $the } pour { $price }
    }
