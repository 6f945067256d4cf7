### Les joueurs de l’ordinateur : un nom, une façon de jouer en une phrase.

bot-squire = Colin
    .full = Colin l’Écuyer
    .style = Prend ce qui rapporte, bâtit au plus bas prix.
    .won = Mon seigneur ne me croira jamais.
    .lost = Je porte bien la bannière. Le reste, j’apprends encore.
bot-miser = Odon
    .full = Odon l’Avare
    .style = Amasse l’or pour les quartiers les plus chers.
    .won = Chaque pièce valait l’attente.
    .lost = Tant d’or, et rien à montrer.
bot-brigand = Mahaut
    .full = Mahaut la Brigande
    .style = Tue, vole et brûle par plaisir.
    .won = Je n’ai pris que ce qui traînait.
    .lost = Ferme bien ta porte cette nuit. Je reviendrai.
bot-mason = Gilles
    .full = Gilles le Maçon
    .style = Bâtit vite et s’occupe de sa cité.
    .won = Pierre sur pierre. Personne ne m’a regardé.
    .lost = Tes murs sont plus droits que les miens. Je le vois bien.
bot-chancellor = Blanche
    .full = Blanche la Chancelière
    .style = Pense une manche plus loin. Notre meilleure.
    .won = Je savais qui tu étais avant toi.
    .lost = Tu n’étais jamais qui je croyais. Mes compliments.
