### Die offene Frage: Titel, Hilfe (.help) und was auf ihren beiden Knöpfen steht (.confirm, .pass). $card ist „none“, solange nichts
### gewählt ist, $the der Name mit Artikel im Akkusativ; $what ist, was gewählt ist: „gold“, „power“, „use“, „build“, „seat“ ...

ask-character = Wähle einen Charakter
    .help = Nur du siehst ihn. Die anderen werden weitergegeben.
    .confirm = { $card ->
            [none] Charakter wählen
           *[other] { $the } nehmen
        }
ask-dismiss = Lege einen Charakter ab
    .help = Verdeckt: In dieser Runde spielt ihn niemand.
    .confirm = { $card ->
            [none] Charakter ablegen
           *[other] { $the } ablegen
        }
ask-theater = Den Charakter tauschen?
    .help = Wähle, mit wem. Du siehst nicht, was du bekommst.
    .confirm = { $what ->
            [none] Spieler wählen
           *[other] Mit { $option } tauschen
        }
    .pass = Meinen behalten
ask-theater_give = Welchen deiner beiden gibst du?
    .help = Du bekommst zufällig einen der beiden anderen.
    .confirm = { $card ->
            [none] Charakter wählen
           *[other] { $the } geben
        }
ask-turn = { $least ->
        [0] Baue oder beende deinen Zug
       *[other] Du bist am Zug
    }
    .help = { $least ->
            [0] Baue, nutze deine Fähigkeit und deine Gebäude, oder hör hier auf.
           *[other] Nimm Gold oder Karten, bevor du baust.
        }
    .confirm = { $what ->
            [none] { $least ->
                [0] Bauen
               *[other] Gold oder Karten wählen
            }
            [gold] Gold nehmen
            [cards] Karten ziehen
            [income] Einkünfte nehmen
            [power] Fähigkeit nutzen
            [use] { $the } nutzen
            [sacrifice] { $the } bauen und ein Gebäude opfern
           *[build] { $price ->
                [0] { $the } umsonst bauen
               *[other] { $the } für { $price } bauen
            }
        }
    .pass = Zug beenden
ask-keep = Behalte 1 Karte
    .help = Der Rest kommt unter den Stapel.
    .confirm = { $card ->
            [none] 1 Karte behalten
           *[other] { $the } behalten
        }
ask-split = Gold oder Karten?
    .help = Verteile insgesamt { $most }.
    .confirm = { $n ->
            [0] Insgesamt { $most } wählen
           *[other] { $gold } Gold und { $cards ->
                [one] { $cards } Karte
               *[other] { $cards } Karten
            } nehmen
        }
ask-kill = Ermorde einen Charakter
    .help = Wer ihn hat, setzt aus.
    .confirm = { $card ->
            [none] Charakter wählen
           *[other] { $the } ermorden
        }
ask-bewitch = Verhexe einen Charakter
    .help = Wer ihn hat, nimmt Gold oder Karten, und du spielst den Zug.
    .confirm = { $card ->
            [none] Charakter wählen
           *[other] { $the } verhexen
        }
ask-rob = Bestiehl einen Charakter
    .help = Wird er aufgedeckt, gehört dir das Gold.
    .confirm = { $card ->
            [none] Charakter wählen
           *[other] { $the } bestehlen
        }
ask-warrants = Lege 3 Vollmachten aus
    .help = Dann wählst du, welche unterschrieben ist.
    .confirm = Vollmachten auslegen
ask-signed = Welche ist unterschrieben?
    .help = Nur du weißt es. Das erste Gebäude, das dieser Charakter bezahlt, kannst du bekommen.
    .confirm = { $card ->
            [none] Charakter wählen
           *[other] Die für { $the } unterschreiben
        }
ask-threats = Bedrohe 2 Charaktere
    .help = Dann wählst du, welche Drohung echt ist.
    .confirm = Drohungen auslegen
ask-flower = Welche Drohung ist echt?
    .help = Nur du weißt, wo die Blume liegt.
    .confirm = { $card ->
            [none] Charakter wählen
           *[other] Die Blume auf { $the } legen
        }
ask-spy = Spioniere jemanden aus
    .help = Dann nennst du eine Art und siehst die Hand.
    .confirm = { $what ->
            [none] Spieler wählen
           *[other] Hand von { $option } ansehen
        }
ask-spy_type = Welche Art?
    .help = 1 Gold und 1 Karte für jede Karte dieser Art auf jener Hand.
    .confirm = { $what ->
            [none] Art wählen
           *[other] { $option }
        }
ask-magic = Tausche Hände oder Karten
    .help = Wähle eine Person oder beliebig viele deiner Karten.
    .confirm = { $what ->
            [none] Spieler oder Karten?
            [seat] Hand mit { $option } tauschen
           *[other] { $n ->
                [one] { $n } Karte tauschen
               *[other] { $n } Karten tauschen
            }
        }
ask-wizard = Sieh dir eine Hand an
    .help = Du musst 1 Karte daraus nehmen.
    .confirm = { $what ->
            [none] Spieler wählen
           *[other] Hand von { $option } ansehen
        }
ask-wizard_take = Nimm eine Karte
    .help = Sie kommt auf deine Hand oder wird sofort gebaut.
    .confirm = { $card ->
            [none] Karte wählen
           *[other] { $the } nehmen
        }
ask-wizard_build = Sofort { $the } bauen?
    .help = Du bezahlst die Kosten. Es zählt nicht zu den Gebäuden, die du bauen darfst.
    .confirm = Sofort bauen
    .pass = Auf der Hand behalten
ask-seer_give = Gib eine Karte
    .help = An die markierte Person. Es darf die genommene sein.
    .confirm = { $card ->
            [none] Karte wählen
           *[other] { $the } geben
        }
