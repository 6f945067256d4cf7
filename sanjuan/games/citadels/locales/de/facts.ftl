### Was geschehen ist, je ein Satz. $me ist „yes“, wenn $who die Person ist, die liest, $other_me, wenn es $other ist.
### Charaktere und Gebäude kommen mit Artikel im Akkusativ.

hand-empty = nichts
cause-gather = Zu Beginn

## Die Wahl der Charaktere

fact-round = { $me ->
        [yes] Runde { $round }. Du hast die Krone.
       *[no] Runde { $round }. { $who } hat die Krone.
    }
fact-face_up = Diese Runde spielt man ohne { $characters }.
fact-set_back = Offen liegen darf Rang 4 nicht: Man mischt { $character } wieder unter.
fact-picked = { $me ->
        [yes] Du wählst einen Charakter.
       *[no] { $who } wählt einen Charakter.
    }
    .each = { $who }
    .many = { $each } wählen Charaktere.
fact-picked_character = Du wählst { $character }.
fact-dismissed = { $me ->
        [yes] Du legst einen Charakter verdeckt ab.
       *[no] { $who } legt einen Charakter verdeckt ab.
    }
fact-dismissed_character = Du legst { $character } verdeckt ab.
fact-swapped_characters = { $me ->
        [yes] Theater: Du tauschst den Charakter mit { $other }.
       *[no] { $other_me ->
            [yes] Theater: { $who } tauscht den Charakter mit dir.
           *[no] Theater: { $who } tauscht den Charakter mit { $other }.
        }
    }
fact-swapped_for = Du gibst { $given } her und hast jetzt { $character }.

## Der Aufruf

fact-nobody = Niemand deckt { $character } auf.
fact-revealed = { $me ->
        [yes] Du deckst { $character } auf.
       *[no] { $who } deckt { $character } auf.
    }
fact-was_killed = { $me ->
        [yes] Du hattest { $character }, ermordet in dieser Runde.
       *[no] { $who } hatte { $character }, ermordet in dieser Runde.
    }
fact-crowned = { $me ->
        [yes] Du nimmst die Krone.
       *[no] { $who } nimmt die Krone.
    }
fact-gave_crown = { $me ->
        [yes] Du gibst { $other } die Krone.
       *[no] { $other_me ->
            [yes] { $who } gibt dir die Krone.
           *[no] { $who } gibt { $other } die Krone.
        }
    }
fact-tribute_gold = { $me ->
        [yes] Du gibst { $other } 1 Gold für die Krone.
       *[no] { $other_me ->
            [yes] { $who } gibt dir 1 Gold für die Krone.
           *[no] { $who } gibt { $other } 1 Gold für die Krone.
        }
    }
fact-tribute_card = { $me ->
        [yes] Du gibst { $other } eine Karte für die Krone.
       *[no] { $other_me ->
            [yes] { $who } gibt dir eine Karte für die Krone.
           *[no] { $who } gibt { $other } eine Karte für die Krone.
        }
    }
fact-tribute_named = { $me ->
        [yes] Du gibst { $other } { $card } für die Krone.
       *[no] { $other_me ->
            [yes] { $who } gibt dir { $card } für die Krone.
           *[no] { $who } gibt { $other } { $card } für die Krone.
        }
    }
fact-robbed = { $same ->
        [yes] { $me ->
            [yes] Du bestiehlst deinen eigenen zweiten Charakter: Dein Gold bleibt bei dir.
           *[no] { $who } bestiehlt den eigenen zweiten Charakter: Kein Gold wechselt die Hand.
        }
       *[no] { $gold ->
            [0] { $me ->
                [yes] Du findest bei { $other } kein Gold zu stehlen.
               *[no] { $other_me ->
                    [yes] { $who } findet bei dir kein Gold zu stehlen.
                   *[no] { $who } findet bei { $other } kein Gold zu stehlen.
                }
            }
           *[other] { $me ->
                [yes] Du stiehlst { $other } { $gold } Gold.
               *[no] { $other_me ->
                    [yes] { $who } stiehlt dir { $gold } Gold.
                   *[no] { $who } stiehlt { $other } { $gold } Gold.
                }
            }
        }
    }
fact-bewitched = { $same ->
        [yes] { $me ->
            [yes] Dein eigener zweiter Charakter ist verhext: Du spielst { $character } weiter.
           *[no] { $who } hat den eigenen zweiten Charakter verhext und spielt { $character } weiter.
        }
       *[no] { $me ->
            [yes] Du bist verhext: { $other } spielt { $character } weiter.
           *[no] { $other_me ->
                [yes] { $who } ist verhext: Du spielst { $character } weiter.
               *[no] { $who } ist verhext: { $other } spielt { $character } weiter.
            }
        }
    }
