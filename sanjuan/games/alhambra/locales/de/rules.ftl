### Die Regeln: Ein Kapitel heißt „rules-<Kapitel>“, seine Absätze .p1, .p2 ...; tools/rulebook.py macht die Seite
### daraus. In Klammern steht, wohin man folgen kann: [tower] ist eine Gebäudeart, [#end] ein Kapitel.
### Die Zahlen kommen vom Spiel selbst, siehe people/rulebook.py.

rules-title = Die Regeln
    .about = Alhambra, das Kartenspiel, für 2 bis 6 Spieler
rules-category = Gebäudeart
rules-colour = Farbe
rules-prices = Preise
rules-colour-pavilion = blau
rules-colour-seraglio = rot
rules-colour-arcades = braun
rules-colour-chambers = weiß
rules-colour-garden = grün
rules-colour-tower = violett
rules-place-a1 = A: 1.
rules-place-b1 = B: 1.
rules-place-b2 = B: 2.
rules-place-c1 = C: 1.
rules-place-c2 = C: 2.
rules-place-c3 = C: 3.
rules-points-a = Punkte in A
rules-points-b = in B
rules-points-c = in C

rules-aim = Ziel des Spiels
    .p1 = Du baust einen Palast aus sechs Arten von Gebäuden. Dreimal im Spiel wird jede Art gewertet: Wer die meisten Gebäude dieser Art hat, bekommt Punkte. Von Wertung zu Wertung sind es mehr. Am Ende gewinnen die meisten Punkte.
    .p2 = Nur die Anzahl der Gebäude zählt, niemals ihr Preis.

rules-setup = Aufbau
    .p1 = Die { $buildings } Gebäude werden gemischt. Vier davon liegen offen auf dem Bauhof, eines auf jedem Platz. Jeder Platz hat eine Währung: Gelb, Blau, Grün und Orange von links nach rechts.
    .p2 = Es gibt { $money } Geldkarten in vier Währungen mit den Werten 1 bis { $highest }, von jeder { $copies }. Alle bekommen Karten, bis sie zusammen mindestens { $capital } haben, gleich in welchen Währungen: also { $capital } bis { $richest }. Von da an sieht niemand die Hand der anderen.
    .p3 = Vier Geldkarten liegen offen in einer Reihe. Der Rest wird in { $fifths } gleich große Stapel geteilt. Die Wertungskarte A kommt in den zweiten, B in den vierten; dann werden die Stapel aufeinandergelegt, der erste zuoberst.
    .p4 = Es beginnt, wer die wenigsten Karten hat. Haben mehrere gleich wenige, beginnt, wer die kleinste Summe hat.

