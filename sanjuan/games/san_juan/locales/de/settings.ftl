### Einstellungen, die Tafel der Tasten, die Karten, die noch fehlen.

prefer-confirm = Jede Wahl bestätigen
    .help = Aus: Ein Klick auf die eine Karte oder Rolle ist deine Antwort.
prefer-sure = Fragen mit nur einer Antwort überspringen
    .help = Waren entstehen von selbst, wo alle erzeugt werden können oder alle gleich sind.
