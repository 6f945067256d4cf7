### Ce qui s’est passé, une phrase chacun. $me vaut « yes » quand $who est la personne qui lit, $other_me quand c’est $other.
### Les personnages et les quartiers ont leur article.

hand-empty = rien
cause-gather = Ressources

## Le choix des personnages

fact-round = { $me ->
        [yes] Manche { $round }. Tu as la Couronne.
       *[no] Manche { $round }. { $who } a la Couronne.
    }
fact-face_up = Face visible, hors de cette manche : { $characters }.
fact-set_back = Jamais face visible : { $character } retourne parmi les autres.
fact-picked = { $me ->
        [yes] Tu choisis un personnage.
       *[no] { $who } choisit un personnage.
    }
    .each = { $who }
    .many = { $each } choisissent des personnages.
fact-picked_character = Tu choisis { $character }.
fact-dismissed = { $me ->
        [yes] Tu écartes un personnage, face cachée.
       *[no] { $who } écarte un personnage, face cachée.
    }
fact-dismissed_character = Tu écartes { $character }, face cachée.
fact-swapped_characters = { $me ->
        [yes] Théâtre : tu échanges ton personnage avec { $other }.
       *[no] { $other_me ->
            [yes] Théâtre : { $who } échange son personnage avec toi.
           *[no] Théâtre : { $who } échange son personnage avec { $other }.
        }
    }
fact-swapped_for = Tu donnes { $given } et as maintenant { $character }.

## L’appel

fact-nobody = Personne ne révèle { $character }.
fact-revealed = { $me ->
        [yes] Tu es { $character }.
       *[no] { $who } est { $character }.
    }
fact-was_killed = { $me ->
        [yes] Tu étais { $character }, victime d’un assassinat.
       *[no] { $who } était { $character }, victime d’un assassinat.
    }
fact-crowned = { $me ->
        [yes] Tu prends la Couronne.
       *[no] { $who } prend la Couronne.
    }
fact-gave_crown = { $me ->
        [yes] Tu donnes la Couronne à { $other }.
       *[no] { $other_me ->
            [yes] { $who } te donne la Couronne.
           *[no] { $who } donne la Couronne à { $other }.
        }
    }
fact-tribute_gold = { $me ->
        [yes] Tu donnes 1 pièce d’or à { $other } pour la Couronne.
       *[no] { $other_me ->
            [yes] { $who } te donne 1 pièce d’or pour la Couronne.
           *[no] { $who } donne 1 pièce d’or à { $other } pour la Couronne.
        }
    }
fact-tribute_card = { $me ->
        [yes] Tu donnes une carte à { $other } pour la Couronne.
       *[no] { $other_me ->
            [yes] { $who } te donne une carte pour la Couronne.
           *[no] { $who } donne une carte à { $other } pour la Couronne.
        }
    }
fact-tribute_named = { $me ->
        [yes] Tu donnes { $card } à { $other } pour la Couronne.
       *[no] { $other_me ->
            [yes] { $who } te donne { $card } pour la Couronne.
           *[no] { $who } donne { $card } à { $other } pour la Couronne.
        }
    }
fact-robbed = { $same ->
        [yes] { $me ->
            [yes] Tu voles ton autre personnage : ton or reste à toi.
           *[no] { $who } vole son autre personnage : l’or ne change pas de mains.
        }
       *[no] { $gold ->
            [0] { $me ->
                [yes] Tu ne trouves pas d’or à voler : { $other } n’en a pas.
               *[no] { $other_me ->
                    [yes] { $who } ne trouve pas d’or à te voler.
                   *[no] { $who } ne trouve pas d’or à voler : { $other } n’en a pas.
                }
            }
           *[other] { $me ->
                [yes] Tu voles { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                } à { $other }.
               *[no] { $other_me ->
                    [yes] { $who } te vole { $gold ->
                        [one] { $gold } pièce d’or
                       *[other] { $gold } pièces d’or
                    }.
                   *[no] { $who } vole { $gold ->
                        [one] { $gold } pièce d’or
                       *[other] { $gold } pièces d’or
                    } à { $other }.
                }
            }
        }
    }
fact-bewitched = { $same ->
        [yes] { $me ->
            [yes] Ton sort frappe ton autre personnage : tu continueras comme { $character }.
           *[no] { $who } a ensorcelé son autre personnage et continuera comme { $character }.
        }
       *[no] { $me ->
            [yes] Un sort te frappe : { $other } continuera comme { $character }.
           *[no] { $other_me ->
                [yes] Ton sort frappe { $who } : tu continueras comme { $character }.
               *[no] Un sort frappe { $who } : { $other } continuera comme { $character }.
            }
        }
    }
