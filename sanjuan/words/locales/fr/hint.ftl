### Conseils : les chances de gagner de ce qui peut être choisi, et pourquoi. Les raisons sont dans advice.ftl.

act-hint = Conseil
    .title = Conseil (H)
keys-hint = Conseil
hint-chance = { $n } %
hint-chance-error = { $n } % ± { $error }
hint-chance-rough = environ { $n } %
hint-level = à peu près égal
hint-win = de chances
hint-best = Conseillé. Chances de gagner : { $chance }.
hint-other = Chances de gagner : { $chance }.
hint-said = Conseil : { $what }. Chances de gagner : { $chance }.
hint-none = Il n’y a rien à conseiller ici.
hint-take = Choisir
hint-next = Réponse suivante ({ $n } sur { $of })

## Plusieurs cartes égales dans une liste : « 2 × Puits »

list-times = { $n } × { $what }
advice-wins_anyway = Tu gagnes de toute façon.
