# Warum zu einer Antwort geraten wird. Je ein Satz; $who ist jemand anderes, $character und $card stehen im Akkusativ.
advice-income = Deine Gebäude bringen { $n } Gold ein.
advice-several = Du kannst { $n } Gebäude in einem Zug bauen.
advice-affords = Dann kannst du { $card } bauen.
advice-draws = Du ziehst { $n } Karten mehr.
advice-crown = Du wählst in der nächsten Runde zuerst.
advice-shield = Rang 8 kann deiner fast vollständigen Stadt nichts anhaben.
advice-refund = Was du für Gebäude zahlst, kommt zurück.
advice-stops = { $who } ist fast fertig: Das könntest du verhindern.
advice-rich = { $who } hat { $n } Gold.
advice-full_hand = { $n ->
        [one] { $who } hat { $n } Karte auf der Hand.
       *[other] { $who } hat { $n } Karten auf der Hand.
    }
advice-perhaps_nobody = Vielleicht hat niemand { $character }.
advice-has_it = { $who } muss { $character } haben.
advice-may_have_it = { $who } hat mit etwa { $n } % { $character }.
advice-close = { $who } ist mit der Stadt fast fertig.
advice-leads = { $who } liegt vorn.
advice-closest = { $who } ist dir am dichtesten auf den Fersen.
advice-warrant = { $who } kann mit etwa { $n } % beschlagnahmen, was du baust.
advice-flower = Die Drohung von { $who } ist vielleicht echt und kostet dann alles, im Schnitt { $n } Gold.
advice-threat = Sonst bekommt { $who } für die Drohung etwa { $n } Gold.
advice-saves = Du hebst { $n } Gold für später auf.
advice-gold_for_later = Dann hast du { $n } Gold.
advice-few_cards = { $n ->
        [one] Du hast { $n } Karte, die du bauen kannst.
       *[other] Du hast { $n } Karten, die du bauen kannst.
    }
advice-more_choice = Mehr Karten, mehr Auswahl.
advice-points = { $n ->
        [one] Das bringt dir { $n } Punkt.
       *[other] Das bringt dir { $n } Punkte.
    }
advice-completes = Deine Stadt ist vollständig, und es ist die letzte Runde.
advice-all_types = Dann hast du alle fünf Arten: 3 Punkte mehr.
advice-new_type = Dann hast du { $n } der fünf Arten.
advice-pays_too = Dein Charakter bekommt auch dafür etwas.
advice-serves = Das ist mehr wert, als es kostet: { $card }.
advice-cheaper = Für dich ist es billiger.
advice-own_loss = Es ist eines deiner eigenen Gebäude.
advice-loses = { $n ->
        [one] { $who } verliert { $n } Punkt.
       *[other] { $who } verliert { $n } Punkte.
    }
advice-costs = Es kostet dich { $n } Gold.
advice-free = Es kostet dich nichts.
advice-exchanges = { $n ->
        [one] Du tauschst { $n } Karte, die du kaum brauchst.
       *[other] Du tauschst { $n } Karten, die du kaum brauchst.
    }
advice-more_cards = { $n ->
        [one] Du bekommst { $n } Karte mehr, als du gibst.
       *[other] Du bekommst { $n } Karten mehr, als du gibst.
    }
advice-affordable = Du kannst es gleich bezahlen.
advice-worth = { $n ->
        [one] Es ist { $n } Punkt wert.
       *[other] Es ist { $n } Punkte wert.
    }
