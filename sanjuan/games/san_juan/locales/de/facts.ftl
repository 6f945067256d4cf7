### Was geschehen ist, je ein Satz. $me ist „yes“, wenn $who die Person ist, die liest.
### Karten und Rollen kommen mit Artikel im Akkusativ.

price-of = { $good } { $price }

fact-round = { $me ->
        [yes] Runde { $round }. Du bist Gouverneur.
       *[no] Runde { $round }. Gouverneur: { $who }.
    }
fact-role = { $me ->
        [yes] Du nimmst { $role }.
       *[no] { $who } nimmt { $role }.
    }
fact-library = { $me ->
        [yes] Deine Bibliothek verdoppelt das Privileg.
       *[no] Bibliothek: { $who } verdoppelt das Privileg.
    }
fact-built = { $cost ->
        [0] { $me ->
            [yes] Du baust { $card } umsonst.
           *[no] { $who } baut { $card } umsonst.
        }
       *[other] { $me ->
            [yes] Du baust { $card } für { $cost }.
           *[no] { $who } baut { $card } für { $cost }.
        }
    }
fact-covered = { $cost ->
        [0] { $me ->
            [yes] Du baust { $card } über { $old }, umsonst.
           *[no] { $who } baut { $card } über { $old }, umsonst.
        }
       *[other] { $me ->
            [yes] Du baust { $card } über { $old } für { $cost }.
           *[no] { $who } baut { $card } über { $old } für { $cost }.
        }
    }
fact-good_lost = { $me ->
        [yes] Du überbaust { $card } und verlierst die Ware darauf.
       *[no] { $who } überbaut { $card } und verliert die Ware darauf.
    }
fact-paid = { $me ->
        [yes] Du zahlst mit { $goods ->
            [one] { $goods } Ware
           *[other] { $goods } Waren
        } und { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }.
       *[no] { $who } zahlt mit { $goods ->
            [one] { $goods } Ware
           *[other] { $goods } Waren
        } und { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }.
    }
fact-no_build = { $me ->
        [yes] Du baust nichts.
       *[no] { $who } baut nichts.
    }
    .each = { $me ->
            [yes] du
           *[no] { $who }
        }
    .many = Nichts gebaut: { $each }.
fact-produced = { $me ->
        [yes] Du erzeugst { $places }.
       *[no] { $who } erzeugt { $places }.
    }
fact-no_goods = { $me ->
        [yes] Du erzeugst nichts.
       *[no] { $who } erzeugt nichts.
    }
    .each = { $me ->
            [yes] du
           *[no] { $who }
        }
    .many = Nichts erzeugt: { $each }.
fact-tile = Preise: { $prices }.
fact-sold = { $me ->
        [yes] Du verkaufst { $places }.
       *[no] { $who } verkauft { $places }.
    }
fact-no_sale = { $me ->
        [yes] Du verkaufst nichts.
       *[no] { $who } verkauft nichts.
    }
    .each = { $me ->
            [yes] du
           *[no] { $who }
        }
    .many = Nichts verkauft: { $each }.
fact-drew = { $why }: { $me ->
        [yes] Du ziehst { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }.
       *[no] { $who } zieht { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }.
    }
fact-drew_cards = { $why }: Du ziehst { $cards }.
fact-looked = { $me ->
        [yes] Du siehst { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } an.
       *[no] { $who } sieht { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } an.
    }
fact-kept = { $me ->
        [yes] Du behältst { $count }.
       *[no] { $who } behält { $count }.
    }
fact-kept_cards = Du behältst { $cards }.
fact-threw = { $why }: { $me ->
        [yes] Du wirfst { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } ab.
       *[no] { $who } wirft { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } ab.
    }
fact-revealed = { $why }: { $me ->
        [yes] Du deckst { $cards } auf.
       *[no] { $who } deckt { $cards } auf.
    }
fact-took = { $why }: { $me ->
        [yes] Du nimmst { $card }.
       *[no] { $who } nimmt { $card }.
    }
fact-took_nothing = { $why }: { $me ->
        [yes] Du nimmst nichts.
       *[no] { $who } nimmt nichts.
    }
fact-tucked_card = Du legst { $card } unter { $building }.
fact-reshuffled = { $count ->
        [one] Der Ablagestapel wird gemischt: { $count } Karte kommt zurück auf den Nachziehstapel.
       *[other] Der Ablagestapel wird gemischt: { $count } Karten kommen zurück auf den Nachziehstapel.
    }
fact-ends = { $me ->
        [yes] Du hast 12 Gebäude. Hier endet das Spiel.
       *[no] { $who } hat 12 Gebäude. Hier endet das Spiel.
    }
fact-stalled = Seit { $rounds } Runden hat niemand etwas gebaut. Hier endet das Spiel.
fact-final = Das Spiel ist zu Ende.

## Warum Karten gezogen oder abgeworfen wurden, außer durch Rollen und Gebäude

cause-limit = Handkartenlimit
cause-start_hand = Starthand
