### What Alhambra says on the set-up form.

setup-martin = joins a table of two
    .text = He gets 6 buildings at the start, 6 after scoring A, a third of the pile after B. He scores, takes no turn and cannot win. You may give him what you buy.
setup-scored = What is scored
    .help = A and B when their card comes up, C at the end
setup-cards = { $n } cards, { $least } to { $most }
setup-points = Scoring A: { $a }. B: { $b }. C: { $c }.
setup-with_martin = and Martin
setup-buildings = { $n } buildings
setup-money = { $n } money cards
