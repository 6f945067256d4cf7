### Die Gebäude: Namen, die kurze Zeile auf der Karte (.power), die ganze Funktion (.text) und Regeln dazu (.note1 ...).
### .a und .the sind der Name mit Artikel im Akkusativ („einen Brunnen“, „den Brunnen“): Jeder Satz, der sie einsetzt, ist
### so gebaut, dass der Akkusativ passt. „-ed2“ sind die Wörter der zweiten Ausgabe.

## Produktionsgebäude

card-indigo_plant = Indigoküperei
    .a = eine Indigoküperei
    .the = die Indigoküperei
    .good = indigo
    .power = Erzeugt und lagert 1 Indigo
    .text = In der Aufseherphase kann sie 1 Indigo erzeugen; der bleibt, bis er verkauft wird.
    .note1 = Du darfst beliebig viele davon besitzen.
    .note2 = Sie fasst 1 Ware. Eine Ware ist eine verdeckte Karte vom Nachziehstapel, die niemand ansieht.
    .note3 = Alle beginnen das Spiel mit einer Indigoküperei.
card-sugar_mill = Zuckermühle
    .a = eine Zuckermühle
    .the = die Zuckermühle
    .good = sugar
    .power = Erzeugt und lagert 1 Zucker
    .text = In der Aufseherphase kann sie 1 Zucker erzeugen; der bleibt, bis er verkauft wird.
    .note1 = Du darfst beliebig viele davon besitzen.
    .note2 = Sie fasst 1 Ware. Eine Ware ist eine verdeckte Karte vom Nachziehstapel, die niemand ansieht.
card-tobacco_storage = Tabakspeicher
    .a = einen Tabakspeicher
    .the = den Tabakspeicher
    .good = tobacco
    .power = Erzeugt und lagert 1 Tabak
    .text = In der Aufseherphase kann er 1 Tabak erzeugen; der bleibt, bis er verkauft wird.
    .note1 = Du darfst beliebig viele davon besitzen.
    .note2 = Er fasst 1 Ware. Eine Ware ist eine verdeckte Karte vom Nachziehstapel, die niemand ansieht.
card-coffee_roaster = Kaffeerösterei
    .a = eine Kaffeerösterei
    .the = die Kaffeerösterei
    .good = coffee
    .power = Erzeugt und lagert 1 Kaffee
    .text = In der Aufseherphase kann sie 1 Kaffee erzeugen; der bleibt, bis er verkauft wird.
    .note1 = Du darfst beliebig viele davon besitzen.
    .note2 = Sie fasst 1 Ware. Eine Ware ist eine verdeckte Karte vom Nachziehstapel, die niemand ansieht.
card-silver_smelter = Silberschmelze
    .a = eine Silberschmelze
    .the = die Silberschmelze
    .good = silver
    .power = Erzeugt und lagert 1 Silber
    .text = In der Aufseherphase kann sie 1 Silber erzeugen; das bleibt, bis es verkauft wird.
    .note1 = Du darfst beliebig viele davon besitzen.
    .note2 = Sie fasst 1 Ware. Eine Ware ist eine verdeckte Karte vom Nachziehstapel, die niemand ansieht.

## Gebäude für die Baumeisterphase

card-smithy = Schmiede
    .a = eine Schmiede
    .the = die Schmiede
    .power = Produktionsgebäude kosten 1 weniger
    .text = Baust du ein Produktionsgebäude, kostet es dich 1 Karte weniger.
    .note1 = Alle Ermäßigungen werden zusammengezählt. Der Preis sinkt nie unter 0.
    .note2 = Violette Gebäude kosten so viel wie zuvor.
card-smithy-ed2 =
    .note2 = Stadtgebäude kosten so viel wie zuvor.
card-poor_house = Armenhaus
    .a = ein Armenhaus
    .the = das Armenhaus
    .power = Nach dem Bau nur 0–1 Karten? Ziehe 1
    .text = Hast du gebaut und bezahlt und danach höchstens 1 Karte auf der Hand, ziehe 1 Karte.
    .note1 = Zuerst kommt die Karte der Zimmerei. Für das Armenhaus ziehst du nur, wenn du dann noch weniger als 2 Karten hast.
    .note2 = Baust du nichts, ziehst du nichts.
    .note3 = Auch ein Überbau mit dem Kran ist ein Bau.
    .note4 = Bei seinem eigenen Bau bringt es nichts.
