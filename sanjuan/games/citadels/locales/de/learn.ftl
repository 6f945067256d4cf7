### Der Ort zum Lernen: Lektionen und was im ersten Spiel gesagt wird.

learn-welcome = Das Spiel in neun kurzen Lektionen. Dann spielst du.
learn-puzzles-help = Stellungen aus gespielten Partien. Was ist am besten?
learn-play = Ein erstes Spiel
learn-play-help = Eine ganze Partie zu viert, mit den klassischen acht.
learn-finished = Jetzt kennst du das Spiel. Der Rest ist, die anderen zu kennen.

coach-character = Was brächte dir jeder? Und welchen erwarten die anderen?
coach-turn = Gold, wenn eine Karte auf deiner Hand darauf wartet, sonst Karten. Und hast du Einkünfte?
coach-keep = Die, die du bald bezahlen kannst, oder eine Art, die deiner Stadt fehlt.
coach-kill = Wer führt, und als wer gewänne diese Person am meisten?
coach-rob = Wo liegt das Gold, und welchen Charakter hat sein Besitzer wohl genommen?
coach-magic = Eine große Hand gegen deine kleine, oder neue Karten für die, die du nicht bauen kannst.
coach-destroy = Ein billiges Gebäude bei dem, der dem Ende am nächsten ist. Dein eigenes Bauen geht vor.

lesson-gather = Einkommen und Bauen
    .goal = Baue das Schloss.
    .page1 = Du bist die Händlerin und am Zug. Zuerst nimmst du Einkommen: 2 Gold oder 2 Karten, von denen du 1 behältst. Die Händlerin bekommt in jedem Fall 1 Gold dazu.
    .page2 = Dann darfst du ein Gebäude bauen und zahlst seine Kosten. Ein Gebäude ist so viele Punkte wert, wie es kostet. Du hast 1 Gold.
    .hint-turn = Wie viel Gold hast du nach dem Einkommen?
    .solved = 1 und 2 und 1 für die Händlerin: 4 Gold, 4 Punkte. Ein Gebäude im Zug: Nimm das beste, das du bezahlen kannst.
    .miss = Dein Zug ist vorbei, und das Schloss steht nicht. Nimm zuerst Gold.
    .miss-cards = Karten hast du genug. Mit Karten kommst du auf 2 Gold; das Schloss kostet 4.
    .miss-cheap = Ein Gebäude im Zug, und dieses bringt 2 Punkte. Du hättest 4 zahlen können.

lesson-income = Einkünfte
    .goal = Baue den Gutshof und behalte 3 Gold.
    .page1 = Du bist der König: 1 Gold für jedes Adelsgebäude deiner Stadt. Diese Einkünfte nimmst du einmal im Zug, wann du willst.
    .page2 = Du hast 2 Gold, ein Adelsgebäude und ein weiteres auf der Hand.
    .hint-turn = Wann bringen die Einkünfte mehr: bevor der Gutshof steht oder danach?
    .solved = Zuerst gebaut, bringt auch der Gutshof Gold. Brauchst du das Gold zum Bauen, nimm es vorher, sonst nachher.
    .miss = Dein Zug ist vorbei. Erst Gold, dann der Gutshof, dann die Einkünfte.
    .miss-cards = Karten bezahlen den Gutshof nicht. Du brauchst 3 Gold dafür und noch 3.
    .miss-early = Jetzt genommen, zählt nur ein Adelsgebäude, und ein zweites Mal gibt es nicht.

lesson-draft = Die Wahl
    .goal = Habe am Ende deines Zuges 6 Gold.
    .page1 = Du hast die Krone und wählst zuerst: einen Charakter für diese Runde. Dieb und Söldner liegen offen, niemand hat sie. Ein weiterer liegt verdeckt.
    .page2 = Sieh dir deine Stadt an: drei Handelsgebäude, ein Adelsgebäude. Welcher Charakter bekommt Gold dafür?
    .hint-character = Zähl, was jeder Charakter dir in diesem Zug brächte.
    .hint-turn = Gold, dann die Einkünfte deines Charakters.
    .solved = 2 Gold, 1 für die Händlerin, 3 für die Handelsgebäude. Weil der Dieb offen lag, konnte es niemand stehlen.
    .miss = Die Runde ist vorbei. Als Händlerin: Gold, dann die Einkünfte.
    .miss-other = Dieser Charakter bringt dir höchstens 3 Gold. Die Händlerin wäre 6 wert gewesen.
    .miss-cards = Mit Karten kommst du auf 4 Gold. Nimm Gold.

lesson-guess = Der Assassine
    .goal = Ermorde den Charakter, mit dem der Führende fertig würde.
    .page1 = Wer links von dir sitzt, hat sechs Gebäude, eines vor der vollendeten Stadt, eine Karte auf der Hand und gar kein Gold.
    .page2 = Du nennst einen Charakter, keine Person. Dieb und Söldner liegen offen. Wen wird jene Person genommen haben?
    .hint-turn = Nutze zuerst deine Fähigkeit.
    .hint-kill = Welcher Charakter macht aus vier Handelsgebäuden Gold?
    .solved = Als Händlerin wären es 7 Gold und das letzte Gebäude gewesen. Such den Charakter, den die anderen am nötigsten brauchen.
    .miss = Du hast niemanden genannt, und der Führende spielt weiter.
    .miss-architect = Der Baumeister zieht zwei Karten, aber ohne Gold wird nichts gebaut.
    .miss-other = Dieser Charakter hätte das Gold für ein letztes Gebäude nicht gebracht. Vier Handelsgebäude sagen, welcher es bringt.

