### Les joueurs de l’ordinateur : un nom, une façon de jouer en une phrase.

bot-squire = Colin
    .full = Colin
    .style = Nouveau à la cour : prend ce qui paie tout de suite.
bot-miser = Ambroise
    .full = Ambroise
    .style = Garde son or pour ce qu’il y a de plus cher.
bot-brigand = Renaud
    .full = Renaud
    .style = Tue, vole et brûle qui passe par là.
bot-mason = Gaspard
    .full = Gaspard
    .style = Bâtit, bâtit encore, et laisse les autres en paix.
bot-chancellor = Mathilde
    .full = Mathilde la Chancelière
    .style = Sait qui tu es avant que tu choisisses. Notre meilleure.
