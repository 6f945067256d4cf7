### Les joueurs de l’ordinateur : un nom, une façon de jouer en une phrase ; et leur force.

bot-greedy = Posé
    .full = Posé
    .style = Prend ce qui vaut le plus sur le moment.

label-strength = Force { $n } sur { $of }
setup-person = Une personne
setup-elsewhere = Quelqu’un ailleurs
    .help = Par un lien, sur son propre appareil
setup-opponent = { $name }. { $strength }. { $style }
