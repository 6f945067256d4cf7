### Die Computerspieler: ein Name, eine Spielweise in einem Satz.

bot-newcomer = Hamid
    .full = Hamid
    .style = Neu in der Stadt: kauft, was der Beutel hergibt.
bot-collector = Zaida
    .full = Zaida
    .style = Spart eine Währung an, dann schlägt sie zu.
bot-gardener = Yusuf
    .full = Yusuf
    .style = Will alle Gärten, koste es, was es wolle.
bot-reckoner = Raquel
    .full = Raquel
    .style = Spielt nur auf die letzte Wertung hin.
bot-vizier = Idris
    .full = Idris der Wesir
    .style = Sieht zwei Runden voraus. Unser Bester.
