### Die neuen Gebäude und die Ereignisse: Karten, Fragen, Geschehnisse.

## Neue Gebäude

card-office_building = Amtsstube
    .a = eine Amtsstube
    .the = die Amtsstube
    .power = Jede Runde: tausche bis zu 2 Karten
    .text = Zu Beginn jeder Runde darfst du 1 oder 2 Handkarten abwerfen und ebenso viele ziehen.
    .note1 = Sie kommt vor Kapelle, Bank und Handkartenlimit.
card-guard_room = Wachstube
    .a = eine Wachstube
    .the = die Wachstube
    .power = Andere dürfen nur 6 Karten halten
    .text = Zu Beginn jeder Runde dürfen alle ohne Wachstube nur 6 Handkarten haben. Wer eine besitzt, darf 7 haben.
    .note1 = Wer einen Turm besitzt, darf trotzdem 12 haben.
card-hut = Hütte
    .a = eine Hütte
    .the = die Hütte
    .power = Niemand hat verkauft? Ziehe 1
    .text = Verkauft in einer Händlerphase niemand eine Ware, ziehe 1 Karte.
card-tavern = Schenke
    .a = eine Schenke
    .the = die Schenke
    .power = Die wenigsten Gebäude? Ziehe 1
    .text = Hat am Ende einer Baumeisterphase niemand weniger Gebäude als du und jemand mehr, ziehe 1 Karte.
    .note1 = Gebaut haben musst du nicht. Den letzten Platz darfst du mit anderen teilen.
    .note2 = In der Phase, in der sie gebaut wurde, wirkt sie nicht.
card-park = Park
    .a = einen Park
    .the = den Park
    .power = Zählt 6 unter dem Kran
    .text = Überbaust du den Park mit einem Kran, senkt er die Kosten um 6 statt um 3.
    .note1 = Alle anderen Ermäßigungen gelten weiter. Der Preis sinkt nie unter 0.
card-customs_office = Zollamt
    .a = ein Zollamt
    .the = das Zollamt
    .good = customs
    .power = Bekommt eine Ware, die 2 bringt
    .text = Ist es zu Beginn der Ratsherrphase leer, wird eine ungesehene Karte als Ware daraufgelegt. In der Händlerphase bringt diese Ware 2, was auch immer die Preisliste sagt.
    .note1 = Ihr Verkauf zählt wie jeder andere, auch für Marktstand und Markthalle, und mit einem Schwarzmarkt kann sie zahlen.
    .note2 = Sie wird nicht in der Aufseherphase erzeugt: Der Brunnen zählt sie nicht.
card-bank = Bank
    .a = eine Bank
    .the = die Bank
    .power = Einmal: Karten darunter, je 1 Punkt
    .text = Einmal im Spiel darfst du zu Beginn einer Runde beliebig viele Handkarten unter die Bank legen. Am Ende bringt jede 1 Punkt.
    .note1 = Du legst sie darunter, bevor die Handkarten gezählt werden.
    .note2 = Was darunter liegt, ist dein Geheimnis. Wird die Bank überbaut, zählen ihre Karten weiter.
card-harbor = Hafen
    .a = einen Hafen
    .the = den Hafen
    .power = Jeder Verkauf: 1 Ware darunter, 1 Punkt
    .text = In jeder Händlerphase kommt eine der Waren, die du verkaufst, unter den Hafen statt auf den Ablagestapel. Karten ziehst du trotzdem dafür. Am Ende bringt jede Karte darunter 1 Punkt.
    .note1 = Niemand sieht die Ware an. Wird der Hafen überbaut, zählen seine Karten weiter.
card-harbor-ed2 =
    .text = In jeder Händlerphase darf eine der Waren, die du verkaufst, unter den Hafen statt auf den Ablagestapel. Karten ziehst du trotzdem dafür. Am Ende bringt jede Karte darunter 1 Punkt.
card-goldsmith = Goldschmiede
    .a = eine Goldschmiede
    .the = die Goldschmiede
    .power = Decke 1 Karte auf: hat sie niemand? Nimm sie
    .text = Decke in jeder Goldsucherphase 1 Karte vom Nachziehstapel auf. Steht dieses Gebäude in keiner Stadt, auch nicht in deiner, nimm sie. Sonst wird sie abgeworfen.
    .note1 = Sie wirkt, gleich wer den Goldsucher gewählt hat, und vor deiner Goldmine.
    .note2 = Eine Bibliothek verdoppelt sie nicht.
card-residence = Residenz
    .a = eine Residenz
    .the = die Residenz
    .power = Ende: 4/3/2/1 Punkte für Dreiersätze
    .text = Am Ende des Spiels bringt sie Punkte für Sätze aus 3 verschiedenen Gebäuden mit gleichen Kosten: 4 für den ersten Satz, 3 für den zweiten, 2 für den dritten, 1 für den vierten.
    .note1 = Zwei Gebäude mit demselben Namen können nicht in einem Satz stehen, aber in zweien. Die Residenz selbst zählt als Gebäude mit Kosten 6.
