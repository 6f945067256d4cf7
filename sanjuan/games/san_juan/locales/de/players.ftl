### Die Computerspieler: ein Name, eine Spielweise in einem Satz; und wie stark sie sind.

bot-apprentice = Pepe
    .full = Pepe
    .style = Lernt das Handwerk, vergisst die Hälfte.
    .won = Ich habe gewonnen? Moment, ich zähle noch mal.
    .lost = Eines Tages merke ich mir, was der Kran kann.
bot-hoarder = Inés
    .full = Inés
    .style = Hortet Karten und füllt ihre Kapelle.
    .won = Jede Karte hat ihren Platz gefunden. Die meisten in meiner Kapelle.
    .lost = Und meine Hand ist immer noch voll. Wie schade.
bot-trader = Mateo
    .full = Mateo
    .style = Lebt von Waren und guten Preisen.
    .won = Gute Waren, gute Preise. Mehr ist nicht dabei.
    .lost = Gut gewirtschaftet. Ich hätte dir etwas verkaufen sollen.
bot-builder = Carmen
    .full = Carmen
    .style = Baut früh, billig und ohne Rast.
    .won = Zwölf Häuser und kein Tag Pause.
    .lost = Ich war schneller, du wertvoller. Gut gebaut.
bot-governor = Aurelia
    .full = Doña Aurelia
    .style = Wägt alles ab. Besser kann es hier niemand.
    .won = Die Stadt ist in guten Händen. In meinen.
    .lost = Du hast besser abgewogen als ich. Ich verneige mich.
