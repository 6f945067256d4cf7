### Los jugadores del ordenador: un nombre, un modo de jugar en una frase; y lo fuertes que son.

bot-apprentice = Pepe
    .full = Pepe
    .style = Aprende el oficio y olvida la mitad.
bot-hoarder = Inés
    .full = Inés
    .style = Acumula cartas y llena su capilla.
bot-trader = Mateo
    .full = Mateo
    .style = Vive de mercancías y buenos precios.
bot-builder = Carmen
    .full = Carmen
    .style = Construye pronto, barato y sin descanso.
bot-governor = Aurelia
    .full = Doña Aurelia
    .style = Lo sopesa todo. Lo mejor que tenemos.