card-black_market = Schwarzmarkt
    .a = einen Schwarzmarkt
    .the = den Schwarzmarkt
    .power = Zahle bis zu 2 Karten mit Waren
    .text = Bezahlst du ein Gebäude, dürfen bis zu 2 deiner Waren Handkarten ersetzen.
    .note1 = Jede Ware gilt genau 1 Karte, gleich was sie im Verkauf brächte.
    .note2 = Das gilt für jedes Gebäude und zusammen mit jeder Ermäßigung. Mehr als den Preis kannst du nicht zahlen.
    .note3 = Die Ware auf einem Gebäude, das du überbaust, kann nicht zahlen.
card-crane = Kran
    .a = einen Kran
    .the = den Kran
    .power = Überbaue, zahle die Differenz
    .text = Baust du, darfst du das neue Gebäude auf eines von deinen setzen und nur den Unterschied der Kosten zahlen.
    .note1 = Alle anderen Ermäßigungen gelten weiter. Der Preis sinkt nie unter 0.
    .note2 = Eine Ware auf dem überbauten Gebäude geht verloren.
    .note3 = Das überbaute Gebäude wirkt nicht mehr, bringt keine Punkte und zählt nicht zu den 12.
    .note4 = Ein Kran kann nie überbaut werden, ein Gebäude nie durch eines mit demselben Namen.
    .note5 = Ein überbautes Gebäude darfst du noch einmal bauen: Du besitzt es nicht mehr.
    .note6 = Beim Bau, der es überdeckt, hilft ein überbautes Gebäude nicht.
card-carpenter = Zimmerei
    .a = eine Zimmerei
    .the = die Zimmerei
    .power = Violettes Gebäude gebaut? Ziehe 1
    .text = Hast du ein violettes Gebäude gebaut und bezahlt, ziehe 1 Karte.
    .note1 = Für Produktionsgebäude und für die Zimmerei selbst ziehst du nichts.
    .note2 = Ein Überbau mit dem Kran zählt, wenn das neue Gebäude violett ist.
    .note3 = Mit einem Armenhaus ziehst du zuerst für die Zimmerei.
card-carpenter-ed2 =
    .power = Stadtgebäude gebaut? Ziehe 1
    .text = Hast du ein Stadtgebäude gebaut und bezahlt, ziehe 1 Karte.
    .note2 = Ein Überbau mit dem Kran zählt, wenn das neue Gebäude ein Stadtgebäude ist.
card-quarry = Steinbruch
    .a = einen Steinbruch
    .the = den Steinbruch
    .power = Violette Gebäude kosten 1 weniger
    .text = Baust du ein violettes Gebäude, kostet es dich 1 Karte weniger.
    .note1 = Alle Ermäßigungen werden zusammengezählt. Der Preis sinkt nie unter 0.
    .note2 = Produktionsgebäude kosten so viel wie zuvor.
card-quarry-ed2 =
    .power = Stadtgebäude kosten 1 weniger
    .text = Baust du ein Stadtgebäude, kostet es dich 1 Karte weniger.

## Gebäude für die Aufseherphase

card-well = Brunnen
    .a = einen Brunnen
    .the = den Brunnen
    .power = 2 oder mehr Waren erzeugt? Ziehe 1
    .text = Erzeugst du in einer Aufseherphase 2 oder mehr Waren, ziehe 1 Karte.
    .note1 = Du musst nicht selbst der Aufseher sein: Auch mit einem Aquädukt erzeugst du 2 Waren.
    .note2 = Du ziehst höchstens 1 Karte, wie viele Waren du auch erzeugst.
card-aqueduct = Aquädukt
    .a = ein Aquädukt
    .the = das Aquädukt
    .power = Erzeuge 1 Ware mehr
    .text = In der Aufseherphase darfst du 1 Ware mehr erzeugen.
    .note1 = Das sind bis zu 2 Waren, 3 als Aufseher und 4 als Aufseher mit einer Bibliothek.

## Gebäude für die Händlerphase

card-trading_post = Handelsposten
    .a = einen Handelsposten
    .the = den Handelsposten
    .power = Verkaufe 1 Ware mehr
    .text = In der Händlerphase darfst du 1 Ware mehr verkaufen.
    .note1 = Das sind bis zu 2 Waren, 3 als Händler und 4 als Händler mit einer Bibliothek.
