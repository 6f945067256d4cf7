### Der Tisch: die anderen, die neun Stunden, mein Charakter, meine Stadt, Bilder in Fragen, Nahaufnahmen.
### $character, $district und $card sind Namen ohne Artikel; $rank und $n sind Zahlen.

## Karten und was darauf liegt

label-district = { $district }, { $type }, Kosten { $cost }
label-character = { $rank }, { $character }
label-coin = eine Münze der Künstlerin darauf
label-under = { $n ->
        [one] { $n } Karte darunter
       *[other] { $n } Karten darunter
    }
label-gold = { $n } Gold

## Die anderen

city-of = { $name }
city-built = { $n } von { $size } Gebäuden
city-empty = Noch nichts gebaut.
table-crown = hat die Krone
seat-swap = { $mine } gegen { $theirs }
safe-complete = Vollendet: sicher
safe-bishop = Bischof: sicher
five-types = Fünf Arten
five-there = { $type }: gebaut
five-missing = { $type }: fehlt
five-all = Alle fünf Arten: 3 Punkte mehr.
five-lacking = { $n ->
        [one] Zu den fünf Arten fehlt: { $types }
       *[other] Zu den fünf Arten fehlen: { $types }
    }

## Die neun Stunden

table-ranks = Charaktere dieser Partie
rank-offered = Zur Wahl
rank-passed = Weitergegeben
rank-before = Nicht gesehen
rank-out = Offen
    .long = Liegt offen: In dieser Runde hat ihn niemand.
rank-called = Aufgerufen
rank-nobody = Niemand
rank-down = Verdeckt
mark-killed = ermordet
mark-robbed = wird bestohlen
mark-bewitched = verhext
mark-warrant = eine Vollmacht
mark-signed = die unterschriebene Vollmacht
mark-threat = eine Drohung
mark-flower = die echte Drohung
may-out = Liegt in dieser Runde offen.
may-nobody = Niemand kann ihn haben.
may-some = { $n ->
        [0] Er liegt verdeckt.
        [one] Eine Person kann ihn haben{ $down ->
            [yes] { "" }, oder er liegt verdeckt.
           *[no] .
        }
       *[other] { $n } Personen können ihn haben{ $down ->
            [yes] { "" }, oder er liegt verdeckt.
           *[no] .
        }
    }

## Mein Charakter und meine Stadt

table-mine = Deine Stadt
swap-character = { $character } nach vorn holen ({ $rank })
mine-choosing = wählt
mine-rank = Rang { $rank }
power-income = { $n ->
       *[other] Einkünfte: { $n }
    }
    .help = für deine Gebäude
power-used = genutzt
power-open = jetzt nicht
power-assassin = Ermorden
    .help = einen Charakter
power-witch = Verhexen
    .help = einen Charakter
power-magistrate = Vollmachten
    .help = drei, eine unterschrieben
power-thief = Bestehlen
    .help = einen Charakter
power-spy = Spionieren
    .help = auf einer Hand
power-blackmailer = Bedrohen
    .help = zwei Charaktere
power-magician = Tauschen
    .help = Hände oder Karten
power-wizard = Karte nehmen
    .help = aus einer Hand
power-seer = Sehen
    .help = jeder Hand eine Karte
power-emperor = Krone
    .help = an jemand anderen
power-abbot = Sammeln
    .help = 1 Gold vom Reichsten
power-cardinal = Leihen
    .help = Gold gegen Karten
power-architect = Ziehen
    .help = 2 Karten
power-navigator = Nehmen
    .help = 4 Gold oder 4 Karten
power-scholar = 7 ziehen
    .help = 1 behalten
power-warlord = Zerstören
    .help = ein Gebäude
power-diplomat = Tauschen
    .help = zwei Gebäude
power-marshal = Nehmen
    .help = ein Gebäude
power-artist = Verschönern
    .help = 1 oder 2 Gebäude
power-tax_collector = Einziehen
    .help = die Steuern
use = Nutzen
use-district = Nutzen: { $district }
chip-give-up = opfern
lifted = Bauen: { $card }

## Was vor mir liegt

table-chars = Charaktere zur Wahl
table-aside-keep = Gezogen
table-aside-scholar = Gezogen
table-aside-wizard_take = Die Hand von { $name }

## Bilder in Fragen: der Name und als .result, was daraus wird. $n ist, wie viel.

pic-turn-gold = { $n } Gold nehmen
    .result = { $extra ->
            [0] du hättest { $total }
           *[other] mit { $extra } dazu hättest du { $total }
        }
pic-turn-cards = { $all ->
        [yes] { $n } Karten ziehen
       *[no] { $n } ziehen, 1 behalten
    }
    .result = { $extra ->
            [0] { $deck } im Stapel
           *[other] und { $extra } Gold; { $deck } im Stapel
        }
pic-tribute-gold = 1 Gold geben
    .result = von { $gold } Gold
