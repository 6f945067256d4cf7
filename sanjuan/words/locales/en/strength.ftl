### How strong the person at this device plays. Loaded when it is first needed.

strength-told = Your strength in { $game }: about { $elo } ({ $low } to { $high }), { $where ->
        [below] below { $upper }
        [above] above { $lower }
       *[between] between { $lower } and { $upper }
    }.
strength-how = { $n ->
        [one] Estimated from one game on this device. In 19 of 20 cases the true figure is in this range.
       *[other] Estimated from the last { $n } games on this device. In 19 of 20 cases the true figure is in this range.
    }
strength-soon = { $n ->
        [one] After one more game, your strength is shown here.
       *[other] After { $n } more games, your strength is shown here.
    }
strength-figure = { $n }
strength-even = An even game for you: { $n ->
        [one] { $name }
       *[other] everyone as strong as { $name }
    }.
strength-unsure = The games so far do not show an even game for you yet.
strength-take = Set it up
