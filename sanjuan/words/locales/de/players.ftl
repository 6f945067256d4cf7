### Die Computerspieler: ein Name, eine Spielweise in einem Satz; und wie stark sie sind.

bot-greedy = Stetig
    .full = Stetig
    .style = Nimmt, was gerade am meisten wert ist.

label-strength = Stärke { $n } von { $of }
setup-person = Ein Mensch
setup-elsewhere = Jemand anderswo
    .help = Per Link, am eigenen Handy oder Rechner
setup-opponent = { $name }. { $strength }. { $style }