fact-resumed = { $me ->
        [yes] Du setzt deinen Zug fort und spielst { $character }.
       *[no] { $who } setzt den Zug fort und spielt { $character }.
    }
fact-neighbour = { $me ->
        [yes] Neben Rang 4 erhältst du { $gold } Gold.
       *[no] Neben Rang 4 erhält { $who } { $gold } Gold.
    }

## Gold oder Karten nehmen

fact-gathered = { $me ->
        [yes] Du nimmst { $gold } Gold.
       *[no] { $who } nimmt { $gold } Gold.
    }
fact-drew = { $me ->
        [yes] { $why }: Du ziehst { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }.
       *[no] { $why }: { $who } zieht { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }.
    }
fact-drew_cards = { $why }: Du ziehst { $cards }.
fact-looked = { $me ->
        [yes] { $why }: Du siehst dir { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } an.
       *[no] { $why }: { $who } sieht sich { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } an.
    }
fact-looked_at = { $why }: Du siehst { $cards }.
fact-kept = { $me ->
        [yes] Du behältst { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }.
       *[no] { $who } behält { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }.
    }
fact-kept_cards = Du behältst { $cards }.
fact-gained = { $me ->
        [yes] { $why }: Du erhältst { $gold } Gold.
       *[no] { $why }: { $who } erhält { $gold } Gold.
    }
fact-discarded = { $me ->
        [yes] { $why }: Du wirfst { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } ab.
       *[no] { $why }: { $who } wirft { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } ab.
    }
fact-discarded_cards = { $why }: Du wirfst { $cards } ab.

## Drohungen

fact-bought_off = { $same ->
        [yes] { $me ->
            [yes] Du nimmst die Drohung von deinem eigenen zweiten Charakter: Kein Gold wechselt die Hand.
           *[no] { $who } nimmt die Drohung vom eigenen zweiten Charakter: Kein Gold wechselt die Hand.
        }
       *[no] { $gold ->
            [0] { $me ->
                [yes] Die Drohung gegen dich verschwindet umsonst.
               *[no] Die Drohung gegen { $who } verschwindet umsonst.
            }
           *[other] { $me ->
                [yes] Du zahlst { $other } { $gold } Gold und hast Ruhe.
               *[no] { $other_me ->
                    [yes] { $who } zahlt dir { $gold } Gold und hat Ruhe.
                   *[no] { $who } zahlt { $other } { $gold } Gold und hat Ruhe.
                }
            }
        }
    }
fact-defied = { $same ->
        [yes] { $me ->
            [yes] Du lässt die Drohung auf deinem eigenen zweiten Charakter liegen.
           *[no] { $who } lässt die Drohung auf dem eigenen zweiten Charakter liegen.
        }
       *[no] { $me ->
            [yes] Du zahlst { $other } nichts.
           *[no] { $other_me ->
                [yes] { $who } zahlt dir nichts.
               *[no] { $who } zahlt { $other } nichts.
            }
        }
    }
fact-flowered = { $same ->
        [yes] { $me ->
            [yes] Du deckst die Blume auf deinem eigenen zweiten Charakter auf: Dein Gold bleibt bei dir.
           *[no] { $who } deckt die Blume auf dem eigenen zweiten Charakter auf: Kein Gold wechselt die Hand.
        }
       *[no] { $me ->
            [yes] Du deckst die Blume auf: { $other } gibt dir { $gold } Gold.
           *[no] { $other_me ->
                [yes] { $who } deckt die Blume auf: Du verlierst { $gold } Gold.
               *[no] { $who } deckt die Blume auf: { $other } verliert { $gold } Gold.
            }
        }
    }

## Fähigkeiten

fact-kills = { $me ->
        [yes] Du ermordest { $character }.
       *[no] { $who } ermordet { $character }.
    }
fact-bewitches = { $me ->
        [yes] Du verhext { $character }.
       *[no] { $who } verhext { $character }.
    }
fact-robs = { $me ->
        [yes] Du willst { $character } bestehlen.
       *[no] { $who } will { $character } bestehlen.
    }
fact-warrants = { $me ->
        [yes] Du legst Vollmachten auf { $characters }.
       *[no] { $who } legt Vollmachten auf { $characters }.
    }
