### Les joueurs de l’ordinateur : un nom, une façon de jouer en une phrase.

bot-squire = Colin
    .full = Colin l’Écuyer
    .style = Prend ce qui rapporte, bâtit au plus bas prix.
bot-miser = Odon
    .full = Odon l’Avare
    .style = Amasse l’or pour les quartiers les plus chers.
bot-brigand = Mahaut
    .full = Mahaut la Brigande
    .style = Tue, vole et brûle par plaisir.
bot-mason = Gilles
    .full = Gilles le Maçon
    .style = Bâtit vite et s’occupe de sa cité.
bot-chancellor = Blanche
    .full = Blanche la Chancelière
    .style = Pense une manche plus loin. Notre meilleure.
