### Los jugadores del ordenador: un nombre, un modo de jugar en una frase; y lo fuertes que son.

bot-greedy = Sereno
    .full = Sereno
    .style = Toma lo que más vale ahora.

label-strength = Fuerza { $n } de { $of }
setup-person = Una persona
setup-elsewhere = Alguien en otro lugar
    .help = Con un enlace, en su propio móvil u ordenador
setup-opponent = { $name }. { $strength }. { $style }
