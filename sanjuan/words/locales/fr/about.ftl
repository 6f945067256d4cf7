### La page sur le site : qui l'a fait, de quoi il est fait, sous quelles licences.

about-title = À propos de ce jeu
about-data = Tout se passe dans ton navigateur : pas de compte, pas de cookies, pas de statistiques, aucune requête vers un autre site. Seule exception : une table avec des gens ailleurs (voir plus bas).
about-credits = Remerciements
about-own = Licence du code de ce site
about-bill = Liste des composants (CycloneDX)
about-parts = Fait avec
about-name = Composant
about-version = Version
about-licence = Licence
about-play = Jouer

about-news = Nouveautés
    .line1 = Joue avec des gens ailleurs : choisis « Quelqu’un ailleurs » à une place. Là où le site le propose, un mot comme sunny-harbor-2748 réunit plusieurs téléphones à une table.
    .line2 = Les conseils et l’analyse jugent de la même façon et montrent à quel point ils sont sûrs.
    .line3 = Les adversaires ont leur propre source de hasard : ils ne peuvent pas connaître tes cartes.
    .line4 = Le bouton Retour ramène de la table à l’accueil ; la partie est conservée.
    .line5 = Un deuxième doigt, un double clic ou une touche maintenue ne répond plus par erreur.
about-access = Accessibilité
    .line1 = Tout se joue au clavier seul (« ? » affiche les touches), avec un lecteur d’écran, au doigt, ou à la souris sans glisser-déposer.
    .line2 = Le texte peut être agrandi jusqu’à 400 %. Rien n’est indiqué par la seule couleur, le contraste élevé et les couleurs forcées sont respectés, et les animations peuvent être désactivées.
    .line3 = Des contrôles automatiques (axe, WCAG 2.2 AA) passent sur chaque écran dans chaque langue. Si quelque chose te gêne malgré tout, écris à la personne qui gère ce site.
about-kept = Ce qui est conservé sur cet appareil
    .line1 = Tes réglages, les parties en cours, les parties terminées avec statistiques et succès, et une copie du site pour jouer sans réseau. Rien de tout cela ne quitte l’appareil.
    .line2 = Une seule partie : Mes parties, « Supprimer ». Toutes à la fois : efface les données de ce site dans les réglages de ton navigateur. Une sauvegarde peut être enregistrée avant, dans Mes parties.
    .line3 = Si tu joues avec des gens ailleurs, leurs navigateurs reçoivent ton nom, tes coups et ce qu’ils ont le droit de voir du jeu. Les serveurs que ce site indique pour cela ne servent qu’à ce moment-là.