rules-turn = Dein Zug
    .p1 = Wähle eine von zwei Aktionen: Geld nehmen ([#taking]) oder ein Gebäude kaufen ([#buying]). Passen darfst du nicht.
    .p2 = Dann wird ergänzt, was fehlt ([#refill]), und der Spieler links von dir ist am Zug.

rules-taking = Geld nehmen
    .p1 = Nimm eine der offenen Geldkarten, gleich wie viel sie wert ist. Oder nimm mehrere, deren Summe höchstens { $together } beträgt; die Währungen dürfen verschieden sein.

rules-buying = Ein Gebäude kaufen
    .p1 = Ein Gebäude wird in der Währung seines Platzes bezahlt, mindestens mit seinem Preis. Du darfst mehr bezahlen, aber es gibt kein Wechselgeld. Das Geld kommt auf den Ablagestapel, das Gebäude in deinen Palast, wo alle es sehen.
    .p2 = Die Preise liegen zwischen { $cheapest } und { $dearest }: siehe [#buildings].

rules-exact = Genau bezahlen
    .p1 = Wenn du genau den Preis bezahlst, bist du noch einmal dran und hast wieder beide Aktionen zur Wahl. So kannst du in einem Zug bis zu vier Gebäude kaufen und dann noch Geld nehmen: { $actions } Aktionen.
    .p2 = Ergänzt wird erst, wenn dein Zug vorbei ist.
    .p3 = Es kommt auf die Summe an: 3, 4 und 2 bezahlen einen Preis von 9 genau.

rules-refill = Das Ende eines Zuges
    .p1 = Neue Gebäude füllen die leeren Plätze von links nach rechts, dann kommt Geld dazu, bis { $row } Karten in der Reihe liegen.
    .p2 = Ist der Geldstapel leer, wird der Ablagestapel gemischt und zum neuen.
    .p3 = Erscheint eine Wertungskarte, wird sofort gewertet ([#scoring]); dann ist sie aus dem Spiel, und eine andere Karte nimmt ihren Platz ein.

rules-scoring = Wertungen
    .p1 = A und B kommen, wenn ihre Karten erscheinen, C am Ende des Spiels. A liegt im zweiten Fünftel des Geldes, B im vierten: Sie kommen weder sehr früh noch gleich nacheinander.
    .p2 = In A bringt bei jeder Art nur der erste Platz Punkte, in B die ersten beiden, in C die ersten drei. Wer von einer Art kein Gebäude hat, nimmt dort keinen Platz ein.

rules-ties = Gleichstand
    .p1 = Spieler mit gleich vielen Gebäuden teilen sich die Plätze, die sie zusammen einnehmen: Die Punkte dieser Plätze werden addiert, durch die Zahl der Spieler geteilt und abgerundet. Plätze, die nichts bringen, zählen 0.
    .p2 = Zwei Spieler sind in Wertung B beim [tower] Erste: 13 + 6 = 19, also 9 für jeden.
    .p3 = In Wertung C haben zwei Spieler je drei Gärten, zwei andere je zwei. Die ersten beiden teilen sich 20 + 12 und bekommen je 16; die anderen teilen sich die 5 des dritten Platzes und bekommen je 2.

rules-end = Das Ende des Spiels
    .p1 = Das Spiel endet nach dem Zug, nach dem die vier Plätze nicht mehr gefüllt werden können. Der Bauhof wird noch so weit wie möglich ergänzt, von links nach rechts. Füllt das allerletzte Gebäude ihn gerade noch, geht das Spiel weiter.
    .p2 = Jedes übrige Gebäude bekommt, wer das meiste Geld in der Währung seines Platzes hat. Der Preis spielt keine Rolle mehr, und bezahlt wird nichts: Dasselbe Geld kann also mehrere Gebäude gewinnen. Bei Gleichstand, auch bei 0, bekommt es niemand.
    .p3 = Dann folgt Wertung C. Die meisten Punkte gewinnen; bei gleich vielen Punkten wird der Sieg geteilt.

rules-two = Zu zweit mit Martin
    .p1 = Zu zweit spielt man mit { $money2 } Geldkarten, von jeder { $copies2 }, und mit Martin, einem gedachten dritten Spieler. Er sammelt Gebäude und wird gewertet wie ein Spieler, hat aber kein Geld und ist nie am Zug. Gewinnen kann er nicht.
    .p2 = Martin bekommt die ersten { $martins } Gebäude, noch vor dem Bauhof, { $martins } weitere gleich nach Wertung A und ein Drittel des Stapels, abgerundet, gleich nach Wertung B.
    .p3 = Immer wenn du ein Gebäude kaufst, darfst du es Martin schenken, statt es zu behalten. Eine genaue Bezahlung zählt trotzdem.
    .p4 = Teilt sich Martin einen Platz, ist sein Anteil verloren.

rules-buildings = Die Gebäude
    .p1 = Je teurer eine Art ist, desto mehr Karten gibt es von ihr und desto mehr Punkte bringt sie.

rules-seen = Was verborgen ist
    .p1 = Verborgen sind die Hände, die Reihenfolge beider Stapel und die Lage der Wertungskarten. Alles andere ist offen: Paläste, Punkte, wie viele Karten alle haben, und welche Karten jemand genommen oder bezahlt hat.

rules-here = Wie dieser Tisch spielt
    .p1 = Was keine Wahl lässt, wird nicht gefragt: Reichen nur alle deine Karten einer Währung zusammen, so werden sie bezahlt. Nach einer genauen Bezahlung musst du noch einmal handeln, solange du kannst.
    .p2 = Du darfst eine Antwort zurücknehmen, bis etwas Neues aufgedeckt wurde.
    .p3 = Wo die gedruckten Regeln schweigen: Überzählige Karten kommen auf die ersten der { $fifths } Stapel; bei gleicher Anzahl und Summe beginnt der erste Platz; wer gar nichts tun kann, passt; eine Wertungskarte, die noch nicht erschienen ist, wenn die Gebäude ausgehen, entfällt; erscheint sie beim allerletzten Ergänzen, wird sie vor dem Ende gewertet.
