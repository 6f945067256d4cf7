### The computer players: a name, a way of playing in one sentence; and how strong they are.

bot-greedy = Steady
    .full = Steady
    .style = Takes what is worth most now.

label-strength = Strength { $n } of { $of }
setup-person = A person
setup-elsewhere = Somebody elsewhere
    .help = By a link, on a phone or computer of their own
setup-opponent = { $name }. { $strength }. { $style }
