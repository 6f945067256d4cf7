### La table : les autres, les neuf heures, mon personnage, ma cité, les images des questions, les gros plans.
### $character, $district et $card sont des noms sans article ; $rank et $n sont des nombres.

## Les cartes et ce qui est posé dessus

label-district = { $district }, { $type }, coût { $cost }
label-character = { $rank }, { $character }
label-coin = une pièce de l’Artiste dessus
label-under = { $n ->
        [one] { $n } carte dessous
       *[other] { $n } cartes dessous
    }
label-gold = { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }

## Les autres

city-of = { $name }
city-built = { $n ->
        [one] { $n } quartier sur { $size }
       *[other] { $n } quartiers sur { $size }
    }
city-empty = Rien de bâti pour l’instant.
table-crown = a la Couronne
seat-swap = { $mine } contre { $theirs }
safe-complete = Complète : à l’abri
safe-bishop = Évêque : à l’abri
five-types = Cinq types
five-there = { $type } : bâti
five-missing = { $type } : manque
five-all = Les cinq types : 3 points de plus.
five-lacking = { $n ->
        [one] Il manque pour les cinq types : { $types }
       *[other] Il manque pour les cinq types : { $types }
    }

## Les neuf heures

table-ranks = Personnages de cette partie
rank-offered = Au choix
rank-passed = Passé à la suite
rank-before = Pas vu
rank-out = Visible
    .long = Écarté face visible : personne ne l’a dans cette manche.
rank-called = Appelé
rank-nobody = Personne
rank-down = Face cachée
mark-killed = victime de l’Assassin
mark-robbed = sera volé
mark-bewitched = victime de la Sorcière
mark-warrant = un mandat
mark-signed = le mandat signé
mark-threat = une menace
mark-flower = la vraie menace
may-out = Écarté face visible dans cette manche.
may-nobody = Personne ne peut l’avoir.
may-some = { $n ->
        [0] Il est écarté face cachée.
        [one] { $n } joueur peut l’avoir{ $down ->
            [yes] { "" }, ou bien il est écarté face cachée.
           *[no] .
        }
       *[other] { $n } joueurs peuvent l’avoir{ $down ->
            [yes] { "" }, ou bien il est écarté face cachée.
           *[no] .
        }
    }

## Mon personnage et ma cité

table-mine = Ta cité
swap-character = Mettre devant : { $character } ({ $rank })
mine-choosing = choisit
mine-rank = rang { $rank }
power-income = { $n ->
       *[other] Revenu : { $n }
    }
    .help = pour tes quartiers
power-used = utilisé
power-open = pas maintenant
power-assassin = Assassiner
    .help = un personnage
power-witch = Ensorceler
    .help = un personnage
power-magistrate = Mandats
    .help = trois, dont un signé
power-thief = Voler
    .help = un personnage
power-spy = Espionner
    .help = une main
power-blackmailer = Menacer
    .help = deux personnages
power-magician = Échanger ou changer
    .help = ta main
power-wizard = Prendre une carte
    .help = dans une main
power-seer = Deviner
    .help = une carte à chacun
power-emperor = Couronne
    .help = à un autre joueur
power-abbot = Quêter
    .help = 1 pièce d’or du plus riche
power-cardinal = Emprunter
    .help = de l’or contre des cartes
power-architect = Piocher 2
    .help = cartes
power-navigator = Prendre 4
    .help = en or ou en cartes
power-scholar = Piocher 7
    .help = en garder 1
power-warlord = Détruire
    .help = un quartier
power-diplomat = Échanger
    .help = deux quartiers
power-marshal = Prendre
    .help = un quartier
power-artist = Embellir
    .help = 1 ou 2 quartiers
power-tax_collector = Prendre
    .help = les taxes
use = Utiliser
use-district = Utiliser : { $district }
chip-give-up = sacrifier
lifted = Bâtir : { $card }

## Ce qui est devant moi

table-chars = Personnages à choisir
table-aside-keep = Cartes piochées
table-aside-scholar = Cartes piochées
table-aside-wizard_take = La main de { $name }

## Images des questions : le nom et, en .result, ce qui en résulte. $n dit combien.

pic-turn-gold = Prendre { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }
    .result = { $extra ->
            [0] tu aurais { $total }
           *[other] avec { $extra } de plus, tu aurais { $total }
        }
pic-turn-cards = { $all ->
        [yes] Piocher { $n } cartes
       *[no] Piocher { $n }, en garder 1
    }
    .result = { $extra ->
            [0] { $deck } dans la pioche
            [one] et { $extra } pièce d’or ; { $deck } dans la pioche
           *[other] et { $extra } pièces d’or ; { $deck } dans la pioche
        }
