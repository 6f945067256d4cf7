### Ce que dit l’application installée avant qu’on l’ouvre, et la page sans scripts.

manifest-description = San Juan, le jeu de cartes, contre l’ordinateur. Se joue aussi hors ligne.
manifest-continue = Reprendre
    .about = Reprendre la partie enregistrée
manifest-new = Nouvelle table
    .about = Préparer une nouvelle table
manifest-daily = Donne du jour
    .about = La donne d’aujourd’hui, la même pour tous
manifest-wide = Une phase du bâtisseur, vers la fin d’une partie à quatre
manifest-narrow = La même sur un téléphone

no-script = San Juan se joue dans le navigateur et a besoin de JavaScript.
