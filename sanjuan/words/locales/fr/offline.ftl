### Jouer sans réseau, nouvelles versions, plusieurs onglets.

offline-keeping = Mise en réserve pour jouer sans réseau : { $percent } %
offline-kept = Se joue désormais sans réseau.
offline-broken = Pas encore en réserve pour jouer sans réseau : des fichiers ne sont pas arrivés. La prochaine visite continuera.
offline-full = Le navigateur n’a plus de place pour garder le jeu hors réseau. Avec le réseau, on peut jouer.
offline-update = Une nouvelle version est prête
act-update = Prendre la nouvelle version
error-update_others = Le jeu est ouvert aussi dans un autre onglet ou une autre fenêtre. Ferme d’abord celui-là.
error-update_late = Le navigateur remet la nouvelle version à plus tard. Elle viendra quand tous les onglets du jeu seront fermés.

msg-elsewhere = Ouvert dans un autre onglet
error-elsewhere = La partie enregistrée se joue dans un autre onglet ou une autre fenêtre. Un seul peut la jouer à la fois.
error-taken_over = La partie continue désormais dans un autre onglet ou une autre fenêtre. Elle y est enregistrée.
act-here = Jouer ici

error-rules = Les règles ne sont pas arrivées. Le serveur ou le réseau a peut-être disparu.
error-words = Cette langue n’est pas arrivée. Le serveur ou le réseau a peut-être disparu.
error-part = Cette partie du jeu n’est pas arrivée. Le serveur ou le réseau a peut-être disparu.
missing-title = Le jeu n’est pas arrivé en entier
missing-text = Il manque : { $what }. Le serveur ou le réseau a peut-être disparu.
missing-again = Réessayer
