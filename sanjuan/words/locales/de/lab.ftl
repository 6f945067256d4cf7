### Der Bericht der Arena über die Ausgewogenheit.

lab-title = Die Ausgewogenheit von { $game }
lab-played = { $games } Partien zu { $seats } ({ $bots }), Reihe { $seed }. Jede Kartenverteilung wurde in jeder Drehung der Plätze gespielt. Optionen: { $sets }.
lab-percent = { $share } %
lab-interval = { $low } bis { $high }
lab-number = { $n }
lab-count = { $count ->
        [one] { $count } Fall
       *[other] { $count } Fälle
    }
lab-option = { $name }: { $value }
lab-yes = ja
lab-no = nein
lab-standard = das Spiel, wie es ist
lab-head-player = Spieler
lab-head-count = Fälle
lab-head-share = Siege
lab-head-interval = 95-%-Intervall
lab-head-mean = Punkte im Mittel
lab-head-median = Median
lab-players = Wer gewinnt
    .help = Der Anteil an den Siegen für jeden Spieler; ein geteilter Sieg zählt in Bruchteilen. Ein Fall ist ein Spieler in einer Partie. Der Balken ist das 95-%-Intervall, das berücksichtigt, dass die Partien einer Kartenverteilung zusammenhängen; der Strich ist der gerechte Anteil.
lab-turns = Wer beginnt
    .help = Der Anteil an den Siegen nach dem Platz in der ersten Runde.
lab-turn = { $n ->
        [1] Als Erster am Zug
        [2] Als Zweiter am Zug
        [3] Als Dritter am Zug
        [4] Als Vierter am Zug
       *[other] Als Nummer { $n } am Zug
    }
lab-options = Nach welchen Regeln
    .help = Der Anteil an den Siegen für jeden Spieler bei jedem Wert der Optionen, die verändert wurden.
lab-owned = Womit am Ende
    .help = Der Anteil an den Siegen für alle, die es am Ende der Partie besitzen, die besten zuerst. Was man spät besitzt, besitzt, wer die Mittel hatte: Das zeigt, was mit dem Gewinnen einhergeht, nicht, was es bewirkt.
lab-rounds = Wie lange es dauert
    .help = Die Runden einer Partie.
    .axis = Runden
lab-scores = Wie viele Punkte
    .help = Die Punkte am Ende der Partie, Sieger und alle anderen zusammen.
    .axis = Punkte
