### Die Charaktere nach Rang: Name, mit Artikel im Akkusativ (.the), die kurze Zeile der Karte (.power), die ganze
### Fähigkeit (.text) und Regeln dazu (.note1 ...).

## 1

card-assassin = Assassine
    .the = den Assassinen
    .power = Ermordet einen Charakter: Er setzt aus
    .text = Nenne einen anderen Charakter. Wer ihn hat, sagt nichts und setzt den ganzen Zug aus.
    .note1 = Du nennst einen Charakter, keine Person. Hat ihn niemand, geschieht nichts.
    .note2 = Am Ende der Runde nimmt ein ermordeter König oder Patrizier trotzdem die Krone, ein ermordeter Kaiser vergibt sie.
card-witch = Hexe
    .the = die Hexe
    .power = Nimm Gold oder Karten, dann den Zug eines anderen
    .text = Nimm zuerst Gold oder Karten, dann musst du einen anderen Charakter nennen: Dein Zug ruht. Wer ihn hat, nimmt beim Aufruf Gold oder Karten, dann endet jener Zug. Du setzt deinen Zug als dieser Charakter fort, mit deiner Hand, deinem Gold und deiner Stadt.
    .note1 = Bis dahin kannst du nicht bauen, und nur Goldmine, Bibliothek und Observatorium wirken, bei dir wie bei der verhexten Person.
    .note2 = Du hast alle Fähigkeiten dieses Charakters, seine Einkünfte und seine Grenzen; Gold oder Karten nimmst du kein zweites Mal. Hat ihn niemand, ist dein Zug vorbei.
    .note3 = Ein verhexter König oder Patrizier nimmt die Krone selbst. Beim Kaiser wählst du, wer sie bekommt, und erhältst die Bezahlung.
    .note4 = Bei der Erpresserin legst du die Drohungen und nimmst das Gold. Beim Bischof ist deine Stadt geschützt.
card-magistrate = Magistrat
    .the = den Magistrat
    .power = Beschlagnahmt ein Gebäude beim Bauen
    .text = Lege 3 Vollmachten verdeckt zu 3 anderen Charakteren; nur eine ist unterschrieben. Bezahlt dieser Charakter das erste Gebäude seines Zuges, darfst du aufdecken: Das Gebäude kommt ohne Kosten in deine Stadt.
    .note1 = Wer baut, bekommt das Gold zurück, aber das Gebäude zählt als gebaut.
    .note2 = Nicht, wenn das Gebäude in deiner Stadt schon steht, auch nicht mit dem Steinbruch. Eine versäumte Gelegenheit ist vorbei.
    .note3 = Ohne Bezahlung gebaute Gebäude (Baugerüst, Nekropole) lassen sich nicht beschlagnahmen, wohl aber das erste bezahlte.
    .note4 = Ist der Steuereintreiber im Spiel, zahlst du die Steuer für das beschlagnahmte Gebäude.

## 2

card-thief = Dieb
    .the = den Dieb
    .power = Stiehlt einem Charakter alles Gold
    .text = Nenne einen Charakter. Deckt ihn jemand auf, nimmst du alles Gold dieser Person, noch bevor sie Gold oder Karten nimmt.
    .note1 = Nicht den Charakter mit Rang 1, nicht den ermordeten, nicht den verhexten.
    .note2 = Hat ihn niemand oder ist kein Gold da, bekommst du nichts.
card-spy = Spion
    .the = den Spion
    .power = Sieht eine Hand: Gold und Karten für eine Art
    .text = Wähle eine andere Person und eine Art von Gebäuden, dann sieh dir ihre Hand an. Für jede Karte dieser Art nimmst du ihr 1 Gold und ziehst 1 Karte.
    .note1 = Geht ihr das Gold aus, ziehst du trotzdem alle Karten. Sie kommen vom Stapel, nicht von ihrer Hand.
