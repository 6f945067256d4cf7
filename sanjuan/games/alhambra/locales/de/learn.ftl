### Der Ort zum Lernen: Lektionen, Aufgaben und was in der ersten Partie gesagt wird.

learn-welcome = Das Spiel in fünf kurzen Lektionen. Dann spielst du.
learn-puzzles-help = Stellungen aus gespielten Partien, kurz vor dem Ende. Was ist am besten?
learn-yours-last = { $yours } ist nicht unter den besten Antworten.
learn-play = Eine erste Partie spielen
learn-play-help = Eine ganze Partie zu zweit, mit Martin.
learn-finished = Jetzt kennst du das Spiel. Der Rest ist Übung.

coach-turn = Welches Gebäude kannst du genau bezahlen? Wenn keines: Welche Karte bringt dich einem näher?
coach-pay = Zahle genau, wenn du kannst. Wenn nicht, behalte, was du am meisten brauchen wirst.
coach-gift = Wem kostet es mehr: dir ohne das Gebäude oder deinem Gegner?
lesson-exact = Genau bezahlen
    .goal = Kaufe in einem einzigen Zug zwei Gebäude und nimm Geld.
    .page1 = Ein Zug ist eine Aktion: Geld nehmen oder ein Gebäude in der Währung seines Platzes kaufen. Du darfst zu viel bezahlen, aber Wechselgeld gibt es nicht.
    .page2 = Bezahle genau den Preis, und du bist noch einmal dran. Sieh dein Geld an: Welche Preise kannst du genau zusammenstellen?
    .hint-turn = Welches Gebäude kannst du auf die Münze genau bezahlen? Kaufe solche zuerst; das Geld kommt zuletzt.
    .hint-pay = Wähle Karten, die genau den Preis ergeben.
    .solved = Drei Aktionen in einem Zug. Jede genaue Bezahlung ist ein geschenkter Zug: Darum lohnen sich viele verschiedene kleine Karten.
    .miss = Dein Zug ist vorbei. Bezahle genau 9 in Blau und 8 in Grün, dann nimm Geld.
    .miss-over = Du hast zu viel bezahlt: Der Zug ist vorbei, und es gibt kein Wechselgeld. Andere Karten ergeben genau den Preis.
    .miss-money = Geld zu nehmen beendet den Zug. Was du genau bezahlen kannst, sollte zuerst kommen.
    .miss-one = Geld zu nehmen hat deinen Zug beendet, und ein weiteres Gebäude hättest du genau bezahlen können.

lesson-saving = Eine Währung sammeln
    .goal = Bezahle den Turm genau, mit deiner dritten Aktion.
    .page1 = Der Turm kostet 13 in Blau. Du hast 5 in Blau und von allem ein wenig. Die anderen schauen auf größere Karten.
    .page2 = Jedes Gebäude wird in einer einzigen Währung bezahlt. Eine 9 in einer Währung, die du nicht sammelst, hilft weniger als eine 5 in der richtigen.
    .hint-turn = Wie viel Blau fehlt noch bis 13?
    .hint-pay = Genau 13: Eine Karte bleibt auf deiner Hand.
    .solved = Zwei kleine Karten, zusammen 9, und der Turm war dein, mit einer Aktion obendrein. Sammle eine oder zwei Währungen, nicht vier.
    .miss = Der Turm gehört dir noch nicht. Nimm die blauen Karten, was auch sonst dort liegt.
    .miss-mixed = Eine größere Karte, aber den Turm bezahlt sie nicht. Du brauchtest Blau.
    .miss-over = Du hattest genau 13 in Blau. Genau bezahlt hätte der Turm dir noch eine Aktion gebracht.