fact-signed = Die unterschriebene Vollmacht ist für { $character }.
fact-threatens = { $me ->
        [yes] Du bedrohst { $characters }.
       *[no] { $who } bedroht { $characters }.
    }
fact-flower = Die Blume ist für { $character }.
fact-spied = { $me ->
        [yes] Du suchst auf der Hand von { $other } { $type } und bekommst { $gold } Gold und { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }.
       *[no] { $other_me ->
            [yes] { $who } sucht auf deiner Hand { $type } und bekommt { $gold } Gold und { $count ->
                [one] { $count } Karte
               *[other] { $count } Karten
            }.
           *[no] { $who } sucht auf der Hand von { $other } { $type } und bekommt { $gold } Gold und { $count ->
                [one] { $count } Karte
               *[other] { $count } Karten
            }.
        }
    }
fact-saw_hand = { $me ->
        [yes] Du siehst die Hand von { $other }: { $cards }.
       *[no] { $other_me ->
            [yes] { $who } hat deine Hand gesehen: { $cards }.
           *[no] { $who } hat die Hand von { $other } gesehen: { $cards }.
        }
    }
fact-swapped_hands = { $me ->
        [yes] Du tauschst die Hand mit { $other }: { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } gegen { $received }.
       *[no] { $other_me ->
            [yes] { $who } tauscht die Hand mit dir: { $count ->
                [one] { $count } Karte
               *[other] { $count } Karten
            } gegen { $received }.
           *[no] { $who } tauscht die Hand mit { $other }: { $count ->
                [one] { $count } Karte
               *[other] { $count } Karten
            } gegen { $received }.
        }
    }
fact-swapped_cards = Du bekommst von { $other } { $cards }.
fact-took_card = { $me ->
        [yes] Du nimmst { $other } eine Handkarte.
       *[no] { $other_me ->
            [yes] { $who } nimmt dir eine Handkarte.
           *[no] { $who } nimmt { $other } eine Handkarte.
        }
    }
    .each = { $other }
    .many = { $me ->
            [yes] Du nimmst je eine Handkarte: { $each }.
           *[no] { $who } nimmt je eine Handkarte: { $each }.
        }
fact-took_named = { $me ->
        [yes] Du nimmst { $other } { $card } aus der Hand.
       *[no] { $other_me ->
            [yes] { $who } nimmt dir { $card } aus der Hand.
           *[no] { $who } nimmt { $other } { $card } aus der Hand.
        }
    }
    .each = { $card } ({ $other })
    .many = { $me ->
            [yes] Du nimmst aus den Händen { $each }.
           *[no] { $who } nimmt aus den Händen { $each }.
        }
fact-gave_card = { $me ->
        [yes] Du gibst { $other } eine Karte.
       *[no] { $other_me ->
            [yes] { $who } gibt dir eine Karte.
           *[no] { $who } gibt { $other } eine Karte.
        }
    }
    .each = { $other }
    .many = { $me ->
            [yes] Du gibst je eine Karte: { $each }.
           *[no] { $who } gibt je eine Karte: { $each }.
        }
fact-gave_named = { $me ->
        [yes] Du gibst { $other } { $card }.
       *[no] { $other_me ->
            [yes] { $who } gibt dir { $card }.
           *[no] { $who } gibt { $other } { $card }.
        }
    }
    .each = { $card } ({ $other })
    .many = { $me ->
            [yes] Du gibst { $each }.
           *[no] { $who } gibt { $each }.
        }
fact-donated = { $me ->
        [yes] Du bist am reichsten und gibst { $other } { $gold } Gold.
       *[no] { $other_me ->
            [yes] { $who } ist am reichsten und gibt dir { $gold } Gold.
           *[no] { $who } ist am reichsten und gibt { $other } { $gold } Gold.
        }
    }
fact-destroyed = { $me ->
        [yes] { $other_me ->
            [yes] { $why }: Du zerstörst { $card } in deiner Stadt{ $gold ->
                [0] { "" }
               *[other] { "" } für { $gold } Gold
            }.
           *[no] { $why }: Du zerstörst { $card } in der Stadt von { $other }{ $gold ->
                [0] { "" }
               *[other] { "" } für { $gold } Gold
            }.
        }
       *[no] { $other_me ->
            [yes] { $why }: { $who } zerstört { $card } in deiner Stadt{ $gold ->
                [0] { "" }
               *[other] { "" } für { $gold } Gold
            }.
           *[no] { $why }: { $who } zerstört { $card } in der Stadt von { $other }{ $gold ->
                [0] { "" }
               *[other] { "" } für { $gold } Gold
            }.
        }
    }
