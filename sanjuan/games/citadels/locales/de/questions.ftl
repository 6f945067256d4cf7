### Die offene Frage: Titel, Hilfe (.help) und was auf ihren beiden Knöpfen steht (.confirm, .pass). $card ist „none“, solange nichts
### gewählt ist, $the der Name mit Artikel im Akkusativ; $what ist, was gewählt ist: „gold“, „power“, „use“, „build“, „seat“ ...

ask-character = Wähle einen Charakter
    .help = Nur du siehst ihn. Die anderen werden weitergegeben.
    .confirm = { $card ->
            [none] Wähle einen Charakter
           *[other] Nimm { $the }
        }
ask-dismiss = Lege einen Charakter ab
    .help = Verdeckt: In dieser Runde spielt ihn niemand.
    .confirm = { $card ->
            [none] Lege einen Charakter ab
           *[other] Lege { $the } ab
        }
ask-theater = Den Charakter tauschen?
    .help = Wähle, mit wem. Du siehst nicht, was du bekommst.
    .confirm = { $what ->
            [none] Wähle einen Spieler
           *[other] Tausche mit { $option }
        }
    .pass = Behalte meinen
ask-theater_give = Welchen deiner beiden gibst du?
    .help = Du bekommst zufällig einen der beiden anderen.
    .confirm = { $card ->
            [none] Wähle einen Charakter
           *[other] Gib { $the }
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
               *[other] Wähle Gold oder Karten
            }
            [gold] Nimm Gold
            [cards] Zieh Karten
            [income] Nimm die Einkünfte
            [power] Nutze die Fähigkeit
            [use] Nutze { $the }
           *[build] { $price ->
                [0] Baue { $the } umsonst
               *[other] Baue { $the } für { $price }
            }
        }
    .pass = Zug beenden
ask-keep = Behalte 1 Karte
    .help = Der Rest kommt unter den Stapel.
    .confirm = { $card ->
            [none] Behalte 1 Karte
           *[other] Behalte { $the }
        }
ask-split = Gold oder Karten?
    .help = Verteile insgesamt { $most }.
    .confirm = { $n ->
            [0] Wähle insgesamt { $most }
           *[other] Nimm { $gold } Gold und { $cards ->
                [one] { $cards } Karte
               *[other] { $cards } Karten
            }
        }
ask-kill = Ermorde einen Charakter
    .help = Wer ihn hat, setzt aus.
    .confirm = { $card ->
            [none] Wähle einen Charakter
           *[other] Ermorde { $the }
        }
ask-bewitch = Verhexe einen Charakter
    .help = Wer ihn hat, nimmt Einkommen, und du spielst den Zug.
    .confirm = { $card ->
            [none] Wähle einen Charakter
           *[other] Verhexe { $the }
        }
ask-rob = Bestiehl einen Charakter
    .help = Wird er aufgedeckt, gehört dir das Gold.
    .confirm = { $card ->
            [none] Wähle einen Charakter
           *[other] Bestiehl { $the }
        }
ask-warrants = Lege 3 Vollmachten aus
    .help = Dann wählst du, welche unterschrieben ist.
    .confirm = Lege sie aus
ask-signed = Welche ist unterschrieben?
    .help = Nur du weißt es. Das erste Gebäude, das dieser Charakter bezahlt, kannst du bekommen.
    .confirm = { $card ->
            [none] Wähle einen Charakter
           *[other] Unterschreib die für { $the }
        }
ask-threats = Bedrohe 2 Charaktere
    .help = Dann wählst du, welche Drohung echt ist.
    .confirm = Lege die Drohungen aus
ask-flower = Welche Drohung ist echt?
    .help = Nur du weißt, wo die Blume liegt.
    .confirm = { $card ->
            [none] Wähle einen Charakter
           *[other] Die Blume für { $the }
        }
ask-spy = Spioniere jemanden aus
    .help = Dann nennst du eine Art und siehst die Hand.
    .confirm = { $what ->
            [none] Wähle einen Spieler
           *[other] Sieh dir die Hand von { $option } an
        }
ask-spy_type = Welche Art?
    .help = 1 Gold und 1 Karte für jede Karte dieser Art auf jener Hand.
    .confirm = { $what ->
            [none] Wähle eine Art
           *[other] { $option }
        }
ask-magic = Tausche Hände oder Karten
    .help = Wähle eine Person oder beliebig viele deiner Karten.
    .confirm = { $what ->
            [none] Spieler oder Karten?
            [seat] Tausche die Hand mit { $option }
           *[other] Tausche { $n ->
                [one] { $n } Karte
               *[other] { $n } Karten
            }
        }
ask-wizard = Sieh dir eine Hand an
    .help = Du musst 1 Karte daraus nehmen.
    .confirm = { $what ->
            [none] Wähle einen Spieler
           *[other] Sieh dir die Hand von { $option } an
        }
ask-wizard_take = Nimm eine Karte
    .help = Sie kommt auf deine Hand oder wird sofort gebaut.
    .confirm = { $card ->
            [none] Wähle eine Karte
           *[other] Nimm { $the }
        }
ask-wizard_build = Sofort { $the } bauen?
    .help = Du bezahlst die Kosten. Es zählt nicht als eines deiner Bauwerke.
    .confirm = Baue es
    .pass = Behalte es auf der Hand
