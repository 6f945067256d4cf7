### Ce que dit l’application installée avant qu’on l’ouvre, et la page sans scripts.

manifest-description = Des jeux de cartes contre l’ordinateur, jouables aussi hors connexion.
manifest-continue = Continuer
    .about = Continuer la partie enregistrée
manifest-new = Nouvelle table
    .about = Préparer une nouvelle table
manifest-daily = Donne du jour
    .about = La donne d’aujourd’hui, la même pour tous
no-script = Sun Tables se joue dans le navigateur et a besoin de JavaScript.
