### Geteilte Spiele und das Spiel des Tages.

act-share = Spiel teilen
setup-daily = Heute
    .help = Das Spiel des Tages: für alle dasselbe.
msg-deal = Jemand hat ein Spiel mit dir geteilt: Der Tisch ist dafür gedeckt.
error-bad_deal = In diesem Link steht kein spielbares Spiel. Du kannst einen anderen Tisch decken.
