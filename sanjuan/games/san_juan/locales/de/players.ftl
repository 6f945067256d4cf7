### Die Computerspieler: ein Name, eine Spielweise in einem Satz; und wie stark sie sind.

bot-apprentice = Pepe
    .full = Pepe
    .style = Lernt das Handwerk, vergisst die Hälfte.
bot-hoarder = Inés
    .full = Inés
    .style = Hortet Karten und füllt ihre Kapelle.
bot-trader = Mateo
    .full = Mateo
    .style = Lebt von Waren und guten Preisen.
bot-builder = Carmen
    .full = Carmen
    .style = Baut früh, billig und ohne Rast.
bot-governor = Aurelia
    .full = Doña Aurelia
    .style = Wägt alles ab. Besser kann es hier niemand.
