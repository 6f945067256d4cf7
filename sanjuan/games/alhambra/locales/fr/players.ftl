### Les joueurs de l’ordinateur : un nom, une façon de jouer en une phrase.

bot-newcomer = Hamid
    .full = Hamid
    .style = Vient d’arriver, achète ce qu’il peut.
bot-collector = Zaida
    .full = Zaida
    .style = Amasse une seule monnaie, puis frappe.
bot-gardener = Yusuf
    .full = Yusuf
    .style = Veut tous les jardins, à n’importe quel prix.
bot-reckoner = Raquel
    .full = Raquel
    .style = Ne joue que pour le dernier décompte.
bot-vizier = Idris
    .full = Idris le Vizir
    .style = Voit deux manches plus loin. Notre meilleur.
