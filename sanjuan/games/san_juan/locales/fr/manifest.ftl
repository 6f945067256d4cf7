### Ce que dit l’application installée avant qu’on l’ouvre, et la page sans scripts.

manifest-wide = Une phase du bâtisseur, vers la fin d’une partie à quatre
manifest-narrow = La même sur un téléphone