card-cathedral = Kathedrale
    .a = eine Kathedrale
    .the = die Kathedrale
    .power = Ende: 4/3/2/1 Punkte für fremde Sechser
    .text = Am Ende des Spiels bringt sie Punkte für die Gebäude mit Kosten 6 aller anderen: 4 für das erste, 3 für das zweite, 2 für das dritte, 1 für das vierte.
    .note1 = Sie liegt auf dem Tisch. Wer will, baut sie anstelle einer Handkarte, für 7 abzüglich der Ermäßigungen.
    .note2 = Sie gilt als violettes Gebäude. Überbaut oder zerstört kommt sie nicht wieder.
card-cathedral-ed2 =
    .note2 = Sie gilt als Stadtgebäude. Überbaut oder zerstört kommt sie nicht wieder.
good-customs = Zollware
    .amount = { $n ->
        [1] eine Zollware
       *[other] { $n } Zollwaren
    }

## Ereignisse: .help sagt, was geschieht, wenn du eines nimmst; .the steht im Akkusativ

event-earthquake = Erdbeben
    .the = das Erdbeben
    .power = Alle verlieren 1 Gebäude
    .help = Alle, auch du, zerstören eines ihrer Gebäude mit allem, was darauf und darunter liegt.
event-debt_relief = Schuldenerlass
    .the = den Schuldenerlass
    .power = Alle ziehen 3 Karten
    .help = Alle ziehen 3 Karten, du zuerst.
event-taxes = Steuern
    .the = die Steuern
    .power = Die anderen werfen 1 Karte ab
    .help = Alle außer dir werfen 1 Handkarte ab.
event-general_amnesty = Generalamnestie
    .the = die Generalamnestie
    .power = Alle dürfen Karten tauschen
    .help = Alle dürfen beliebig viele Karten abwerfen und ebenso viele ziehen, du zuerst.
event-governors_visit = Gouverneursbesuch
    .the = den Gouverneursbesuch
    .power = Spiele eine gewählte Rolle noch einmal
    .help = Wähle eine Rolle, die in dieser Runde schon gewählt wurde: Sie wird noch einmal gespielt, und das Privileg hast du.
event-reconstruction = Wiederaufbau
    .the = den Wiederaufbau
    .power = Alle dürfen umsonst bauen
    .help = Alle dürfen ein Gebäude mit Kosten bis 4 umsonst bauen, du zuerst. Gebäude wirken dabei nicht.

## Fragen

ask-office = Karten tauschen?
    .help = Wirf 1 oder 2 Karten ab und ziehe ebenso viele.
    .confirm = { $n ->
        [0] Karten tauschen
        [one] { $n } Karte tauschen
       *[other] { $n } Karten tauschen
    }
    .pass = Nichts tauschen
ask-bank = Karten unter die Bank legen?
    .help = Jede bringt am Ende 1 Punkt. Das geht nur einmal im Spiel.
    .confirm = { $n ->
        [0] Karten darunterlegen
        [one] { $n } Karte darunterlegen
       *[other] { $n } Karten darunterlegen
    }
    .pass = Noch nicht
ask-harbor = Welche Ware kommt unter den Hafen?
    .help = Sie bringt am Ende 1 Punkt. Karten ziehst du trotzdem dafür.
    .confirm = Diese Ware darunterlegen
    .pass = Nichts darunterlegen
ask-earthquake = Zerstöre eines deiner Gebäude
    .help = Alles, was darauf und darunter liegt, geht auch verloren.
    .confirm = { $card ->
        [none] Zerstören
       *[other] { $the } zerstören
    }
ask-amnesty = Karten tauschen?
    .help = Wirf beliebig viele Karten ab und ziehe ebenso viele.
    .confirm = { $n ->
        [0] Karten tauschen
        [one] { $n } Karte tauschen
       *[other] { $n } Karten tauschen
    }
    .pass = Nichts tauschen
ask-taxes = Zahle deine Steuern
    .help = Wirf 1 Handkarte ab.
    .confirm = { $card ->
        [none] Abwerfen
       *[other] { $the } abwerfen
    }
ask-visit = Welche Rolle wird noch einmal gespielt?
    .help = Ihr Privileg hast du.
    .confirm = { $role ->
        [none] Rolle wählen
       *[other] { $the } noch einmal spielen
    }
ask-rebuild = Baue umsonst
    .help = Wähle ein Gebäude mit Kosten bis 4 aus deiner Hand, oder passe.
    .confirm = { $card ->
        [none] Bauen
       *[other] { $the } bauen
    }
    .pass = Passen

## Geschehnisse

fact-event_shown = Ein Ereignis kommt neben die Rollen. Ab jetzt gibt es { $event }.
fact-event = { $me ->
        [yes] Du nimmst { $event }.
       *[no] { $who } nimmt { $event }.
    }
fact-visit = { $me ->
        [yes] Du rufst { $role } zurück: Die Rolle wird noch einmal gespielt.
       *[no] { $who } ruft { $role } zurück: Die Rolle wird noch einmal gespielt.
    }
fact-destroyed = { $me ->
        [yes] Du verlierst { $card }.
       *[no] { $who } verliert { $card }.
    }
fact-customs = { $me ->
        [yes] Auf dein Zollamt wird eine Ware gelegt.
       *[no] Zollamt: { $who } bekommt eine Ware.
    }
fact-tucked_good = Du legst eine Ware unter { $building }.
