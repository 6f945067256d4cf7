### Consejos: la probabilidad de ganar de lo que se puede elegir, y por qué. Las razones están en advice.ftl.

act-hint = Consejo
    .title = Consejo (H)
keys-hint = Consejo
hint-chance = { $n } %
hint-chance-error = { $n } % ± { $error }
hint-chance-rough = alrededor del { $n } %
hint-level = casi igual
hint-win = de victoria
hint-best = Aconsejado. Probabilidad de ganar: { $chance }.
hint-other = Probabilidad de ganar: { $chance }.
hint-said = Consejo: { $what }. Probabilidad de ganar: { $chance }.
hint-none = Aquí no hay nada que aconsejar.
hint-take = Elegir esto
hint-next = Siguiente mejor respuesta ({ $n } de { $of })

## Varias cartas iguales en una lista: «2 × Pozo»

list-times = { $n } × { $what }
advice-wins_anyway = Ganas de todos modos.
