### La question posée : son titre, une aide (.help) et ce que disent ses deux boutons (.confirm, .pass). $card vaut « none » tant que
### rien n’est choisi, $the est son nom avec article ; $what est ce qui est choisi : « gold », « power », « use », « build », « seat » ...

ask-character = Choisis un personnage
    .help = Personne d’autre ne le voit. Les autres passent au joueur suivant.
    .confirm = { $card ->
            [none] Choisir un personnage
           *[other] Prendre { $the }
        }
ask-dismiss = Écarte un personnage
    .help = Face cachée : personne ne le joue dans cette manche.
    .confirm = { $card ->
            [none] Écarter un personnage
           *[other] Écarter { $the }
        }
ask-theater = Échanger ton personnage ?
    .help = Choisis avec qui. Tu ne vois pas ce que tu reçois.
    .confirm = { $what ->
            [none] Choisir un joueur
           *[other] Échanger avec { $option }
        }
    .pass = Garder le mien
ask-theater_give = Lequel des tiens donnes-tu ?
    .help = Tu reçois au hasard un des deux de l’autre joueur.
    .confirm = { $card ->
            [none] Choisir un personnage
           *[other] Donner { $the }
        }
ask-turn = { $least ->
        [0] Bâtis ou finis ton tour
       *[other] À toi de jouer
    }
    .help = { $least ->
            [0] Bâtis, sers-toi de ton pouvoir et de tes quartiers, ou arrête là.
           *[other] Prends de l’or ou des cartes avant de bâtir.
        }
    .confirm = { $what ->
            [none] { $least ->
                [0] Bâtir
               *[other] Choisir or ou cartes
            }
            [gold] Prendre de l’or
            [cards] Piocher des cartes
            [income] Percevoir le revenu
            [power] Utiliser le pouvoir
            [use] Utiliser { $the }
            [sacrifice] Bâtir { $the } en sacrifiant un quartier
           *[build] { $price ->
                [0] Bâtir { $the } gratuitement
               *[other] Bâtir { $the } pour { $price }
            }
        }
    .pass = Finir le tour
ask-keep = Garde 1 carte
    .help = Le reste va sous la pioche.
    .confirm = { $card ->
            [none] Garder 1 carte
           *[other] Garder { $the }
        }
ask-split = Or ou cartes ?
    .help = Répartis { $most } en tout.
    .confirm = { $n ->
            [0] En choisir { $most } en tout
           *[other] Prendre { $gold ->
                [one] { $gold } pièce d’or
               *[other] { $gold } pièces d’or
            } et { $cards ->
                [one] { $cards } carte
               *[other] { $cards } cartes
            }
        }
ask-kill = Assassine un personnage
    .help = Qui l’a passe son tour.
    .confirm = { $card ->
            [none] Choisir un personnage
           *[other] Assassiner { $the }
        }
ask-bewitch = Ensorcelle un personnage
    .help = Son joueur reçoit ses ressources, et tu joues le tour.
    .confirm = { $card ->
            [none] Choisir un personnage
           *[other] Ensorceler { $the }
        }
ask-rob = Vole un personnage
    .help = Quand il est révélé, l’or de son joueur est à toi.
    .confirm = { $card ->
            [none] Choisir un personnage
           *[other] Voler { $the }
        }
ask-warrants = Place 3 mandats
    .help = Puis tu choisis celui qui est signé.
    .confirm = Placer les mandats
ask-signed = Quel mandat est signé ?
    .help = Personne d’autre ne le sait. Le premier quartier que paie ce personnage peut être à toi.
    .confirm = { $card ->
            [none] Choisir un personnage
           *[other] Signer celui qui vise { $the }
        }
ask-threats = Menace 2 personnages
    .help = Puis tu choisis quelle menace est vraie.
    .confirm = Placer les menaces
ask-flower = Quelle menace est vraie ?
    .help = Personne d’autre ne sait où est la fleur.
    .confirm = { $card ->
            [none] Choisir un personnage
           *[other] Placer la fleur sur { $the }
        }
ask-spy = Espionne un joueur
    .help = Puis tu nommes un type et tu vois sa main.
    .confirm = { $what ->
            [none] Choisir un joueur
           *[other] Regarder la main de { $option }
        }
ask-spy_type = Quel type ?
    .help = 1 pièce d’or et 1 carte par carte de ce type dans cette main.
    .confirm = { $what ->
            [none] Choisir un type
           *[other] { $option }
        }
ask-magic = Échange ta main ou change des cartes
    .help = Choisis un joueur, ou autant de tes cartes que tu veux.
    .confirm = { $what ->
            [none] Un joueur ou des cartes ?
            [seat] Échanger avec { $option }
           *[other] Changer { $n ->
                [one] { $n } carte
               *[other] { $n } cartes
            }
        }
ask-wizard = Regarde une main
    .help = Tu dois y prendre 1 carte.
    .confirm = { $what ->
            [none] Choisir un joueur
           *[other] Regarder la main de { $option }
        }
ask-wizard_take = Prends une carte
    .help = Elle va dans ta main, ou est bâtie aussitôt.
    .confirm = { $card ->
            [none] Choisir une carte
           *[other] Prendre { $the }
        }
ask-wizard_build = Bâtir { $the } aussitôt ?
    .help = Tu en paies le coût. Hors permis de construire.
    .confirm = Bâtir
    .pass = Garder en main
ask-seer_give = Donne une carte
    .help = Au joueur marqué. Ce peut être celle que tu as prise.
    .confirm = { $card ->
            [none] Choisir une carte
           *[other] Donner { $the }
        }
