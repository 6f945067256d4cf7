### Wie stark die Person an diesem Gerät spielt. Wird geladen, wenn es zum ersten Mal gebraucht wird.

strength-told = Deine Stärke in { $game }: etwa { $elo } ({ $low } bis { $high }), { $where ->
        [below] unter { $upper }
        [above] über { $lower }
       *[between] zwischen { $lower } und { $upper }
    }.
strength-how = { $n ->
        [one] Geschätzt aus einer Partie auf diesem Gerät. In 19 von 20 Fällen liegt der wahre Wert in diesem Bereich.
       *[other] Geschätzt aus den letzten { $n } Partien auf diesem Gerät. In 19 von 20 Fällen liegt der wahre Wert in diesem Bereich.
    }
strength-soon = { $n ->
        [one] Nach einer weiteren Partie siehst du hier, wie stark du spielst.
       *[other] Nach { $n } weiteren Partien siehst du hier, wie stark du spielst.
    }
strength-figure = { $n }
strength-even = Eine ausgeglichene Partie für dich: { $n ->
        [one] { $name }
       *[other] alle so stark wie { $name }
    }.
strength-unsure = Deine Partien zeigen noch nicht, welche Partie für dich ausgeglichen ist.
strength-take = So besetzen
