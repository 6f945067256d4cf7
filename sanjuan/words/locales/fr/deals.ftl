### Donnes partagées, et la donne du jour.

act-share = Partager la donne
msg-deal = Quelqu’un t’a envoyé une donne : la table est prête.
error-bad_deal = Ce lien ne contient pas de donne jouable. Tu peux préparer une autre table.
error-bad_part = Ce lien ne peut pas être joué tel quel : « { $part } » ne convient pas. Voici la table habituelle.
act-copy-result = Copier le résultat
date-short = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }
daily-result = Donne du { $date } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
daily-house = { $name } a fait { $n } à ta place.
daily-house-my = { $name } a fait { $n } à ma place.
daily-house-coming = { $name } essaie les mêmes cartes à ta place…
share-text-result = La ligne à coller où tu veux, avec un lien vers la même donne.
share-link-result = Le résultat en une ligne
share-copied-result = La ligne est dans le presse-papiers.
share-copy-result = Copie la ligne depuis le champ.
