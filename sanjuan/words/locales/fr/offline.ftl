### Jouer hors connexion, nouvelles versions, plusieurs onglets.

offline-offered = Pas enregistré pour jouer hors connexion, pour économiser les données.
act-offline = Enregistrer pour jouer hors connexion
offline-keeping = Enregistrement pour jouer hors connexion : { $percent } %
offline-kept = Jouable hors connexion.
offline-broken = Pas encore jouable hors connexion : des fichiers n’ont pas pu être chargés. La suite se chargera à la prochaine visite.
offline-full = Le navigateur n’a plus de place pour enregistrer le jeu hors connexion. En ligne, on peut continuer à jouer.
offline-update = Une nouvelle version est prête
act-update = Installer la nouvelle version
error-update_others = Le jeu est ouvert aussi dans un autre onglet ou une autre fenêtre. Ferme d’abord celui-là.
error-update_late = Le navigateur remet la nouvelle version à plus tard. Elle arrivera quand tous les onglets du jeu seront fermés.

msg-elsewhere = Ouvert dans un autre onglet
error-elsewhere = La partie enregistrée se joue dans un autre onglet ou une autre fenêtre. On ne peut la jouer que dans un seul à la fois.
error-taken_over = La partie continue désormais dans un autre onglet ou une autre fenêtre. Elle y est enregistrée.
act-here = Jouer ici

error-rules = Les règles n’ont pas pu être chargées. Le serveur ou le réseau est peut-être indisponible.
error-words = Les textes n’ont pas pu être chargés. Le serveur ou le réseau est peut-être indisponible.
error-part = Cette partie du jeu n’a pas pu être chargée. Le serveur ou le réseau est peut-être indisponible.
missing-title = Le jeu n’a pas pu être chargé en entier
missing-text = Il manque : { $what }. Le serveur ou le réseau est peut-être indisponible.
missing-again = Réessayer
missing-boxed = La page qui l’entoure ne laisse aucun script du jeu s’exécuter dans ce cadre : il manque « allow-same-origin » à son « sandbox ».
missing-out = Ouvrir le jeu dans un onglet
