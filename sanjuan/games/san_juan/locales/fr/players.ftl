### Les joueurs de l’ordinateur : un nom, une façon de jouer en une phrase ; et leur force.

bot-apprentice = Pepe
    .full = Pepe
    .style = Apprend le métier, en oublie la moitié.
    .won = J’ai gagné ? Attends, je recompte.
    .lost = Un jour, je retiendrai à quoi sert la grue.
bot-hoarder = Inés
    .full = Inés
    .style = Amasse les cartes et remplit sa chapelle.
    .won = Chaque carte a trouvé sa place. La plupart dans ma chapelle.
    .lost = Et j’ai encore la main pleine. Quel dommage.
bot-trader = Mateo
    .full = Mateo
    .style = Vit de ses marchandises et des bons prix.
    .won = Bonnes marchandises, bons prix. Il n’y a pas d’autre secret.
    .lost = Bien joué. J’aurais dû te vendre quelque chose.
bot-builder = Carmen
    .full = Carmen
    .style = Bâtit tôt, à bas prix, sans répit.
    .won = Douze maisons, et pas un jour de repos.
    .lost = J’ai bâti plus vite, et toi mieux. Beau travail.
bot-governor = Aurelia
    .full = Doña Aurelia
    .style = Pèse tout. Ce que nous avons de mieux.
    .won = La ville est en de bonnes mains. Les miennes.
    .lost = Tu as mieux pesé les choses que moi. Je m’incline.