ask-seer_give = Gib eine Karte
    .help = An die markierte Person. Es darf die genommene sein.
    .confirm = { $card ->
            [none] Wähle eine Karte
           *[other] Gib { $the }
        }
ask-crown = Vergib die Krone
    .help = An eine andere Person als die, die sie hat.
    .confirm = { $what ->
            [none] Wähle einen Spieler
           *[other] Gib { $option } die Krone
        }
ask-tribute = Gold oder Karte für die Krone?
    .help = 1 Gold oder 1 zufällige Karte.
    .confirm = { $what ->
            [none] Gold oder Karte?
            [gold] 1 Gold
           *[other] 1 Karte
        }
ask-richest = Wer gibt dir 1 Gold?
    .help = Sie sind am reichsten und gleich reich.
    .confirm = { $what ->
            [none] Wähle einen Spieler
           *[other] Nimm 1 Gold von { $option }
        }
ask-navigate = 4 Gold oder 4 Karten?
    .help = In diesem Zug baust du nichts.
    .confirm = { $what ->
            [none] Gold oder Karten?
            [gold] Nimm 4 Gold
           *[other] Zieh 4 Karten
        }
ask-scholar = Behalte 1 Karte
    .help = Der Rest wird in den Stapel gemischt.
    .confirm = { $card ->
            [none] Behalte 1 Karte
           *[other] Behalte { $the }
        }
ask-destroy = Zerstöre ein Gebäude
    .help = Du zahlst 1 weniger als seine Kosten.
    .confirm = { $card ->
            [none] Wähle ein Gebäude
           *[other] { $price ->
                [0] Zerstöre { $the }
               *[other] Zerstöre { $the } für { $price }
            }
        }
ask-seize = Nimm ein Gebäude
    .help = Du zahlst seine Kosten an die Person, der es gehört.
    .confirm = { $card ->
            [none] Wähle ein Gebäude
           *[other] Nimm { $the } für { $price }
        }
ask-give_away = Welches Gebäude gibst du her?
    .help = Du bekommst dafür eines aus einer anderen Stadt.
    .confirm = { $card ->
            [none] Wähle ein Gebäude
           *[other] Gib { $the }
        }
ask-receive = Welches Gebäude willst du?
    .help = Kostet es mehr, zahlst du den Unterschied.
    .confirm = { $price ->
            [0] Tausche
           *[other] Tausche und zahle { $price }
        }
ask-beautify = Lege Münzen auf deine Gebäude
    .help = Je 1 Gold: Das Gebäude kostet und zählt für immer 1 mehr.
    .confirm = { $n ->
            [0] Wähle Gebäude
           *[other] Zahle { $n } Gold
        }
ask-means = Wie bezahlst du?
    .help = Für { $the }: mit Gold oder indem du ein Gebäude opferst.
    .confirm = Bezahle so
ask-den = Bezahle das Diebesnest
    .help = Jede Karte ersetzt 1 Gold.
    .confirm = { $n ->
            [0] Zahle mit Gold
           *[other] Zahle mit { $n ->
                [one] { $n } Karte
               *[other] { $n } Karten
            }
        }
    .pass = Zahle mit Gold
ask-lender = Wem nimmst du das Gold?
    .help = Niemand kann sich weigern. Du gibst 1 Karte für jedes Gold.
    .confirm = Nimm das Gold
ask-lend = Welche Karten gibst du?
    .help = 1 für jedes Gold, das du nimmst.
    .confirm = { $n ->
            [0] Wähle Karten
           *[other] Gib { $n ->
                [one] { $n } Karte
               *[other] { $n } Karten
            }
        }
ask-laboratory = Wirf eine Karte ab
    .help = Du erhältst 2 Gold.
    .confirm = { $card ->
            [none] Wähle eine Karte
           *[other] Wirf { $the } ab
        }
ask-museum = Lege eine Karte unter das Museum
    .help = Sie bringt am Ende 1 Punkt. Niemand sonst sieht sie.
    .confirm = { $card ->
            [none] Wähle eine Karte
           *[other] Lege { $the } darunter
        }
ask-armory = Zerstöre ein Gebäude
    .help = Der Pulverturm wird mit zerstört.
    .confirm = { $card ->
            [none] Wähle ein Gebäude
           *[other] Zerstöre { $the }
        }
ask-threat = Der Drohung nachgeben?
    .help = Zahle die Hälfte deines Goldes oder riskiere alles.
    .confirm = { $price ->
            [0] Zahle
           *[other] Zahle { $price } Gold
        }
    .pass = Weigere dich
ask-reveal = Die Blume aufdecken?
    .help = Alles Gold der Person, die sich geweigert hat, gehört dir.
    .confirm = Decke auf
    .pass = Verzichte
ask-confiscate = Beschlagnahmst du { $the }?
    .help = Das Gebäude kommt ohne Kosten in deine Stadt. Wer gebaut hat, bekommt das Gold zurück.
    .confirm = Beschlagnahme
    .pass = Lass bauen

## Eine Möglichkeit in Worten

option-gold = Gold
option-card = Karte
option-cards = Karten
option-income = Einkünfte
option-power = Fähigkeit
option-pay = Zahle
option-reveal = Decke auf
option-confiscate = Beschlagnahme
option-give_up = Opfere { $the }
option-seat = Platz { $n }
