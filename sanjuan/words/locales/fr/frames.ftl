### Le jeu dans un cadre sur la page de quelqu'un d'autre, et ce que cette page a demandé en vain.

about-link = À propos et licences
frame-full = Ouvrir le jeu complet

## Ce que la page autour a demandé

error-asked_value = Impossible : { $name } = « { $value } ». Permis : { $allowed }.
error-asked_unknown = Inconnu ici : « { $name } ». Il y a : { $allowed }.
error-asked_twice = Donné deux fois : « { $name } ».
error-asked_long = C’est trop long. Permis : { $allowed } caractères.
error-asked_message = Ce message n’est pas un objet JSON.
error-asked_busy = Trop de messages à la fois.
error-asked_record = L’enregistrement d’une partie s’obtient quand elle est finie : avant, il révélerait toutes les cartes cachées.
error-position = Ce n’est pas une position jouable ({ $why }).
error-no_deal = Cette partie a commencé par une position : il n’y a pas de donne à partager.

## Pourquoi un texte n'est pas une position ; les mots cités sont ceux du texte

position-long = { $count } caractères ; { $most } sont permis
position-deep = listes et objets emboîtés sur plus de { $most } niveaux
position-json = ce n’est plus du JSON à partir du caractère { $letter }
position-number = { $name } n’est pas du JSON
position-object = { $where } : il faut un objet avec « { "is" } », « { "of" } », « { "map" } », « { "box" } » ou « { "step" } »
position-missing = { $where } : « { $name } » manque
position-nameless = { $where } : il faut un nom et non « { $value } »
position-kind = { $where } : il faut { $kind ->
        [int] un nombre entier
        [str] un texte
        [bool] true ou false
        [list] une liste
        [tuple] une liste sous « { "of" } »
        [NoneType] null
       *[other] une autre valeur
    } et non « { $value } »
position-count = { $where } : il faut { $most } valeurs et non { $count }
position-unknown = { $where } : { $what ->
        [card] carte inconnue
        [question] question inconnue
        [option] option inconnue
        [field] champ inconnu
        [step] étape inconnue
       *[other] élément inconnu
    }, « { $name } » ; peut-être « { $near } » ?
position-option = l’option « { $name } » ne peut pas être « { $value } » ici
position-range = { $where } : { $value } n’est pas entre 0 et { $most }
position-hidden = { $where } : carte cachée
position-surplus = { $where } : un exemplaire de trop de « { $name } »
position-large = le nombre { $value } est trop grand pour une étape
position-part = seulement une partie d’une position
position-view = la vue d’un seul joueur, avec des cartes cachées
position-endless = la partie ne finirait pas
position-broken = la partie s’interrompt : les étapes suivantes ne vont pas ensemble
position-other = le texte est mal formé