pic-tribute-gold = Donner 1 pièce d’or
    .result = sur les { $gold } que tu as
pic-tribute-card = Donner 1 carte
    .result = au hasard parmi { $cards }
pic-navigate-gold = Prendre { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }
    .result = tu aurais { $total }
pic-navigate-cards = Piocher { $n } cartes
    .result = { $deck } dans la pioche
pic-means-gold = Payer { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }
    .result = il reste { $left }
pic-means = { $card }
    .result = au lieu de payer
pic-wizard_build = Bâtir aussitôt : { $card }
    .result = { $by_district ->
            [none] pour { $n ->
                [one] { $n } pièce d’or
               *[other] { $n } pièces d’or
            }
           *[other] en sacrifiant un quartier
        }
pic-theater_give = { $card }
    .result = contre un que tu ne vois pas
pic-threat-pay = { $n ->
        [0] Lever la menace
        [one] Payer { $n } pièce d’or
       *[other] Payer { $n } pièces d’or
    }
    .result = { $own ->
            [yes] il reste à toi
           *[no] { $n ->
                [0] cela ne te coûte rien
               *[other] la moitié de ton or
            }
        }
pic-reveal-reveal = Montrer la fleur
    .result = { $own ->
            [yes] ton or reste à toi
           *[no] tu prends tout l’or : { $n }
        }
pic-confiscate-confiscate = Confisquer
    .result = { $tax ->
            [0] gratuit
           *[other] { $tax } de taxe
        }, { $n } rendu au bâtisseur

## De près

zoom-notes = Bon à savoir
zoom-who = Qui peut l’avoir
zoom-who-off = À toi de deviner : les réglages montrent ce qui se déduit des cartes que tu as vues.
zoom-others = Autres personnages
zoom-where = Où il se trouve
zoom-build = { $by ->
        [district] Tu peux le bâtir maintenant en sacrifiant un quartier.
       *[gold] Tu peux le bâtir maintenant pour { $price }.
    }
zoom-copies = { $n ->
        [one] { $n } carte dans la partie
       *[other] { $n } cartes dans la partie
    }

## Piles, et ce qui se déduit

pile-face-down = { $n } face cachée
pile-districts = { $n ->
        [one] { $n } restante
       *[other] { $n } restantes
    }
pile-pot = { $n ->
        [one] Taxes : { $n } pièce d’or
       *[other] Taxes : { $n } pièces d’or
    }
act-unseen = Qui peut être qui
unseen-help = Ce qui se déduit des cartes que tu as vues et de ceux qui se sont tus ; jamais une supposition.
unseen-districts = Quartiers encore à voir
unseen-left = { $n }
prefer-deduced = Qui peut être qui
    .help = Dit ce qui se déduit des cartes que tu as vues.

## Ce qui m’est arrivé

told-kills = Un assassinat : tu passes ton tour
told-bewitches = Un sort te frappe
told-robbed = On a volé ton or
told-flowered = La menace était vraie
told-swapped_characters = On a échangé ton personnage
told-swapped_hands = On a échangé ta main
told-took_card = On t’a pris une carte
told-took_named = On t’a pris une carte
told-donated = Personne n’est plus riche que toi
told-borrowed = On t’a emprunté de l’or
told-destroyed = On a détruit ton quartier
told-seized = On t’a pris un quartier
told-exchanged = On a échangé ton quartier
told-confiscated = On a confisqué ton quartier

## Pourquoi pas

why-own-character = Ton propre personnage.
why-first-rank = Le rang 1 est à l’abri de toi.
why-killed = Assassiné : il ne dira rien.
why-bewitched = Ensorcelé.
why-no-cards = Pas de cartes.
why-crowned = Avait déjà la Couronne.
why-poor = Seulement { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }.
why-complete = La cité est complète.
why-shielded = L’Évêque protège cette cité.
why-safe = Le rang 8 ne peut pas y toucher.
why-price = Il faudrait { $price }, tu as { $gold }.
why-too-dear = Il coûte plus de 3.
why-twice = Pas deux fois le même quartier dans une cité.
why-coined = Il porte déjà une pièce.
why-dear = Il coûte { $price }, tu as { $gold }.
why-built = Tu l’as déjà.
why-limit = Tu as bâti tout ce que tu peux ce tour-ci.
why-gather = Reçois d’abord tes ressources.
why-never = Ne se bâtit jamais.
why-crowded = Pas avec { $n } quartiers ou plus.
why-navigator = La Navigatrice ne bâtit rien.
score-uniques = Merveilles

## La manche précédente

rounds-open = Manche passée
    .help = qui était quoi
rounds-none = pas montré
rounds-told = Qui était quoi, a fait quoi, a combien
rounds-shown = Montrés jusqu’ici
rounds-times = { $character } : { $n } fois
