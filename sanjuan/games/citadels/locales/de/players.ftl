### Die Computerspieler: ein Name, eine Spielweise in einem Satz.

bot-squire = Colin
    .full = Colin
    .style = Neu am Hof: nimmt, was sofort etwas einbringt.
bot-miser = Ambroise
    .full = Ambroise
    .style = Sitzt auf seinem Gold, bis es fürs Teuerste reicht.
bot-brigand = Renaud
    .full = Renaud
    .style = Mordet, raubt und brennt, wen es auch trifft.
bot-mason = Gaspard
    .full = Gaspard
    .style = Baut und baut und kümmert sich nur um sich.
bot-chancellor = Mathilde
    .full = Mathilde die Kanzlerin
    .style = Weiß, wer du bist, bevor du wählst. Unsere Beste.
