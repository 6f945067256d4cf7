### Ce que Citadelles dit dans la préparation.
### $the et $other sont des personnages avec leur article.

setup-cast = Personnages
    .help = choisis-en un pour le remplacer
setup-own = À mon goût
    .help = Tu les choisis un par un
setup-which = Quels personnages ?
setup-previous = Configuration précédente
setup-next = Configuration suivante
setup-rank = Rang { $n }, { $hour }
setup-hour-1 = minuit
setup-hour-2 = nuit noire
setup-hour-3 = avant l’aube
setup-hour-4 = lever du soleil
setup-hour-5 = matin
setup-hour-6 = midi
setup-hour-7 = après-midi
setup-hour-8 = coucher du soleil
setup-hour-9 = crépuscule
setup-drawn = au sort
setup-drawn_one = Au sort
setup-instead = Pas de place pour { $the } ({ $why }) : { $other } à la place
setup-characters = { $n } personnages
setup-city = cité de { $n }
setup-uniques = Merveilles
setup-draw = Tirer { $n }
setup-no_emperor = pas d’Empereur ici
