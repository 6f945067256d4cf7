# Warum eine Antwort geraten ist. Je ein Satz; $building, $category, $currency, $cards und $who wie in facts.ftl.
advice-again = Du zahlst genau und bist noch einmal dran.
advice-overpays = { $n ->
        [one] Du zahlst { $n } zu viel.
       *[other] Du zahlst { $n } zu viel.
    }
advice-for_martin = In Martins Palast nützt es dir am meisten.
advice-denies = { $me ->
        [yes] Du behältst es für dich.
       *[no] Sonst könnte { $who } es kaufen.
    }
advice-safe = { $category }: Niemand kann dich mehr einholen.
advice-leads = { $category }: Du übernimmst die Führung.
advice-draws_level = { $category }: Du ziehst mit der Spitze gleich.
advice-points = { $points ->
        [one] Das ist in den nächsten Wertungen etwa { $points } Punkt wert.
       *[other] Das ist in den nächsten Wertungen etwa { $points } Punkte wert.
    }
advice-several = { $n ->
        [one] Du bekommst { $n } Karte.
       *[other] Du bekommst { $n } Karten auf einmal.
    }
advice-pays_next = Du kannst { $building } danach genau bezahlen.
advice-reaches = Du kannst { $building } danach bezahlen.
advice-gathers = Du hast dann { $n } in { $currency }.
advice-keeps = Du behältst Kleingeld für genaue Zahlungen: { $cards }.
advice-takes_from = { $points ->
        [one] Das kostet { $who } etwa { $points } Punkt.
       *[other] Das kostet { $who } etwa { $points } Punkte.
    }