ask-crown = Vergib die Krone
    .help = An eine andere Person als die, die sie hat.
    .confirm = { $what ->
            [none] Spieler wählen
           *[other] { $option } die Krone geben
        }
ask-tribute = Gold oder Karte für die Krone?
    .help = 1 Gold oder 1 zufällige Karte.
    .confirm = { $what ->
            [none] Gold oder Karte?
            [gold] 1 Gold geben
           *[other] 1 Karte geben
        }
ask-richest = Wer gibt dir 1 Gold?
    .help = Sie sind am reichsten und gleich reich.
    .confirm = { $what ->
            [none] Spieler wählen
           *[other] 1 Gold von { $option } nehmen
        }
ask-navigate = 4 Gold oder 4 Karten?
    .help = In diesem Zug baust du nichts.
    .confirm = { $what ->
            [none] Gold oder Karten?
            [gold] { $price } Gold nehmen
           *[other] { $price ->
                [one] { $price } Karte ziehen
               *[other] { $price } Karten ziehen
            }
        }
ask-scholar = Behalte 1 Karte
    .help = Der Rest wird in den Stapel gemischt.
    .confirm = { $card ->
            [none] 1 Karte behalten
           *[other] { $the } behalten
        }
ask-destroy = Zerstöre ein Gebäude
    .help = Du zahlst 1 weniger als seine Kosten.
    .confirm = { $card ->
            [none] Gebäude wählen
           *[other] { $price ->
                [0] { $the } zerstören
               *[other] { $the } für { $price } zerstören
            }
        }
ask-seize = Nimm ein Gebäude
    .help = Du zahlst seine Kosten an die Person, der es gehört.
    .confirm = { $card ->
            [none] Gebäude wählen
           *[other] { $the } für { $price } nehmen
        }
ask-give_away = Welches Gebäude gibst du her?
    .help = Du bekommst dafür eines aus einer anderen Stadt.
    .confirm = { $card ->
            [none] Gebäude wählen
           *[other] { $the } geben
        }
ask-receive = Welches Gebäude willst du?
    .help = Kostet es mehr, zahlst du den Unterschied.
    .confirm = { $price ->
            [0] Tauschen
           *[other] Tauschen und { $price } zahlen
        }
ask-beautify = Lege Münzen auf deine Gebäude
    .help = Je 1 Gold: Das Gebäude kostet und zählt für immer 1 mehr.
    .confirm = { $n ->
            [0] Gebäude wählen
           *[other] { $n } Gold zahlen
        }
ask-means = Wie bezahlst du?
    .help = Für { $the }: mit Gold oder indem du ein Gebäude opferst.
    .confirm = So bezahlen
ask-den = Bezahle das Diebesnest
    .help = Jede Karte ersetzt 1 Gold.
    .confirm = { $n ->
            [0] Mit Gold zahlen
           *[other] { $n ->
                [one] Mit { $n } Karte zahlen
               *[other] Mit { $n } Karten zahlen
            }
        }
    .pass = Mit Gold zahlen
ask-lender = Wem nimmst du das Gold?
    .help = Niemand kann sich weigern. Du gibst 1 Karte für jedes Gold.
    .confirm = Gold nehmen
ask-lend = Welche Karten gibst du?
    .help = 1 für jedes Gold, das du nimmst.
    .confirm = { $n ->
            [0] Karten wählen
           *[other] { $n ->
                [one] { $n } Karte geben
               *[other] { $n } Karten geben
            }
        }
ask-laboratory = Wirf eine Karte ab
    .help = Du erhältst 2 Gold.
    .confirm = { $card ->
            [none] Karte wählen
           *[other] { $the } abwerfen
        }
ask-museum = Lege eine Karte unter das Museum
    .help = Sie bringt am Ende 1 Punkt. Niemand sonst sieht sie.
    .confirm = { $card ->
            [none] Karte wählen
           *[other] { $the } darunterlegen
        }
ask-armory = Zerstöre ein Gebäude
    .help = Der Pulverturm wird mit zerstört.
    .confirm = { $card ->
            [none] Gebäude wählen
           *[other] { $the } zerstören
        }
ask-threat = Der Drohung nachgeben?
    .help = { $own ->
            [yes] Sie liegt auf deinem eigenen zweiten Charakter: Das Gold bleibt so oder so bei dir.
           *[no] { $purse ->
                [0] Du hast kein Gold: Dir kann nichts genommen werden.
                [1] Die Hälfte von 1 Gold ist nichts: Sie aufzuheben kostet dich nichts.
               *[other] Zahle die Hälfte deines Goldes oder riskiere alles.
            }
        }
    .confirm = { $price ->
            [0] { $purse ->
                [0] Drohung aufheben
                [1] Drohung aufheben
               *[other] Zahlen
            }
           *[other] { $price } Gold zahlen
        }
    .pass = Nicht zahlen
ask-reveal = Die Blume aufdecken?
    .help = { $own ->
            [yes] Sie liegt auf deinem eigenen zweiten Charakter: Kein Gold wechselt die Hand.
           *[no] Alles Gold der Person, die sich geweigert hat, gehört dir.
        }
    .confirm = Aufdecken
    .pass = Verzichten
ask-confiscate = Beschlagnahmst du { $the }?
    .help = Das Gebäude kommt ohne Kosten in deine Stadt. Wer gebaut hat, bekommt das Gold zurück.
    .confirm = Beschlagnahmen
    .pass = Bauen lassen

## Eine Möglichkeit in Worten

option-gold = Gold
option-card = Karte
option-cards = Karten
option-income = Einkünfte
option-power = Fähigkeit
option-pay = Zahlen
option-reveal = Aufdecken
option-confiscate = Beschlagnahmen
option-give_up = { $the } opfern
option-seat = Platz { $n }
