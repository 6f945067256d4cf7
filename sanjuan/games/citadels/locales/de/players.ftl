### Die Computerspieler: ein Name, eine Spielweise in einem Satz.

bot-squire = Colin
    .full = Colin der Knappe
    .style = Nimmt, was zahlt, und baut, was billig ist.
bot-miser = Odo
    .full = Odo der Geizhals
    .style = Hortet Gold für die teuersten Gebäude.
bot-brigand = Mechthild
    .full = Mechthild die Räuberin
    .style = Mordet, stiehlt und brennt aus Freude daran.
bot-mason = Gilles
    .full = Gilles der Maurer
    .style = Baut schnell und kümmert sich um seine Stadt.
bot-chancellor = Blanka
    .full = Blanka die Kanzlerin
    .style = Denkt eine Runde voraus. Unsere Beste.
