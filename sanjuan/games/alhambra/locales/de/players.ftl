### Die Computerspieler: ein Name, eine Spielweise in einem Satz.

bot-newcomer = Hamid
    .full = Hamid
    .style = Neu in der Stadt: kauft, was der Beutel hergibt.
    .won = So gewinnt man hier? Diese Stadt gefällt mir.
    .lost = Ich habe wieder zu viel bezahlt, oder?
bot-collector = Zaida
    .full = Zaida
    .style = Spart eine Währung an, dann schlägt sie zu.
    .won = Ich habe auf die richtige Münze gewartet. Sie kam.
    .lost = So viel Blau, und der Bauhof wollte Gelb.
bot-gardener = Yusuf
    .full = Yusuf
    .style = Will alle Gärten, koste es, was es wolle.
    .won = Hör nur: die Brunnen. Sie gehören alle mir.
    .lost = Die Gärten hast du mir gelassen. Mehr will ich nicht.
bot-reckoner = Raquel
    .full = Raquel
    .style = Spielt nur auf die letzte Wertung hin.
    .won = Es zählt die letzte Wertung.
    .lost = Alles war berechnet, nur du nicht.
bot-vizier = Idris
    .full = Idris der Wesir
    .style = Sieht zwei Runden voraus. Unser Bester.
    .won = Vor zwei Runden sah ich diesen Abend kommen.
    .lost = Du hast weiter geblickt als ich. Lehre es mich.
