### Los jugadores del ordenador: un nombre, un modo de jugar en una frase; y lo fuertes que son.

bot-greedy = Sereno
    .full = Sereno
    .style = Toma lo que más vale ahora.

label-strength = Fuerza { $n } de { $of }
setup-person = Una persona
setup-opponent = { $name }. { $strength }. { $style }
