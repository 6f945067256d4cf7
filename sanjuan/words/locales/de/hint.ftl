### Tipps: die Siegchance dessen, was zur Wahl steht, und warum. Die Gründe selbst stehen in advice.ftl.

act-hint = Tipp
    .title = Tipp (H)
keys-hint = Tipp
hint-chance = { $n } %
hint-chance-error = { $n } % ± { $error }
hint-chance-rough = etwa { $n } %
hint-level = etwa gleich gut
hint-win = Siegchance
hint-best = Empfohlen. Siegchance: { $chance }.
hint-other = Siegchance: { $chance }.
hint-said = Tipp: { $what }. Siegchance: { $chance }.
hint-none = Hier gibt es nichts zu empfehlen.
hint-take = Übernehmen
hint-next = Nächstbeste Antwort ({ $n } von { $of })

## Mehrere gleiche Karten in einer Liste: „2 × Brunnen“

list-times = { $n } × { $what }
advice-wins_anyway = Du gewinnst so oder so.
