### Les joueurs de l’ordinateur : un nom, une façon de jouer en une phrase ; et leur force.

bot-apprentice = Pepe
    .full = Pepe
    .style = Apprend le métier, en oublie la moitié.
bot-hoarder = Inés
    .full = Inés
    .style = Amasse les cartes et remplit sa chapelle.
bot-trader = Mateo
    .full = Mateo
    .style = Vit de ses marchandises et des bons prix.
bot-builder = Carmen
    .full = Carmen
    .style = Bâtit tôt, à bas prix, sans répit.
bot-governor = Aurelia
    .full = Doña Aurelia
    .style = Pèse tout. Ce que nous avons de mieux.