lesson-theft = Der Dieb
    .goal = Stiehl 6 Gold oder mehr.
    .page1 = Die Person gegenüber hat 8 Gold und drei militärische Gebäude. Das Gold aller liegt offen, die Charaktere nicht.
    .page2 = Du nennst einen Charakter. Wird er aufgedeckt, gehört dir alles Gold dieser Person. Magierin und Baumeister liegen offen.
    .hint-turn = Nutze jetzt deine Fähigkeit, dann nimm Einkommen.
    .hint-rob = Welcher Charakter bekommt Gold für militärische Gebäude?
    .solved = Alle 8. Sieh zuerst, wo das Gold liegt, dann frag dich, als wer diese Person am meisten verdient.
    .miss = Die Runde ist vorbei, und gestohlen hast du nichts Rechtes.
    .miss-merchant = Die Händlerin ist oft reich. Aber das Gold liegt gegenüber, und jene Stadt hat nur ein Handelsgebäude.
    .miss-other = Dieser brächte jener Stadt kaum etwas. Drei militärische Gebäude deuten auf einen einzigen Charakter.

lesson-read = Durchschaut werden
    .goal = Baue das Schloss: Dann ist deine Stadt vollendet.
    .page1 = Dir fehlt ein Gebäude, das Schloss für 4, und du hast 2 Gold. Jeder Charakter genügt: Nimm 2 Gold und baue.
    .page2 = Alle sehen deine vier Handelsgebäude. Wer links von dir sitzt, nimmt den Assassinen. Wen wird er nennen?
    .hint-character = Nicht den Charakter, den alle von dir erwarten.
    .hint-turn = Gold, dann das Schloss.
    .solved = Die Händlerin starb, und niemand hatte sie. Wenn du führst, nimm, was niemand erwartet, solange es reicht.
    .miss = Die Runde ist vorbei, ohne Schloss. Nimm Gold und baue es.
    .miss-obvious = Ermordet, wie alle es ahnen konnten. Das Gold der Händlerin war gar nicht nötig.
    .miss-cards = Mit Karten hast du immer noch 2 Gold. Das Schloss kostet 4.

lesson-warlord = Der Söldner
    .goal = Zerstöre ein Gebäude gegenüber und baue die Kaserne.
    .page1 = Zwei haben sechs Gebäude. Links sitzt der Bischof: vor dir sicher. In der Stadt gegenüber steht der Bergfried, auch er ist sicher.
    .page2 = Du zahlst 1 Gold weniger als die Kosten. Du hast kein Gold, ein militärisches Gebäude und die Kaserne (3) auf der Hand.
    .hint-turn = Rechne erst: 2 Gold, die Einkünfte, die Kaserne. Was bleibt zum Zerstören?
    .hint-destroy = Ein Gebäude mit Kosten 1 zu zerstören kostet nichts.
    .solved = Wieder eines weniger, und es kostete nichts. Selbst sicher bist du mit Bischof, Bergfried oder ohne billige Gebäude kurz vor Schluss.
    .miss = Dein Zug ist vorbei. Die Taverne gegenüber kostet nichts, die Kaserne 3.
    .miss-wrong = Diese Person liegt weit zurück. Triff die, die bald fertig sind.
    .miss-own = Eigene Gebäude zu zerstören ist erlaubt, hilft hier aber niemandem.
    .miss-dear = Das hat Gold gekostet, und nun reicht es nicht für die Kaserne. Ein Gebäude mit Kosten 1 wäre umsonst gewesen.
    .miss-cards = Ohne die 2 Gold kannst du die Kaserne nicht bezahlen.

lesson-uniques = Wahrzeichen
    .goal = Baue den Palast.
    .page1 = Wahrzeichen bewirken etwas. Dein Labor einmal je Zug: Wirf eine Karte ab, und du erhältst 2 Gold.
    .page2 = Der Palast kostet 5, und du hast 1 Gold. Zwei deiner Karten sind Gebäude, die in deiner Stadt schon stehen.
    .hint-turn = Nimm Gold, nutze das Labor, baue.
    .hint-laboratory = Wirf ab, was du ohnehin nicht bauen kannst.
    .solved = Aus einer nutzlosen Karte wurden 2 Gold. In keiner Stadt steht ein Gebäude doppelt, also bleiben immer Karten übrig.
    .miss = Dein Zug ist vorbei, ohne Palast. 1 und 2 und 2 sind 5.
    .miss-palace = Jetzt ist der Palast fort. Wirf eine Karte ab, die du nicht bauen kannst.
    .miss-cards = Mit Karten kommst du höchstens auf 3 Gold.

lesson-last = Die letzte Runde
    .goal = Komm auf 22 Punkte.
    .page1 = Die Stadt links ist vollendet: Diese Runde ist die letzte. Du bist der Baumeister und darfst drei Gebäude bauen.
    .page2 = Deine fünf Gebäude sind 13 wert: Kirche, Handel und ein Wahrzeichen. Alle fünf Arten bringen 3 Punkte, eine vollendete Stadt 2 dazu.
    .page3 = Nach dem Einkommen hast du 5 Gold: genug für den Palast oder für Gutshof und Wachturm.
    .hint-turn = Welche Arten fehlen, und wie viele Gebäude?
    .solved = 4 Punkte für zwei Gebäude, 3 für die fünf Arten, 2 für die vollendete Stadt. Der Palast hätte 5 gebracht.
    .miss = Dein Zug ist vorbei. Gutshof und Wachturm hätten 22 ergeben.
    .miss-palace = 18 Punkte. Zwei Gebäude und alle fünf Arten wären 9 wert gewesen.
    .miss-cards = Karten auf der Hand bringen keine Punkte. Nimm in der letzten Runde, womit du noch bauen kannst.
