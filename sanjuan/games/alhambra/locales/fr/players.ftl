### Les joueurs de l’ordinateur : un nom, une façon de jouer en une phrase.

bot-newcomer = Hamid
    .full = Hamid
    .style = Vient d’arriver, achète ce qu’il peut.
    .won = C’est ainsi qu’on gagne ici ? Cette ville me plaît.
    .lost = J’ai encore trop payé, n’est-ce pas ?
bot-collector = Zaida
    .full = Zaida
    .style = Amasse une seule monnaie, puis frappe.
    .won = J’ai attendu la bonne monnaie. Elle est venue.
    .lost = Tout ce bleu, et le chantier voulait du jaune.
bot-gardener = Yusuf
    .full = Yusuf
    .style = Veut tous les jardins, à n’importe quel prix.
    .won = Écoute : les fontaines. Elles sont toutes à moi.
    .lost = Tu m’as laissé les jardins. Je n’en demande pas plus.
bot-reckoner = Raquel
    .full = Raquel
    .style = Ne joue que pour le dernier décompte.
    .won = C’est le dernier décompte qui compte.
    .lost = J’avais tout calculé, sauf toi.
bot-vizier = Idris
    .full = Idris le Vizir
    .style = Voit deux manches plus loin. Notre meilleur.
    .won = Il y a deux tours, je voyais déjà cette soirée.
    .lost = Tu as vu plus loin que moi. Apprends-moi.
