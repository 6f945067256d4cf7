### Hints: the chance of winning of what can be chosen, and why. The reasons themselves are in advice.ftl.

act-hint = Hint
    .title = Hint (H)
keys-hint = Hint
hint-chance = { $n }%
hint-chance-error = { $n }% ± { $error }
hint-chance-rough = about { $n }%
hint-level = about equal
hint-win = to win
hint-best = Recommended. Chance of winning: { $chance }.
hint-other = Chance of winning: { $chance }.
hint-said = Hint: { $what }. Chance of winning: { $chance }.
hint-none = There is no hint for this question.
hint-take = Take this
hint-next = Next best answer ({ $n } of { $of })

## Several equal cards in a list: "2 × Well"

list-times = { $n } × { $what }
advice-wins_anyway = Wins either way.
