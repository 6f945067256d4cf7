# Why an answer is advised. A sentence each; $building, $category, $currency, $cards and $who are worded as in facts.ftl.
advice-again = You pay exactly and act again.
advice-overpays = { $n ->
        [one] You pay { $n } too much.
       *[other] You pay { $n } too much.
    }
advice-for_martin = It serves you best in Martin’s palace.
advice-denies = { $me ->
        [yes] You keep it for yourself.
       *[no] { $who } could buy it otherwise.
    }
advice-safe = { $category }: nobody can catch you any more.
advice-leads = { $category }: you take the lead.
advice-draws_level = { $category }: you draw level with the leader.
advice-points = { $points ->
        [one] Worth about { $points } point in scorings to come.
       *[other] Worth about { $points } points in scorings to come.
    }
advice-several = { $n ->
        [one] Brings { $n } card.
       *[other] Brings { $n } cards at once.
    }
advice-pays_next = You can then pay exactly for { $building }.
advice-reaches = You can then pay for { $building }.
advice-gathers = You then hold { $n } in { $currency }.
advice-keeps = You keep small money for exact payments: { $cards }.
advice-takes_from = { $points ->
        [one] Costs { $who } about { $points } point.
       *[other] Costs { $who } about { $points } points.
    }
