### La page : préparation, table, menu, feuille de score, boutons, et mots pour qui écoute la page.

## Boutons

act-confirm = Valider
act-pass = Passer
act-undo = Annuler le coup
act-start = Commencer
act-resume = Continuer la partie enregistrée
act-rematch = Rejouer
act-new = Nouvelle table
act-menu = Menu
act-review = Analyser
act-log = Journal
act-skip = Avance rapide
act-close = Fermer
act-back = Revenir à la table
act-score = Voir le score
act-look = Montrer ma main
act-go-on = Continuer
act-export = Enregistrer la partie
act-import = Ouvrir une partie
act-join-table = Rejoindre une table
act-learn = Apprendre
act-reload = Recharger la page
act-cancel = Annuler
act-clear = Effacer le choix
act-retry = Réessayer
act-zoom = Voir de près

## Préparation

setup-title = Nouvelle table
setup-seats = Joueurs
    .help = { $least } à { $most } ; choisis une place pour la changer
setup-who = Qui joue à la place
setup-none-human = Aucun humain ne joue : tu regardes jouer l’ordinateur.
setup-name = Nom à la place
setup-you = Toi
setup-language = Langue
setup-seed = Numéro de donne
    .help = Le même numéro donne les mêmes cartes. Laisse vide pour une nouvelle donne.
setup-busy = La table se prépare…
setup-engine = Tu peux choisir pendant que les règles se chargent : { $share }
engine-share = Part du jeu déjà reçue
engine-broken = La connexion s’est interrompue à { $share }

name-player = Joueur { $n }

## La table

table-round = Manche { $round }
laid-given = Ta réponse : { $what }
laid-waits = La partie continue dès que les règles sont là.
msg-laid = Il a fallu refaire la table ; décide encore une fois.
table-log = Journal
table-zones = Sur la table
table-log-empty = Il ne s’est encore rien passé.
table-hand = Main
table-hand-empty = Ta main est vide
table-deeds = Derniers coups
table-thinking = { $name } réfléchit…
table-wait = Un instant…
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
menu-theme = Thème
theme-day = Jour
theme-night = Nuit
theme-auto = Comme l’appareil
menu-game = Cette partie

## Passer l'appareil

curtain-title = Passe l’appareil à { $name }
curtain-text = Toutes les mains sont cachées. { $name } peut continuer.
idle-title = Rien à décider, { $name }
idle-text = L’appareil te revient toujours à ce moment-là : ainsi, personne ne sait si une question t’a été posée.
digest-title = Depuis ton dernier tour
digest-more = { $n ->
        [one] Encore { $n } ligne dans le journal.
       *[other] Encore { $n } lignes dans le journal.
    }

## Feuille de score

score-title = Score final
act-count-all = Tout montrer
score-counting = Les points
score-counting-text = on les compte…
score-win = { $me ->
        [yes] Victoire
       *[no] Victoire : { $who }
    }
score-shared = { $me ->
        [yes] Tu partages la victoire avec { $who }
       *[no] Victoire partagée : { $who }
    }
score-text = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
score-text-tie = { $you ->
        [yes] { $points } points chacun. Départage : { $mine } contre { $theirs } (toi).
       *[no] { $points } points chacun. Départage : { $mine } contre { $theirs } ({ $other }).
    }
score-text-shared = { $points ->
        [one] { $points } point chacun.
       *[other] { $points } points chacun.
    }
score-total = Total
score-rank = Rang { $n }
score-nothing = rien

## Pour qui écoute la page

label-card = { $points ->
        [one] { $card }, coût { $cost }, { $points } point. { $power }.
       *[other] { $card }, coût { $cost }, { $points } points. { $power }.
    }
price-part = { $why } −{ $n }
price-why = Coûte { $cost } : { $parts } ; à présent { $price ->
        [0] rien
       *[other] { $price }
    }.
label-price = à présent { $price ->
        [0] gratuit
       *[other] { $price }
    }
label-hand = { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
table-order = Ordre du tour : { $n }
label-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
label-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
label-taken = { $me ->
        [yes] pris par toi
       *[no] pris par { $name }
    }
label-now = en cours