card-market_stand = Marktstand
    .a = einen Marktstand
    .the = den Marktstand
    .power = 2 oder mehr Waren verkauft? Ziehe 1
    .text = Verkaufst du in einer Händlerphase 2 oder mehr Waren, ziehe 1 Karte zusätzlich.
    .note1 = Du musst nicht selbst der Händler sein.
    .note2 = Er bringt höchstens 1 Karte, und die kommt zur Karte einer Markthalle hinzu.
card-market_hall = Markthalle
    .a = eine Markthalle
    .the = die Markthalle
    .power = Mindestens 1 Ware verkauft? Ziehe 1 mehr
    .text = Verkaufst du in einer Händlerphase mindestens 1 Ware, ziehe 1 Karte zusätzlich.
    .note1 = Sie bringt 1 Karte für die ganze Phase, nicht 1 für jede Ware.
    .note2 = Sie kommt zur Karte eines Marktstands hinzu.

## Gebäude für die Ratsherrphase

card-archive = Archiv
    .a = ein Archiv
    .the = das Archiv
    .power = Wirf aus der ganzen Hand ab
    .text = Nimm in der Ratsherrphase alle gezogenen Karten auf die Hand und wirf dann aus der ganzen Hand ab.
    .note1 = Du wirfst 1 von 2 gezogenen Karten ab, als Ratsherr 4 von 5, mit einer Bibliothek 7 von 8.
    .note2 = Mit einer Präfektur wirfst du stattdessen 0, 3 oder 6 Karten ab.
card-prefecture = Präfektur
    .a = eine Präfektur
    .the = die Präfektur
    .power = Behalte 2 Karten statt 1
    .text = In der Ratsherrphase behältst du 2 der gezogenen Karten statt 1.
    .note1 = Das sind 2 von 2 Karten, 2 von 5 als Ratsherr und 2 von 8, wenn du dazu eine Bibliothek hast.
    .note2 = Mit einem Archiv ziehst du auf die Hand und wirfst 0, 3 oder 6 Karten daraus ab.

## Gebäude für die Goldsucherphase

card-gold_mine = Goldmine
    .a = eine Goldmine
    .the = die Goldmine
    .power = 4 Karten, Kosten verschieden? Nimm 1
    .text = Decke in jeder Goldsucherphase 4 Karten vom Nachziehstapel auf. Sind alle vier Kosten verschieden, darfst du 1 davon nehmen. Die anderen werden abgeworfen.
    .note1 = Sie wirkt nach der Karte des Goldsuchers, gleich wer diese Rolle gewählt hat. Alle, die eine besitzen, sind im Uhrzeigersinn an der Reihe.
    .note2 = Sind zwei der Kosten gleich, bekommst du nichts.
    .note3 = Eine Bibliothek verdoppelt sie nicht.
    .note4 = Liegen in beiden Stapeln zusammen weniger als 4 Karten, geschieht nichts.
card-gold_mine-ed2 =
    .power = 4 Karten, Kosten verschieden? Die billigste
    .text = Decke in jeder Goldsucherphase 4 Karten vom Nachziehstapel auf. Sind alle vier Kosten verschieden, nimm die billigste. Die anderen werden abgeworfen.

## Gebäude für den Beginn der Runde oder für deine Rolle

card-chapel = Kapelle
    .a = eine Kapelle
    .the = die Kapelle
    .power = Jede Runde: 1 Karte darunter, 1 Punkt
    .text = Zu Beginn jeder Runde darfst du 1 Handkarte unter die Kapelle legen. Am Ende bringt jede Karte darunter 1 Punkt.
    .note1 = Du legst sie darunter, bevor die Handkarten gezählt werden.
    .note2 = Was und wie viel darunter liegt, bleibt bis zum Ende dein Geheimnis.
    .note3 = Wird die Kapelle überbaut, zählen ihre Karten weiter, aber es kommen keine mehr dazu.
card-tower = Turm
    .a = einen Turm
    .the = den Turm
    .power = Bis zu 12 Handkarten
    .text = Zu Beginn einer Runde darfst du 12 Handkarten haben statt 7.
    .note1 = Die Handkarten werden nur zu Beginn einer Runde gezählt, nie dazwischen und nicht am Ende des Spiels.
card-library = Bibliothek
    .a = eine Bibliothek
    .the = die Bibliothek
    .power = Das Privileg deiner Rolle zählt doppelt
    .text = Das Privileg der Rolle, die du wählst, zählt doppelt: Baumeister 2 Karten weniger, Aufseher 3 Waren, Händler 3 Waren, Ratsherr 1 von 8 Karten, Goldsucher 2 Karten.
    .note1 = Sie verdoppelt nur das Privileg, nie das, was allen erlaubt ist, und kein anderes Gebäude.
    .note2 = Sie wirkt nur für eine Rolle, die du selbst gewählt hast.
    .note3 = Zu zweit darfst du sie nur für eine Rolle in jeder Runde nutzen.