card-blackmailer = Erpresserin
    .the = die Erpresserin
    .power = Bedroht 2 Charaktere; eine Drohung ist echt
    .text = Lege 2 Drohungen verdeckt zu 2 Charakteren; die mit der Blume ist echt. Wer bedroht ist, darf dir, sobald er Gold oder Karten genommen hat, die Hälfte seines Goldes zahlen, abgerundet, und hat Ruhe. Wer nicht zahlt, dessen Drohung darfst du aufdecken: Mit der Blume nimmst du alles Gold.
    .note1 = Nicht den Charakter mit Rang 1, nicht den ermordeten, nicht den verhexten. Ein Charakter mit einer Vollmacht darf bedroht werden.
    .note2 = Die Drohung kommt gleich, nachdem Gold oder Karten genommen sind, vor allen Fähigkeiten, Einkünften und Bauten.
    .note3 = Bei 1 Gold ist die Hälfte nichts: Die Drohung verschwindet umsonst.
    .note4 = Ist die Erpresserin verhext, legt die Hexe die Drohungen, deckt sie auf und bekommt das Gold.

## 3

card-magician = Magierin
    .the = die Magierin
    .power = Tauscht Hände oder einzelne Karten
    .text = Tausche entweder deine ganze Hand mit der einer anderen Person, oder lege beliebig viele deiner Karten unter den Stapel und zieh ebenso viele.
    .note1 = Mit leerer Hand nimmst du einfach die andere Hand.
    .note2 = Deine Karten kommen unter den Stapel, bevor du ziehst.
card-wizard = Zauberer
    .the = den Zauberer
    .power = Nimmt eine Karte aus einer Hand, baut sie gleich
    .text = Sieh dir die Hand einer anderen Person an und nimm 1 Karte daraus. Nimm sie auf die Hand oder baue sie sofort, indem du ihre Kosten bezahlst.
    .note1 = Sofort gebaut zählt sie nicht zu den Gebäuden, die du in diesem Zug bauen darfst. Das geht erst, wenn du Gold oder Karten genommen hast.
    .note2 = In diesem Zug darfst du Gebäude bauen, die in deiner Stadt schon stehen.
    .note3 = Hast du die Hand gesehen, musst du eine Karte nehmen.
card-seer = Seherin
    .the = die Seherin
    .power = Nimm jeder Hand eine Karte, gib eine zurück
    .text = Nimm zufällig 1 Karte aus jeder anderen Hand, dann gib jeder dieser Personen 1 Karte von deiner. Du darfst bis zu 2 Gebäude bauen.
    .note1 = Du darfst auch genau die genommene Karte zurückgeben. Wer keine Karten hat, verliert und bekommt keine.

## 4

card-king = König
    .the = den König
    .power = Gold für Adel; nimm die Krone
    .text = Erhalte 1 Gold für jedes Adelsgebäude deiner Stadt. Du musst die Krone nehmen: Von nun an rufst du die Charaktere auf und wählst nächste Runde zuerst.
    .note1 = Ermordet setzt du aus, nimmst aber am Ende der Runde die Krone. Verhext nimmst du sie trotzdem.
    .note2 = Der Charakter mit Rang 4 liegt bei der Wahl nie offen.
card-emperor = Kaiser
    .the = den Kaiser
    .power = Gold für Adel; vergib die Krone
    .text = Erhalte 1 Gold für jedes Adelsgebäude deiner Stadt. Du musst die Krone weitergeben, nicht an dich und nicht an die Person, die sie hat. Wer sie bekommt, gibt dir 1 Gold oder 1 zufällige Karte.
    .note1 = Gold oder Karte wählt, wer die Krone bekommt (eine Option lässt dich wählen). Ohne Gold und Karten gibt es keine Bezahlung.
    .note2 = Ermordet vergibst du die Krone am Ende der Runde, ohne Bezahlung.
    .note3 = Niemals zu zweit.
card-patrician = Patrizier
    .the = den Patrizier
    .power = Karten für Adel; nimm die Krone
    .text = Ziehe 1 Karte für jedes Adelsgebäude deiner Stadt. Du musst die Krone nehmen: Von nun an rufst du die Charaktere auf und wählst nächste Runde zuerst.
    .note1 = Ermordet setzt du aus, nimmst aber am Ende der Runde die Krone. Verhext nimmst du sie trotzdem.