fact-seized = { $me ->
        [yes] Du nimmst { $card } aus der Stadt von { $other } und zahlst { $gold } Gold.
       *[no] { $other_me ->
            [yes] { $who } nimmt { $card } aus deiner Stadt und zahlt dir { $gold } Gold.
           *[no] { $who } nimmt { $card } aus der Stadt von { $other } und zahlt { $gold } Gold.
        }
    }
fact-exchanged = { $me ->
        [yes] Du gibst { $given } für { $card } aus der Stadt von { $other }{ $gold ->
            [0] { "" }
           *[other] , dazu { $gold } Gold
        }.
       *[no] { $other_me ->
            [yes] { $who } gibt dir { $given } für { $card }{ $gold ->
                [0] { "" }
               *[other] , dazu { $gold } Gold
            }.
           *[no] { $who } gibt { $given } für { $card } aus der Stadt von { $other }{ $gold ->
                [0] { "" }
               *[other] , dazu { $gold } Gold
            }.
        }
    }
fact-beautified = { $me ->
        [yes] Du legst eine Münze auf { $cards }.
       *[no] { $who } legt eine Münze auf { $cards }.
    }
fact-collected = { $me ->
        [yes] Du nimmst { $gold } Gold an Steuern.
       *[no] { $who } nimmt { $gold } Gold an Steuern.
    }

## Bauen

fact-built = { $gold ->
        [0] { $me ->
            [yes] Du baust { $card } ohne Gold.
           *[no] { $who } baut { $card } ohne Gold.
        }
       *[other] { $me ->
            [yes] Du baust { $card } für { $gold }.
           *[no] { $who } baut { $card } für { $gold }.
        }
    }
fact-paid_cards = { $me ->
        [yes] Du zahlst mit { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }.
       *[no] { $who } zahlt mit { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }.
    }
fact-paid_named = Du gibst als Bezahlung { $cards }.
fact-sacrificed = { $me ->
        [yes] Du opferst { $card }.
       *[no] { $who } opfert { $card }.
    }
fact-borrowed = { $me ->
        [yes] Du nimmst { $other } das fehlende Gold ({ $gold }).
       *[no] { $other_me ->
            [yes] { $who } nimmt dir das fehlende Gold ({ $gold }).
           *[no] { $who } nimmt { $other } das fehlende Gold ({ $gold }).
        }
    }
fact-lent_for = { $me ->
        [yes] Dafür gibst du { $other } { $cards }.
       *[no] { $other_me ->
            [yes] Dafür gibt dir { $who } { $cards }.
           *[no] Dafür gibt { $who } { $other } { $cards }.
        }
    }
fact-confiscated = { $me ->
        [yes] Du beschlagnahmst { $card } von { $other }. Das Gold ({ $gold }) geht zurück.
       *[no] { $other_me ->
            [yes] { $who } beschlagnahmt { $card } von dir. Du bekommst { $gold } Gold zurück.
           *[no] { $who } beschlagnahmt { $card } von { $other }. Das Gold ({ $gold }) geht zurück.
        }
    }
fact-taxed = { $me ->
        [yes] Du zahlst { $gold } Gold Steuer.
       *[no] { $who } zahlt { $gold } Gold Steuer.
    }
fact-tucked = { $me ->
        [yes] Du legst eine Karte unter das Museum.
       *[no] { $who } legt eine Karte unter das Museum.
    }
fact-tucked_card = Du legst { $card } unter das Museum.
fact-forged = { $me ->
        [yes] Du zahlst { $gold } Gold in der Schmiede.
       *[no] { $who } zahlt { $gold } Gold in der Schmiede.
    }
fact-refunded = { $me ->
        [yes] Du bekommst { $gold } Gold für deine Bauten zurück.
       *[no] { $who } bekommt { $gold } Gold für die Bauten zurück.
    }

## Das Ende

fact-complete = { $me ->
        [yes] Deine Stadt ist vollendet.
       *[no] Die Stadt von { $who } ist vollendet.
    }
fact-ends = Die Runde wird noch zu Ende gespielt, dann ist das Spiel aus.
fact-unveiled = { $me ->
        [yes] Du deckst { $card } auf.
       *[no] { $who } deckt { $card } auf.
    }
fact-final = Das Spiel ist aus.
