### Revenir : ce qui a été joué, parties par lien, sons, écran.

act-statistics = Mes parties
act-full = Plein écran
act-full-off = Quitter le plein écran
act-same-deal = Jouer cette donne
act-away = Fermer
act-share-game = Partager cette partie
act-share-lines = Afficher sur une page web
shared-title = Une partie partagée
shared-line = { $game } : { $list }.
shared-text = Parcours-la pas à pas, ou joue toi-même la même donne. « Toi », c’est la personne qui l’a envoyée.

share-text-deal = Toute personne qui ouvre ce lien reçoit les mêmes cartes, la même table et les mêmes adversaires. Rien de ta partie n’y figure.
share-text-game = Toute personne qui ouvre ce lien voit cette partie pas à pas, toutes mains comprises, et peut jouer sa donne. Il contient les noms à la table ; rien n’est envoyé tant que tu n’envoies pas le lien.
share-text-lines = Colle ces lignes là où ta page doit montrer cette donne : mêmes cartes, même table, mêmes adversaires. Rien de ta partie n’y figure.
share-link-deal = Lien vers cette donne
share-link-game = Lien vers cette partie
share-link-lines = Lignes pour une page
share-copied = Le lien est dans le presse-papiers.
share-copied-lines = Les lignes sont dans le presse-papiers.
share-copy = Copie le lien dans le champ.
share-copy-lines = Copie les lignes dans le champ.
msg-same_deal = La table est prête pour la donne que tu regardais.

error-no_link = Cette partie ne tient pas dans un lien. Tu peux l’enregistrer dans un fichier.
error-link_damaged = Ce lien est incomplet : aucune partie ne peut y être lue. Redemande-le. Rien n’a changé ici.
error-link_too_long = Ce lien est trop long pour contenir une partie : il a été modifié en chemin. Rien n’a changé ici.
error-link_other_rules = La partie de ce lien suit d’autres règles que celles de cette version. Rien n’a changé ici.

prefer-sound = Son
sound-off = Aucun
sound-low = Faible
sound-middle = Normal
sound-full = Fort
prefer-awake = Garder l’écran allumé
    .help = L’écran ne s’éteint pas pendant une partie.
keys-full = Plein écran