## Denkmäler

card-statue = Statue
    .a = eine Statue
    .the = die Statue
    .power = Denkmal. Keine Funktion
    .text = Ein Denkmal. Es hat während des Spiels keine Funktion.
    .note1 = Du darfst jedes Denkmal einmal besitzen. Der Triumphbogen gibt Punkte dafür.
card-victory_column = Siegessäule
    .a = eine Siegessäule
    .the = die Siegessäule
    .power = Denkmal. Nur Punkte
    .text = Ein Denkmal. Es hat während des Spiels keine Funktion.
    .note1 = Du darfst jedes Denkmal einmal besitzen. Der Triumphbogen gibt Punkte dafür.
card-hero = Heldendenkmal
    .a = ein Heldendenkmal
    .the = das Heldendenkmal
    .power = Denkmal. Nur Punkte
    .text = Ein Denkmal. Es hat während des Spiels keine Funktion.
    .note1 = Du darfst jedes Denkmal einmal besitzen. Der Triumphbogen gibt Punkte dafür.

## Gebäude mit Kosten 6

card-guild_hall = Zunfthalle
    .a = eine Zunfthalle
    .the = die Zunfthalle
    .power = Ende: 2 Punkte je Produktionsgebäude
    .text = Am Ende des Spiels bringt sie 2 Punkte für jedes deiner Produktionsgebäude.
    .note1 = Ein überbautes Gebäude zählt nicht.
card-guild_hall-ed2 =
    .power = Ende: 1 Punkt je Produktionsgebäude und Art
    .text = Am Ende des Spiels bringt sie 1 Punkt für jedes deiner Produktionsgebäude und 1 Punkt für jede verschiedene Art darunter.
card-city_hall = Rathaus
    .a = ein Rathaus
    .the = das Rathaus
    .power = Ende: 1 Punkt je violettem Gebäude
    .text = Am Ende des Spiels bringt es 1 Punkt für jedes deiner violetten Gebäude, auch für sich selbst.
    .note1 = Denkmäler und Gebäude mit Kosten 6 sind auch violett. Ein überbautes Gebäude zählt nicht.
card-city_hall-ed2 =
    .power = Ende: 1 Punkt je Stadtgebäude
    .text = Am Ende des Spiels bringt es 1 Punkt für jedes deiner Stadtgebäude, auch für sich selbst.
    .note1 = Denkmäler und Gebäude mit Kosten 6 sind auch Stadtgebäude. Ein überbautes Gebäude zählt nicht.
card-triumphal_arch = Triumphbogen
    .a = einen Triumphbogen
    .the = den Triumphbogen
    .power = Ende: 4/6/8 Punkte für 1/2/3 Denkmäler
    .text = Am Ende des Spiels bringt er 4 Punkte, wenn du 1 Denkmal besitzt, 6 Punkte für 2 und 8 Punkte für 3.
    .note1 = Die Denkmäler sind Statue, Siegessäule und Heldendenkmal. Ein überbautes zählt nicht.
card-palace = Palast
    .a = einen Palast
    .the = den Palast
    .power = Ende: 1 Punkt je 4 Punkte
    .text = Am Ende des Spiels bringt er 1 Punkt für je 4 Punkte, die du durch alles andere hast.
    .note1 = Er wird zuletzt gezählt und abgerundet.

## Was für ein Gebäude es ist und wann es wirkt

kind-production = Produktionsgebäude
    .text = Du darfst von jedem beliebig viele besitzen.
kind-city = Violettes Gebäude
    .text = Du darfst jedes einmal besitzen. Es wirkt von der Phase an, die auf seinen Bau folgt.
kind-city-ed2 = Stadtgebäude
kind-monument = Denkmal
    .text = Du darfst jedes einmal besitzen.
kind-six = Gebäude mit Kosten 6
    .text = Du darfst jedes einmal besitzen.
when-builder = wirkt in der Baumeisterphase
when-producer = wirkt in der Aufseherphase
when-trader = wirkt in der Händlerphase
when-councillor = wirkt in der Ratsherrphase
when-prospector = wirkt in der Goldsucherphase
when-round = wirkt zu Beginn der Runde
when-role = wirkt für die Rolle, die du wählst
when-end = zählt am Ende