pic-tribute-card = 1 Karte geben
    .result = zufällig eine von { $cards }
pic-navigate-gold = { $n } Gold nehmen
    .result = du hättest { $total }
pic-navigate-cards = { $n } Karten ziehen
    .result = { $deck } im Stapel
pic-means-gold = { $n } Gold zahlen
    .result = { $left ->
            [one] { $left } bleibt
           *[other] { $left } bleiben
        }
pic-means = { $card }
    .result = statt zu zahlen
pic-wizard_build = Gleich bauen: { $card }
    .result = { $by_district ->
            [none] für { $n } Gold
           *[other] gegen ein anderes Gebäude
        }
pic-theater_give = { $card }
    .result = für einen, den du nicht siehst
pic-threat-pay = { $n ->
        [0] Drohung aufheben
       *[other] { $n } Gold zahlen
    }
    .result = { $own ->
            [yes] es bleibt bei dir
           *[no] { $n ->
                [0] kostet dich nichts
               *[other] die Hälfte deines Goldes
            }
        }
pic-reveal-reveal = Blume zeigen
    .result = { $own ->
            [yes] dein Gold bleibt bei dir
           *[no] du nimmst alles: { $n } Gold
        }
pic-confiscate-confiscate = Beschlagnahmen
    .result = { $tax ->
            [0] umsonst
           *[other] für { $tax } Gold Steuer
        }; { $n } Gold { $n ->
            [one] geht
           *[other] gehen
        } zurück

## Von Nahem

zoom-notes = Gut zu wissen
zoom-who = Wer ihn haben kann
zoom-who-off = Das überlegst du selbst: In den Einstellungen lässt sich zeigen, was aus gesehenen Karten folgt.
zoom-others = Andere Charaktere
zoom-where = Wo es steht
zoom-build = { $by ->
        [district] Du kannst es jetzt bauen, wenn du ein Gebäude opferst.
       *[gold] Du kannst es jetzt für { $price } bauen.
    }
zoom-copies = { $n ->
        [one] { $n } Karte in der Partie
       *[other] { $n } Karten in der Partie
    }

## Stapel und was sich erschließen lässt

pile-face-down = { $n } verdeckt
pile-districts = noch { $n }
pile-pot = { $n } Gold an Steuern
act-unseen = Wer kann wer sein
unseen-help = Was aus den Karten folgt, die du gesehen hast, und daraus, wer geschwiegen hat; nie eine Vermutung.
unseen-districts = Noch nicht gesehene Gebäude
unseen-left = { $n }
prefer-deduced = Wer kann wer sein
    .help = Sagt, was aus den Karten folgt, die du gesehen hast.

## Was mir geschehen ist

told-kills = Du wurdest ermordet
told-bewitches = Du bist verhext
told-robbed = Du wurdest bestohlen
told-flowered = Die Drohung war echt
told-swapped_characters = Dein Charakter wurde getauscht
told-swapped_hands = Deine Hand wurde getauscht
told-took_card = Dir wurde eine Karte genommen
told-took_named = Dir wurde eine Karte genommen
told-donated = Du bist am reichsten
told-borrowed = Du hast Gold verliehen
told-destroyed = Dein Gebäude wurde zerstört
told-seized = Dein Gebäude wurde genommen
told-exchanged = Dein Gebäude wurde getauscht
told-confiscated = Dein Gebäude wurde beschlagnahmt

## Warum nicht

why-own-character = Dein eigener Charakter.
why-first-rank = Rang 1 ist vor dir sicher.
why-killed = Ermordet: Er schweigt.
why-bewitched = Verhext.
why-no-cards = Keine Karten.
why-crowned = Hatte die Krone schon.
why-poor = Nur { $gold } Gold.
why-complete = Die Stadt ist vollendet.
why-shielded = Der Bischof schützt diese Stadt.
why-safe = Vor Rang 8 sicher.
why-price = Es würde { $price } kosten, du hast { $gold }.
why-too-dear = Es kostet mehr als 3.
why-twice = Kein Gebäude doppelt in einer Stadt.
why-coined = Es liegt schon eine Münze darauf.
why-dear = Es kostet { $price }, du hast { $gold }.
why-built = Es steht schon in deiner Stadt.
why-limit = Mehr darfst du in diesem Zug nicht bauen.
why-gather = Nimm zuerst Gold oder Karten.
why-never = Kann nie gebaut werden.
why-crowded = Nicht bei { $n } Gebäuden oder mehr.
why-navigator = Die Navigatorin baut nichts.
score-uniques = Wahrzeichen

## Die vorige Runde

rounds-open = Vorige Runde
    .help = wer war was
rounds-none = nicht gezeigt
rounds-told = Wer war was, tat was, hat wie viel
rounds-shown = Bisher gezeigt
rounds-times = { $character }: { $n ->
        [one] einmal
       *[other] { $n }-mal
    }