## 5

card-bishop = Bischof
    .the = den Bischof
    .power = Gold für Kirche; vor Rang 8 sicher
    .text = Erhalte 1 Gold für jedes kirchliche Gebäude deiner Stadt. Der Charakter mit Rang 8 kann seine Fähigkeit nicht auf deine Gebäude anwenden.
    .note1 = Ermordet bist du nicht geschützt. Verhext ist die Stadt der Hexe geschützt, deine nicht.
    .note2 = Der Pulverturm trifft deine Stadt trotzdem.
    .note3 = Zu zweit oder dritt gilt der Schutz die ganze Runde, auch vor deinem eigenen Rang 8.
card-abbot = Abt
    .the = den Abt
    .power = Gold oder Karten für Kirche
    .text = Für jedes kirchliche Gebäude deiner Stadt erhältst du 1 Gold oder ziehst 1 Karte; sag vorher, wie viel wovon. Einmal in deinem Zug, wenn du nicht am reichsten bist, gibt dir die reichste Person 1 Gold.
    .note1 = Unter mehreren Reichsten wählst du. Bist du selbst darunter, bekommst du nichts.
    .note2 = Es zählt das Gold, das alle in diesem Augenblick haben.
card-cardinal = Kardinal
    .the = den Kardinal
    .power = Karten für Kirche; kauft mit Karten
    .text = Ziehe 1 Karte für jedes kirchliche Gebäude deiner Stadt. Fehlt dir Gold für ein Gebäude, darfst du das Fehlende einer anderen Person nehmen und gibst ihr für jedes Gold 1 Handkarte.
    .note1 = Niemand kann sich weigern. Du nimmst genau das Fehlende, alles von einer Person, einmal im Zug.
    .note2 = Wird das Gebäude beschlagnahmt, bekommst du den ganzen Preis zurück; deine Karten bleiben fort.

## 6

card-merchant = Händlerin
    .the = die Händlerin
    .power = Gold für Handel und 1 Gold dazu
    .text = Erhalte 1 Gold für jedes Handelsgebäude deiner Stadt. Dazu bekommst du 1 Gold, gleich ob du Gold oder Karten nimmst.
    .note1 = Dieses Gold kommt gleich, nachdem du Gold oder Karten genommen hast, aber erst, wenn eine Drohung erledigt ist.
card-alchemist = Alchemist
    .the = den Alchemisten
    .power = Gold für gebaute Gebäude kommt zurück
    .text = Am Ende deines Zuges bekommst du alles Gold zurück, das du für gebaute Gebäude bezahlt hast.
    .note1 = Du musst es erst einmal haben. Gold für Schmiede und Steuer kommt nicht zurück.
    .note2 = Ein beschlagnahmtes Gebäude wird nur einmal erstattet.
card-trader = Kaufmann
    .the = den Kaufmann
    .power = Gold für Handel; beliebig viele Handelsgebäude
    .text = Erhalte 1 Gold für jedes Handelsgebäude deiner Stadt. Du darfst beliebig viele Handelsgebäude bauen und 1 anderes Gebäude.

## 7

card-architect = Baumeister
    .the = den Baumeister
    .power = Zieh 2 Karten; bau bis zu 3 Gebäude
    .text = Ziehe 2 Karten. Du darfst bis zu 3 Gebäude bauen.
card-navigator = Navigatorin
    .the = die Navigatorin
    .power = 4 Gold oder 4 Karten; baut nichts
    .text = Erhalte 4 Gold oder ziehe 4 Karten, zusätzlich zu Gold oder Karten zu Beginn. Du kannst in diesem Zug kein Gebäude bauen.
    .note1 = Auch keines, das nichts kosten würde.
card-scholar = Gelehrter
    .the = den Gelehrten
    .power = Zieh 7, behalte 1; bau bis zu 2 Gebäude
    .text = Ziehe 7 Karten und behalte 1. Die anderen 6 werden in den Stapel gemischt. Du darfst bis zu 2 Gebäude bauen.

