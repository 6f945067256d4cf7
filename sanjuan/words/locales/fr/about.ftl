### La page sur le site : qui l'a fait, de quoi il est fait, sous quelles licences.

about-title = À propos de ce jeu
about-data = Tout se passe dans ton navigateur : pas de compte, pas de cookies, pas de statistiques, aucune requête vers un autre site.
about-credits = Remerciements
about-own = Licence du code de ce site
about-bill = Liste des composants (CycloneDX)
about-parts = Fait avec
about-name = Composant
about-version = Version
about-licence = Licence
about-play = Jouer
