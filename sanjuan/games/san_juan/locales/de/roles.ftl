### Rollen und Waren. .the: mit Artikel im Akkusativ; .privilege: was bekommt, wer die Rolle wählt, .doubled: mit einer
### Bibliothek; .help: was geschieht, wenn du sie nimmst; .text: alles, ausführlich.

role-builder = Baumeister
    .the = den Baumeister
    .privilege = Zahle 1 Karte weniger
    .help = Alle dürfen 1 Gebäude bauen. Als Baumeister zahlst du 1 Karte weniger.
    .doubled = Zahle 2 Karten weniger
    .text = Alle dürfen der Reihe nach 1 Gebäude aus der Hand bauen und zahlen seine Kosten in Karten. Dein Privileg: Du zahlst 1 Karte weniger.
role-producer = Aufseher
    .the = den Aufseher
    .privilege = Erzeuge 1 Ware mehr
    .help = Alle dürfen 1 Ware erzeugen. Als Aufseher darfst du 1 mehr erzeugen.
    .doubled = Erzeuge 2 Waren mehr
    .text = Alle dürfen der Reihe nach 1 Ware auf einem leeren Produktionsgebäude erzeugen. Dein Privileg: Du erzeugst 1 mehr.
role-trader = Händler
    .the = den Händler
    .privilege = Verkaufe 1 Ware mehr
    .help = Alle dürfen 1 Ware verkaufen. Als Händler darfst du 1 mehr verkaufen.
    .doubled = Verkaufe 2 Waren mehr
    .text = Eine Preisliste wird aufgedeckt. Alle dürfen der Reihe nach 1 Ware verkaufen und ziehen so viele Karten, wie sie wert ist. Dein Privileg: Du verkaufst 1 mehr.
role-councillor = Ratsherr
    .the = den Ratsherrn
    .privilege = Sieh 3 Karten mehr an
    .help = Alle ziehen 2 Karten und behalten 1. Als Ratsherr siehst du 3 mehr an.
    .doubled = Sieh 6 Karten mehr an
    .text = Alle ziehen der Reihe nach 2 Karten und behalten 1 davon. Dein Privileg: Du siehst 3 mehr an.
role-prospector = Goldsucher
    .the = den Goldsucher
    .privilege = Ziehe 1 Karte
    .help = Die anderen haben nichts zu tun.
    .doubled = Ziehe 2 Karten
    .text = Die anderen haben nichts zu tun. Dein Privileg: Du ziehst 1 Karte.

good-indigo = Indigo
    .amount = { $n ->
        [1] Indigo
       *[other] { $n } Indigo
    }
good-sugar = Zucker
    .amount = { $n ->
        [1] Zucker
       *[other] { $n } Zucker
    }
good-tobacco = Tabak
    .amount = { $n ->
        [1] Tabak
       *[other] { $n } Tabak
    }
good-coffee = Kaffee
    .amount = { $n ->
        [1] Kaffee
       *[other] { $n } Kaffee
    }
good-silver = Silber
    .amount = { $n ->
        [1] Silber
       *[other] { $n } Silber
    }

phase-builder = Baumeisterphase
phase-producer = Aufseherphase
phase-trader = Händlerphase
phase-councillor = Ratsherrphase
phase-prospector = Goldsucherphase
