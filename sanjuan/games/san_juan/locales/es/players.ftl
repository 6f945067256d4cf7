### Los jugadores del ordenador: un nombre, un modo de jugar en una frase; y lo fuertes que son.

bot-apprentice = Pepe
    .full = Pepe
    .style = Aprende el oficio y olvida la mitad.
    .won = ¿He ganado yo? Espera, que lo cuento otra vez.
    .lost = Algún día recordaré para qué sirve la grúa.
bot-hoarder = Inés
    .full = Inés
    .style = Acumula cartas y llena su capilla.
    .won = Cada carta encontró su sitio. Casi todas, en mi capilla.
    .lost = Y aún tengo la mano llena. Qué pena.
bot-trader = Mateo
    .full = Mateo
    .style = Vive de mercancías y buenos precios.
    .won = Buenas mercancías, buenos precios. No hay más secreto.
    .lost = Buena partida. Tendría que haberte vendido algo.
bot-builder = Carmen
    .full = Carmen
    .style = Construye pronto, barato y sin descanso.
    .won = Doce casas y ni un día de descanso.
    .lost = Yo fui más rápida, tú construiste mejor. Buen trabajo.
bot-governor = Aurelia
    .full = Doña Aurelia
    .style = Lo sopesa todo. Lo mejor que tenemos.
    .won = La ciudad está en buenas manos. En las mías.
    .lost = Lo has sopesado mejor que yo. Me inclino.