fact-resumed = { $me ->
        [yes] Tu reprends ton tour comme { $character }.
       *[no] { $who } reprend son tour comme { $character }.
    }
fact-neighbour = { $me ->
        [yes] À côté du rang 4, tu reçois { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        }.
       *[no] À côté du rang 4, { $who } reçoit { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        }.
    }

## Les ressources

fact-gathered = { $me ->
        [yes] Tu prends { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        }.
       *[no] { $who } prend { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        }.
    }
fact-drew = { $me ->
        [yes] { $why } : tu pioches { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
       *[no] { $why } : { $who } pioche { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
    }
fact-drew_cards = { $why } : tu pioches { $cards }.
fact-looked = { $me ->
        [yes] { $why } : tu regardes { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
       *[no] { $why } : { $who } regarde { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
    }
fact-looked_at = { $why } : tu regardes { $cards }.
fact-kept = { $me ->
        [yes] Tu gardes { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
       *[no] { $who } garde { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
    }
fact-kept_cards = Tu gardes { $cards }.
fact-gained = { $me ->
        [yes] { $why } : tu reçois { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        }.
       *[no] { $why } : { $who } reçoit { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        }.
    }
fact-discarded = { $me ->
        [yes] { $why } : tu défausses { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
       *[no] { $why } : { $who } défausse { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
    }
fact-discarded_cards = { $why } : tu défausses { $cards }.

## Les menaces

fact-bought_off = { $same ->
        [yes] { $me ->
            [yes] Tu retires la menace de ton autre personnage : l’or ne change pas de mains.
           *[no] { $who } retire la menace de son autre personnage : l’or ne change pas de mains.
        }
       *[no] { $gold ->
            [0] { $me ->
                [yes] La menace sur toi est retirée gratuitement.
               *[no] La menace sur { $who } est retirée gratuitement.
            }
           *[other] { $me ->
                [yes] Tu paies { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                } à { $other } pour avoir la paix.
               *[no] { $other_me ->
                    [yes] { $who } te paie { $gold ->
                        [one] { $gold } pièce d’or
                       *[other] { $gold } pièces d’or
                    } pour avoir la paix.
                   *[no] { $who } paie { $gold ->
                        [one] { $gold } pièce d’or
                       *[other] { $gold } pièces d’or
                    } à { $other } pour avoir la paix.
                }
            }
        }
    }
fact-defied = { $same ->
        [yes] { $me ->
            [yes] Tu laisses la menace sur ton autre personnage.
           *[no] { $who } laisse la menace sur son autre personnage.
        }
       *[no] { $me ->
            [yes] Tu ne paies pas { $other }.
           *[no] { $other_me ->
                [yes] { $who } ne te paie pas.
               *[no] { $who } ne paie pas { $other }.
            }
        }
    }
fact-flowered = { $same ->
        [yes] { $me ->
            [yes] Tu révèles la fleur sur ton autre personnage : ton or reste à toi.
           *[no] { $who } révèle la fleur sur son autre personnage : l’or ne change pas de mains.
        }
       *[no] { $me ->
            [yes] Tu révèles la fleur : { $other } te donne { $gold ->
                [one] { $gold } pièce d’or
               *[other] { $gold } pièces d’or
            }.
           *[no] { $other_me ->
                [yes] { $who } révèle la fleur : tu perds { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                }.
               *[no] { $who } révèle la fleur : { $other } perd { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                }.
            }
        }
    }

## Les pouvoirs

fact-kills = { $me ->
        [yes] Tu assassines { $character }.
       *[no] { $who } assassine { $character }.
    }
fact-bewitches = { $me ->
        [yes] Tu ensorcelles { $character }.
       *[no] { $who } ensorcelle { $character }.
    }
fact-robs = { $me ->
        [yes] Tu voleras { $character }.
       *[no] { $who } volera { $character }.
    }
fact-warrants = { $me ->
        [yes] Tu places des mandats : { $characters }.
       *[no] { $who } place des mandats : { $characters }.
    }
fact-signed = Le mandat signé vise { $character }.
fact-threatens = { $me ->
        [yes] Tu menaces { $characters }.
       *[no] { $who } menace { $characters }.
    }
fact-flower = La fleur est pour { $character }.
fact-spied = { $me ->
        [yes] Tu cherches des { $type } dans la main de { $other } : { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        } et { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } pour toi.
       *[no] { $other_me ->
            [yes] { $who } cherche des { $type } dans ta main et reçoit { $gold ->
                [one] { $gold } pièce d’or
               *[other] { $gold } pièces d’or
            } et { $count ->
                [one] { $count } carte
               *[other] { $count } cartes
            }.
           *[no] { $who } cherche des { $type } dans la main de { $other } et reçoit { $gold ->
                [one] { $gold } pièce d’or
               *[other] { $gold } pièces d’or
            } et { $count ->
                [one] { $count } carte
               *[other] { $count } cartes
            }.
        }
    }
fact-saw_hand = { $me ->
        [yes] La main de { $other } : { $cards }.
       *[no] { $other_me ->
            [yes] { $who } a vu ta main : { $cards }.
           *[no] { $who } a vu la main de { $other } : { $cards }.
        }
    }
fact-swapped_hands = { $me ->
        [yes] Tu échanges ta main avec { $other } : { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } contre { $received }.
       *[no] { $other_me ->
            [yes] { $who } échange sa main avec toi : { $count ->
                [one] { $count } carte
               *[other] { $count } cartes
            } contre { $received }.
           *[no] { $who } échange sa main avec { $other } : { $count ->
                [one] { $count } carte
               *[other] { $count } cartes
            } contre { $received }.
        }
    }
fact-swapped_cards = De { $other }, tu reçois : { $cards }.
fact-took_card = { $me ->
        [yes] Tu prends une carte dans la main de { $other }.
       *[no] { $other_me ->
            [yes] { $who } prend une carte dans ta main.
           *[no] { $who } prend une carte dans la main de { $other }.
        }
    }
    .each = { $other }
    .many = { $me ->
            [yes] Tu prends une carte dans la main de chacun : { $each }.
           *[no] { $who } prend une carte dans la main de chacun : { $each }.
        }
fact-took_named = { $me ->
        [yes] Tu prends { $card } dans la main de { $other }.
       *[no] { $other_me ->
            [yes] { $who } prend { $card } dans ta main.
           *[no] { $who } prend { $card } dans la main de { $other }.
        }
    }
    .each = { $card } ({ $other })
    .many = { $me ->
            [yes] Tu prends { $each }.
           *[no] { $who } prend { $each }.
        }
fact-gave_card = { $me ->
        [yes] Tu donnes une carte à { $other }.
       *[no] { $other_me ->
            [yes] { $who } te donne une carte.
           *[no] { $who } donne une carte à { $other }.
        }
    }
    .each = { $other }
    .many = { $me ->
            [yes] Tu donnes une carte à chacun : { $each }.
           *[no] { $who } donne une carte à chacun : { $each }.
        }
fact-gave_named = { $me ->
        [yes] Tu donnes { $card } à { $other }.
       *[no] { $other_me ->
            [yes] { $who } te donne { $card }.
           *[no] { $who } donne { $card } à { $other }.
        }
    }
    .each = { $card } ({ $other })
    .many = { $me ->
            [yes] Tu donnes { $each }.
           *[no] { $who } donne { $each }.
        }
fact-donated = { $me ->
        [yes] Tu as le plus d’or et donnes { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        } à { $other }.
       *[no] { $other_me ->
            [yes] { $who } a le plus d’or et te donne { $gold ->
                [one] { $gold } pièce d’or
               *[other] { $gold } pièces d’or
            }.
           *[no] { $who } a le plus d’or et donne { $gold ->
                [one] { $gold } pièce d’or
               *[other] { $gold } pièces d’or
            } à { $other }.
        }
    }
fact-destroyed = { $me ->
        [yes] { $other_me ->
            [yes] { $why } : tu détruis { $card } dans ta cité{ $gold ->
                [0] { "" }
               *[other] { "" } pour { $gold }
            }.
           *[no] { $why } : tu détruis { $card } dans la cité de { $other }{ $gold ->
                [0] { "" }
               *[other] { "" } pour { $gold }
            }.
        }
       *[no] { $other_me ->
            [yes] { $why } : { $who } détruit { $card } dans ta cité{ $gold ->
                [0] { "" }
               *[other] { "" } pour { $gold }
            }.
           *[no] { $why } : { $who } détruit { $card } dans la cité de { $other }{ $gold ->
                [0] { "" }
               *[other] { "" } pour { $gold }
            }.
        }
    }
fact-seized = { $me ->
        [yes] Tu prends { $card } dans la cité de { $other } et paies { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        }.
       *[no] { $other_me ->
            [yes] { $who } prend { $card } dans ta cité et te paie { $gold ->
                [one] { $gold } pièce d’or
               *[other] { $gold } pièces d’or
            }.
           *[no] { $who } prend { $card } dans la cité de { $other } et paie { $gold ->
                [one] { $gold } pièce d’or
               *[other] { $gold } pièces d’or
            }.
        }
    }
fact-exchanged = { $me ->
        [yes] Tu donnes { $given } contre { $card } de la cité de { $other }{ $gold ->
            [0] { "" }
            [one] , et { $gold } pièce d’or
           *[other] , et { $gold } pièces d’or
        }.
       *[no] { $other_me ->
            [yes] { $who } te donne { $given } contre { $card }{ $gold ->
                [0] { "" }
                [one] , et { $gold } pièce d’or
               *[other] , et { $gold } pièces d’or
            }.
           *[no] { $who } donne { $given } contre { $card } de la cité de { $other }{ $gold ->
                [0] { "" }
                [one] , et { $gold } pièce d’or
               *[other] , et { $gold } pièces d’or
            }.
        }
    }
fact-beautified = { $me ->
        [yes] Tu poses une pièce sur { $cards }.
       *[no] { $who } pose une pièce sur { $cards }.
    }
fact-collected = { $me ->
        [yes] Tu prends { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        } de taxes.
       *[no] { $who } prend { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        } de taxes.
    }

## La construction

fact-built = { $gold ->
        [0] { $me ->
            [yes] Tu bâtis { $card } sans or.
           *[no] { $who } bâtit { $card } sans or.
        }
       *[other] { $me ->
            [yes] Tu bâtis { $card } pour { $gold }.
           *[no] { $who } bâtit { $card } pour { $gold }.
        }
    }
fact-paid_cards = { $me ->
        [yes] Tu paies avec { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
       *[no] { $who } paie avec { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
    }
fact-paid_named = Tu paies avec { $cards }.
fact-sacrificed = { $me ->
        [yes] Tu sacrifies { $card }.
       *[no] { $who } sacrifie { $card }.
    }
fact-borrowed = { $me ->
        [yes] Tu prends l’or qui manque ({ $gold }) à { $other }.
       *[no] { $other_me ->
            [yes] { $who } te prend l’or qui manque ({ $gold }).
           *[no] { $who } prend l’or qui manque ({ $gold }) à { $other }.
        }
    }
fact-lent_for = { $me ->
        [yes] En échange, tu donnes { $cards } à { $other }.
       *[no] { $other_me ->
            [yes] En échange, { $who } te donne { $cards }.
           *[no] En échange, { $who } donne { $cards } à { $other }.
        }
    }
fact-confiscated = { $me ->
        [yes] Tu confisques { $card } à { $other }, qui récupère { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        }.
       *[no] { $other_me ->
            [yes] { $who } te confisque { $card }. Tu récupères { $gold ->
                [one] { $gold } pièce d’or
               *[other] { $gold } pièces d’or
            }.
           *[no] { $who } confisque { $card } à { $other }, qui récupère { $gold ->
                [one] { $gold } pièce d’or
               *[other] { $gold } pièces d’or
            }.
        }
    }
fact-taxed = { $me ->
        [yes] Tu paies { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        } de taxe.
       *[no] { $who } paie { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        } de taxe.
    }
fact-tucked = { $me ->
        [yes] Tu places une carte sous le Musée.
       *[no] { $who } place une carte sous le Musée.
    }
fact-tucked_card = Tu places { $card } sous le Musée.
fact-forged = { $me ->
        [yes] Tu paies { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        } à la Forge.
       *[no] { $who } paie { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        } à la Forge.
    }
fact-refunded = { $me ->
        [yes] Tu récupères { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        } sur tes constructions.
       *[no] { $who } récupère { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        } sur ses constructions.
    }

## La fin

fact-complete = { $me ->
        [yes] Ta cité est complète.
       *[no] La cité de { $who } est complète.
    }
fact-ends = On joue encore la manche jusqu’au bout ; puis la partie est finie.
fact-unveiled = { $me ->
        [yes] Tu révèles { $card }.
       *[no] { $who } révèle { $card }.
    }
fact-final = La partie est finie.