ask-crown = Donne la Couronne
    .help = À un autre joueur que celui qui l’a.
    .confirm = { $what ->
            [none] Choisir un joueur
           *[other] Donner la Couronne à { $option }
        }
ask-tribute = Or ou carte pour la Couronne ?
    .help = 1 pièce d’or, ou 1 carte au hasard.
    .confirm = { $what ->
            [none] Or ou carte ?
            [gold] Donner 1 pièce d’or
           *[other] Donner 1 carte
        }
ask-richest = Qui te donne 1 pièce d’or ?
    .help = Ce sont les plus riches, à égalité.
    .confirm = { $what ->
            [none] Choisir un joueur
           *[other] Prendre 1 pièce d’or à { $option }
        }
ask-navigate = 4 pièces d’or ou 4 cartes ?
    .help = Ce tour-ci, tu ne bâtis rien.
    .confirm = { $what ->
            [none] Or ou cartes ?
            [gold] Prendre { $price } pièces d’or
           *[other] { $price ->
                [one] Piocher { $price } carte
               *[other] Piocher { $price } cartes
            }
        }
ask-scholar = Garde 1 carte
    .help = Le reste est mélangé à la pioche.
    .confirm = { $card ->
            [none] Garder 1 carte
           *[other] Garder { $the }
        }
ask-destroy = Détruis un quartier
    .help = Tu paies son coût moins 1.
    .confirm = { $card ->
            [none] Choisir un quartier
           *[other] { $price ->
                [0] Détruire { $the }
               *[other] Détruire { $the } pour { $price }
            }
        }
ask-seize = Prends un quartier
    .help = Tu paies son coût au propriétaire.
    .confirm = { $card ->
            [none] Choisir un quartier
           *[other] Prendre { $the } pour { $price }
        }
ask-give_away = Quel quartier donnes-tu ?
    .help = Tu en reçois un d’une autre cité.
    .confirm = { $card ->
            [none] Choisir un quartier
           *[other] Donner { $the }
        }
ask-receive = Quel quartier veux-tu ?
    .help = S’il coûte plus cher, tu paies la différence.
    .confirm = { $price ->
            [0] Échanger
           *[other] Échanger et payer { $price }
        }
ask-beautify = Pose des pièces sur tes quartiers
    .help = 1 pièce d’or sur chacun : il coûte, et compte, 1 de plus pour toujours.
    .confirm = { $n ->
            [0] Choisir les quartiers
           *[other] Payer { $n ->
                [one] { $n } pièce d’or
               *[other] { $n } pièces d’or
            }
        }
ask-means = Comment paies-tu ?
    .help = Pour { $the } : en or, ou en sacrifiant un quartier.
    .confirm = Payer ainsi
ask-den = Paie le Tripot
    .help = Chaque carte remplace 1 pièce d’or.
    .confirm = { $n ->
            [0] Payer en or
           *[other] Payer avec { $n ->
                [one] { $n } carte
               *[other] { $n } cartes
            }
        }
    .pass = Payer en or
ask-lender = À qui prends-tu l’or ?
    .help = Personne ne peut refuser. Tu donnes 1 carte par pièce d’or.
    .confirm = Prendre l’or
ask-lend = Quelles cartes donnes-tu ?
    .help = 1 par pièce d’or que tu prends.
    .confirm = { $n ->
            [0] Choisir les cartes
           *[other] Donner { $n ->
                [one] { $n } carte
               *[other] { $n } cartes
            }
        }
ask-laboratory = Défausse une carte
    .help = Tu gagnes 2 pièces d’or.
    .confirm = { $card ->
            [none] Choisir une carte
           *[other] Défausser { $the }
        }
ask-museum = Place une carte sous le Musée
    .help = Elle rapporte 1 point à la fin. Personne d’autre ne la voit.
    .confirm = { $card ->
            [none] Choisir une carte
           *[other] Y placer { $the }
        }
ask-armory = Détruis un quartier
    .help = La Poudrière est détruite avec lui.
    .confirm = { $card ->
            [none] Choisir un quartier
           *[other] Détruire { $the }
        }
ask-threat = Céder à la menace ?
    .help = { $own ->
            [yes] Elle est sur ton autre personnage : l’or reste à toi de toute façon.
           *[no] { $purse ->
                [0] Tu n’as pas d’or : on ne peut rien te prendre.
                [1] La moitié d’une pièce, c’est zéro : lever la menace ne te coûte rien.
               *[other] Paie la moitié de ton or, ou risque tout.
            }
        }
    .confirm = { $price ->
            [0] { $purse ->
                [0] Lever la menace
                [1] Lever la menace
               *[other] Payer
            }
           *[other] Payer { $price ->
                [one] { $price } pièce d’or
               *[other] { $price } pièces d’or
            }
        }
    .pass = Refuser
ask-reveal = Révéler la fleur ?
    .help = { $own ->
            [yes] Elle est sur ton autre personnage : l’or ne change pas de mains.
           *[no] Tout l’or du joueur qui a refusé est à toi.
        }
    .confirm = Révéler
    .pass = Renoncer
ask-confiscate = Confisquer { $the } ?
    .help = Ce quartier va gratuitement dans ta cité. Le bâtisseur récupère son or.
    .confirm = Confisquer
    .pass = Laisser bâtir

## Un choix, en mots

option-gold = Or
option-card = Carte
option-cards = Cartes
option-income = Revenu
option-power = Pouvoir
option-pay = Payer
option-reveal = Révéler
option-confiscate = Confisquer
option-give_up = Sacrifier { $the }
option-seat = Place { $n }
