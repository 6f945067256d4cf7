# Warum eine Antwort geraten ist. Je ein Satz; $building, $category, $currency, $cards und $who wie in facts.ftl.
advice-again = Du zahlst genau und bist noch einmal dran.
advice-overpays = { $n ->
        [one] Kostet { $n } Münze zu viel.
       *[other] Kostet { $n } Münzen zu viel.
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
        [one] Verspricht etwa { $points } Punkt mehr in den Wertungen.
       *[other] Verspricht etwa { $points } Punkte mehr in den Wertungen.
    }
advice-changes_little = { $category }: Eine Karte mehr ändert wenig.
advice-several = { $n ->
        [one] Bringt { $n } Karte.
       *[other] Bringt { $n } Karten auf einmal.
    }
advice-pays_next = Du kannst { $building } danach genau bezahlen.
advice-reaches = Du kannst { $building } danach bezahlen.
advice-gathers = Du hast dann { $n } in { $currency }.
advice-begins = Dein erstes Geld in { $currency }.
advice-keeps = Behält Kleingeld für genaue Zahlungen: { $cards }.
advice-takes_from = { $points ->
        [one] Kostet { $who } etwa { $points } Punkt.
       *[other] Kostet { $who } etwa { $points } Punkte.
    }
advice-takes_little = Kostet { $who } so gut wie nichts.
