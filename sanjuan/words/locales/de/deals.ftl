### Geteilte Kartenverteilungen und die Verteilung des Tages.

act-share = Verteilung teilen
setup-daily = Heute
    .help = Die Verteilung des Tages: für alle dieselbe.
msg-deal = Jemand hat eine Kartenverteilung mit dir geteilt: Der Tisch ist dafür vorbereitet.
error-bad_deal = Dieser Link enthält keine spielbare Kartenverteilung. Du kannst einen anderen Tisch vorbereiten.
