### Die Computerspieler: ein Name, eine Spielweise in einem Satz.

bot-squire = Colin
    .full = Colin der Knappe
    .style = Nimmt, was zahlt, und baut, was billig ist.
    .won = Das glaubt mir mein Herr nie.
    .lost = Das Banner trage ich gut. Den Rest lerne ich noch.
bot-miser = Odo
    .full = Odo der Geizhals
    .style = Hortet Gold für die teuersten Gebäude.
    .won = Jede Münze war das Warten wert.
    .lost = So viel Gold, und man sieht nichts davon.
bot-brigand = Mechthild
    .full = Mechthild die Räuberin
    .style = Mordet, stiehlt und brennt aus Freude daran.
    .won = Ich habe nur genommen, was herumlag.
    .lost = Verriegle heute Nacht die Tür. Ich komme wieder.
bot-mason = Gilles
    .full = Gilles der Maurer
    .style = Baut schnell und kümmert sich um seine Stadt.
    .won = Stein auf Stein. Niemand hat hergesehen.
    .lost = Deine Mauern sind gerader als meine. Das sehe ich.
bot-chancellor = Blanka
    .full = Blanka die Kanzlerin
    .style = Denkt eine Runde voraus. Unsere Beste.
    .won = Ich wusste vor dir, wer du bist.
    .lost = Du warst nie, wofür ich dich hielt. Mein Kompliment.