lesson-scorings = Wann die Wertungen kommen
    .goal = Hole 7 Punkte in Wertung A.
    .page1 = Die Wertungskarte A liegt im zweiten Fünftel des Geldes, B im vierten. Ist ein Fünftel des Geldes weg, kann A am Ende jedes Zuges kommen.
    .page2 = Jetzt ist es so weit: Ehe du wieder am Zug bist, ist A gewertet. In A zählt nur der erste Platz, 6 Punkte für den Turm und 1 für den Pavillon.
    .page3 = Du hast einen Turm, der Spieler links von dir auch. Zwei Gebäude kannst du bezahlen, eines davon genau.
    .hint-turn = Beide Gebäude zählen in Wertung A. Bei welchem bist du noch einmal dran?
    .hint-pay = Wähle die Karten, mit denen du bezahlst.
    .solved = 6 Punkte für zwei Türme und 1 für den Pavillon. Geld auf der Hand bringt nichts: Steht eine Wertung bevor, dann kaufe.
    .miss = Wertung A ist vorbei. Kaufe den Pavillon genau, dann den Turm.
    .miss-money = Geld bringt keine Punkte. Wertung A kam vor deinem nächsten Zug, und bei den Türmen herrschte Gleichstand.
    .miss-order = Für den Turm bezahlst du mehr als den Preis, also ist dein Zug vorbei. Der Pavillon, genau bezahlt, hätte zuerst kommen sollen.
    .miss-late = Der Pavillon bringt 1 Punkt. Mit einem zweiten Turm wären es 6 mehr gewesen.

lesson-lead = Ein Vorsprung, den niemand einholt
    .goal = Gewinne das Spiel.
    .page1 = Der Stapel ist leer: Kaufst du etwas, endet das Spiel nach diesem Zug. Was auf dem Bauhof übrig bleibt, bekommt, wer das meiste Geld seiner Währung hat.
    .page2 = Du hast 6 der 11 Türme. Mehr kann niemand haben, was auch geschieht. Gärten hast du 2, der Spieler links von dir hat 3.
    .page3 = In Wertung C bringt der erste Platz bei den Gärten 20, der zweite 12, der dritte 5. Und der Spieler links von dir hat mehr blaues Geld als du.
    .hint-turn = Was bringt dir ein siebter Turm? Und was ein dritter Garten?
    .hint-pay = Wähle die Karten, mit denen du bezahlst.
    .solved = 16 Punkte für die Gärten statt 12, und 16 für deinen Gegner statt 20. Was schon gewonnen ist, braucht keine Gebäude mehr.
    .miss = Das Spiel ist verloren. Mit einem dritten Garten teilst du den ersten Platz.
    .miss-tower = Sechs von elf Türmen waren genug. Der siebte bringt nichts, und der Garten ging an den mit mehr blauem Geld.
    .miss-money = Jetzt werden die anderen kaufen. Du hättest das Spiel mit einem Sieg beenden können.

lesson-martin = Martin
    .goal = Lass deinem Gegner in Wertung A keinen Punkt.
    .page1 = Martin sammelt Gebäude und bekommt Punkte, gewinnen kann er nicht. Er hat 3 Türme, dein Gegner auch; du hast 1.
    .page2 = Ein Gebäude, das du kaufst, kannst du Martin schenken. Eine genaue Bezahlung zählt trotzdem. Wertung A ist nah: Die nächste Geldkarte kann sie bringen.
    .page3 = Bei Gleichstand werden die Punkte geteilt. Liegt Martin allein vorn, bekommt diese 6 Punkte niemand.
    .hint-turn = Kaufe den Turm genau. Danach geht dein Zug weiter.
    .hint-pay = Genau 9, damit du noch einmal dran bist.
    .hint-gift = Mit 2 Türmen bekommst du in A nichts. Und was macht Martin mit 4?
    .solved = Martin ist Erster, dein Gegner bekommt nichts, und du hast deine 5 Punkte für die Gärten. Ein Geschenk ist richtig, wenn es deinem Gegner mehr nimmt als dir.
    .miss = Wertung A ist vorbei, und dein Gegner hat Punkte.
    .miss-over = Du hast zu viel bezahlt: Dein Zug ist vorbei, ehe Martin dir rechtzeitig helfen konnte.
    .miss-kept = Mit 2 Türmen bist du immer noch Dritter. Martin geschenkt, hätte der Turm deinen Gegner 3 Punkte gekostet.
    .miss-money = Wertung A kam, und dein Gegner teilte den ersten Platz bei den Türmen.
