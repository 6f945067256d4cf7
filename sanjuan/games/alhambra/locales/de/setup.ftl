### Was Alhambra in der Vorbereitung sagt.

setup-martin = kommt an einen Tisch für zwei
    .text = Er bekommt 6 Gebäude zu Beginn, 6 nach Wertung A, ein Drittel des Stapels nach B. Er punktet, ist nie am Zug und kann nicht gewinnen. Was du kaufst, darfst du ihm geben.
setup-scored = Was gewertet wird
    .help = A und B, wenn ihre Karte kommt, C am Ende
setup-cards = { $n } Karten, { $least } bis { $most }
setup-points = Wertung A: { $a }. B: { $b }. C: { $c }.
setup-with_martin = und Martin
setup-buildings = { $n } Gebäude
setup-money = { $n } Geldkarten