## 8

card-warlord = Söldner
    .the = den Söldner
    .power = Gold für Militär; zerstört ein Gebäude
    .text = Erhalte 1 Gold für jedes militärische Gebäude deiner Stadt. Du darfst 1 Gebäude zerstören und zahlst dafür 1 Gold weniger als seine Kosten.
    .note1 = Nicht in einer vollendeten Stadt, auch nicht in deiner eigenen. Ein Gebäude mit Kosten 1 kostet dich nichts.
    .note2 = Es darf dein eigenes Gebäude sein. Seine Karte kommt unter den Stapel.
    .note3 = Gebäude des Bischofs und der Bergfried sind vor dir sicher.
card-diplomat = Diplomat
    .the = den Diplomaten
    .power = Gold für Militär; tauscht Gebäude
    .text = Erhalte 1 Gold für jedes militärische Gebäude deiner Stadt. Du darfst 1 deiner Gebäude gegen 1 einer anderen Stadt tauschen. Kostet jenes mehr, zahlst du den Unterschied an die andere Person.
    .note1 = Nicht aus einer vollendeten Stadt; deine eigene darf vollendet sein.
    .note2 = In keiner der beiden Städte darf danach ein Gebäude doppelt stehen, auch nicht mit dem Steinbruch.
    .note3 = Gebäude des Bischofs und der Bergfried sind vor dir sicher; auch deinen eigenen Bergfried kannst du nicht hergeben.
card-marshal = Marschall
    .the = den Marschall
    .power = Gold für Militär; nimmt ein billiges Gebäude
    .text = Erhalte 1 Gold für jedes militärische Gebäude deiner Stadt. Du darfst 1 Gebäude mit Kosten bis 3 aus einer anderen Stadt nehmen und zahlst seine Kosten an die Person, der sie gehört.
    .note1 = Nicht aus einer vollendeten Stadt und keines, das in deiner schon steht.
    .note2 = Eine Münze der Künstlerin zählt für die Kosten und für die Grenze.
    .note3 = Gebäude des Bischofs und der Bergfried sind vor dir sicher.

## 9

card-queen = Königin
    .the = die Königin
    .power = 3 Gold, wenn Rang 4 neben dir sitzt
    .text = Erhalte 3 Gold, wenn neben dir sitzt, wer den Charakter mit Rang 4 hat.
    .note1 = Wurde jener ermordet, bekommst du das Gold am Ende der Runde, wenn er aufgedeckt wird.
    .note2 = Nur ab 5 Spielern.
    .note3 = Ist die Königin verhext, zählen die Plätze neben der Hexe. Ist Rang 4 verhext, zählt, wer ihn wirklich hat.
card-artist = Künstlerin
    .the = die Künstlerin
    .power = Lege eine Münze auf 1 oder 2 deiner Gebäude
    .text = Lege 1 Gold auf 1 Gebäude deiner Stadt oder je 1 auf 2 Gebäude. Die Kosten eines solchen Gebäudes sind für immer um 1 höher.
    .note1 = Das bringt 1 Punkt mehr und macht es für Rang 8 teurer. Auf jedem Gebäude nur eine Münze.
    .note2 = Die Münze bleibt liegen, wenn das Gebäude die Stadt wechselt, und ist verloren, wenn es zerstört wird.
card-tax_collector = Steuereintreiber
    .the = den Steuereintreiber
    .power = Wer baut, zahlt 1 Gold; nimm alles
    .text = Wer sonst ein Gebäude gebaut hat, legt gleich danach 1 Gold zum Steuereintreiber, auch wenn es nichts gekostet hat. In deinem Zug darfst du alles Gold dort nehmen.
    .note1 = Wer kein Gold mehr hat, zahlt nichts. Was nicht genommen wird, bleibt für die nächsten Runden.
    .note2 = Die Steuer gilt in jeder Runde einer Partie mit dem Steuereintreiber, ob ihn jemand hat oder nicht.
    .note3 = Zu zweit oder dritt zahlst du sie für das, was dein anderer Charakter baut.
