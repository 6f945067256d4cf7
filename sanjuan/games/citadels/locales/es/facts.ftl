### Lo que ha pasado, una frase cada vez. $me es «yes» cuando $who es quien lee, $other_me cuando lo es $other.
### Los personajes y los distritos llevan su artículo.

hand-empty = nada
cause-gather = Recolección

## La elección de personajes

fact-round = { $me ->
        [yes] Ronda { $round }. Tienes la corona.
       *[no] Ronda { $round }. { $who } tiene la corona.
    }
fact-face_up = Boca arriba, fuera de esta ronda: { $characters }.
fact-set_back = No puede quedar boca arriba: { $character } vuelve entre los demás.
fact-picked = { $me ->
        [yes] Eliges un personaje.
       *[no] { $who } elige un personaje.
    }
    .each = { $who }
    .many = { $each } eligen personajes.
fact-picked_character = Eliges { $character }.
fact-dismissed = { $me ->
        [yes] Apartas un personaje boca abajo.
       *[no] { $who } aparta un personaje boca abajo.
    }
fact-dismissed_character = Apartas { $character } boca abajo.
fact-swapped_characters = { $me ->
        [yes] Teatro: intercambias tu personaje con { $other }.
       *[no] { $other_me ->
            [yes] Teatro: { $who } intercambia su personaje contigo.
           *[no] Teatro: { $who } intercambia su personaje con { $other }.
        }
    }
fact-swapped_for = Das { $given } y ahora tienes { $character }.

## La llamada

fact-nobody = Nadie es { $character }.
fact-revealed = { $me ->
        [yes] Eres { $character }.
       *[no] { $who } es { $character }.
    }
fact-was_killed = { $me ->
        [yes] Eras { $character }, víctima del asesinato.
       *[no] { $who } era { $character }, víctima del asesinato.
    }
fact-crowned = { $me ->
        [yes] Tomas la corona.
       *[no] { $who } toma la corona.
    }
fact-gave_crown = { $me ->
        [yes] Entregas la corona a { $other }.
       *[no] { $other_me ->
            [yes] { $who } te entrega la corona.
           *[no] { $who } entrega la corona a { $other }.
        }
    }
fact-tribute_gold = { $me ->
        [yes] Das 1 de oro a { $other } por la corona.
       *[no] { $other_me ->
            [yes] { $who } te da 1 de oro por la corona.
           *[no] { $who } da 1 de oro a { $other } por la corona.
        }
    }
fact-tribute_card = { $me ->
        [yes] Das una carta a { $other } por la corona.
       *[no] { $other_me ->
            [yes] { $who } te da una carta por la corona.
           *[no] { $who } da una carta a { $other } por la corona.
        }
    }
fact-tribute_named = { $me ->
        [yes] Das { $card } a { $other } por la corona.
       *[no] { $other_me ->
            [yes] { $who } te da { $card } por la corona.
           *[no] { $who } da { $card } a { $other } por la corona.
        }
    }
fact-robbed = { $same ->
        [yes] { $me ->
            [yes] Robas a tu otro personaje: tu oro sigue siendo tuyo.
           *[no] { $who } roba a su otro personaje: el oro no cambia de manos.
        }
       *[no] { $gold ->
            [0] { $me ->
                [yes] No encuentras oro que robar: { $other } no tiene.
               *[no] { $other_me ->
                    [yes] { $who } no encuentra oro que robarte.
                   *[no] { $who } no encuentra oro que robar: { $other } no tiene.
                }
            }
           *[other] { $me ->
                [yes] Robas { $gold } de oro a { $other }.
               *[no] { $other_me ->
                    [yes] { $who } te roba { $gold } de oro.
                   *[no] { $who } roba { $gold } de oro a { $other }.
                }
            }
        }
    }
fact-bewitched = { $same ->
        [yes] { $me ->
            [yes] Has embrujado a tu otro personaje: seguirás como { $character }.
           *[no] { $who } ha embrujado a su otro personaje y seguirá como { $character }.
        }
       *[no] { $me ->
            [yes] Te han embrujado: { $other } seguirá como { $character }.
           *[no] { $other_me ->
                [yes] Has embrujado a { $who }: seguirás como { $character }.
               *[no] Han embrujado a { $who }: { $other } seguirá como { $character }.
            }
        }
    }
fact-resumed = { $me ->
        [yes] Reanudas tu turno como { $character }.
       *[no] { $who } reanuda su turno como { $character }.
    }
fact-neighbour = { $me ->
        [yes] Junto al rango 4 ganas { $gold } de oro.
       *[no] Junto al rango 4, { $who } gana { $gold } de oro.
    }

## La recolección

fact-gathered = { $me ->
        [yes] Recolectas { $gold } de oro.
       *[no] { $who } recolecta { $gold } de oro.
    }
fact-drew = { $me ->
        [yes] { $why }: robas { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
       *[no] { $why }: { $who } roba { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
    }
fact-drew_cards = { $why }: robas { $cards }.
fact-looked = { $me ->
        [yes] { $why }: miras { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
       *[no] { $why }: { $who } mira { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
    }
fact-looked_at = { $why }: miras { $cards }.
fact-kept = { $me ->
        [yes] Te quedas con { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
       *[no] { $who } se queda con { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
    }
fact-kept_cards = Te quedas con { $cards }.
fact-gained = { $me ->
        [yes] { $why }: ganas { $gold } de oro.
       *[no] { $why }: { $who } gana { $gold } de oro.
    }
fact-discarded = { $me ->
        [yes] { $why }: descartas { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
       *[no] { $why }: { $who } descarta { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
    }
fact-discarded_cards = { $why }: descartas { $cards }.

## Las amenazas

fact-bought_off = { $same ->
        [yes] { $me ->
            [yes] Retiras la amenaza de tu otro personaje: el oro no cambia de manos.
           *[no] { $who } retira la amenaza de su otro personaje: el oro no cambia de manos.
        }
       *[no] { $gold ->
            [0] { $me ->
                [yes] La amenaza contra ti se retira gratis.
               *[no] La amenaza contra { $who } se retira gratis.
            }
           *[other] { $me ->
                [yes] Pagas { $gold } de oro a { $other } para que te deje en paz.
               *[no] { $other_me ->
                    [yes] { $who } te paga { $gold } de oro para que la amenaza se retire.
                   *[no] { $who } paga { $gold } de oro a { $other } para que la amenaza se retire.
                }
            }
        }
    }
fact-defied = { $same ->
        [yes] { $me ->
            [yes] Dejas la amenaza sobre tu otro personaje.
           *[no] { $who } deja la amenaza sobre su otro personaje.
        }
       *[no] { $me ->
            [yes] No pagas a { $other }.
           *[no] { $other_me ->
                [yes] { $who } no te paga.
               *[no] { $who } no paga a { $other }.
            }
        }
    }
fact-flowered = { $same ->
        [yes] { $me ->
            [yes] Revelas la flor sobre tu otro personaje: tu oro sigue siendo tuyo.
           *[no] { $who } revela la flor sobre su otro personaje: el oro no cambia de manos.
        }
       *[no] { $me ->
            [yes] Revelas la flor: { $other } te da { $gold } de oro.
           *[no] { $other_me ->
                [yes] { $who } revela la flor: pierdes { $gold } de oro.
               *[no] { $who } revela la flor: { $other } pierde { $gold } de oro.
            }
        }
    }

## Los poderes

fact-kills = { $me ->
        [yes] Tu víctima es { $character }.
       *[no] La víctima de { $who } es { $character }.
    }
fact-bewitches = { $me ->
        [yes] Tu hechizo cae sobre { $character }.
       *[no] El hechizo de { $who } cae sobre { $character }.
    }
fact-robs = { $me ->
        [yes] Preparas un robo contra { $character }.
       *[no] { $who } prepara un robo contra { $character }.
    }
fact-warrants = { $me ->
        [yes] Pones órdenes sobre { $characters }.
       *[no] { $who } pone órdenes sobre { $characters }.
    }
fact-signed = La orden firmada es para { $character }.
fact-threatens = { $me ->
        [yes] Pones amenazas sobre { $characters }.
       *[no] { $who } pone amenazas sobre { $characters }.
    }
fact-flower = La flor es para { $character }.
fact-spied = { $me ->
        [yes] Buscas { $type } en la mano de { $other } y obtienes { $gold } de oro y { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
       *[no] { $other_me ->
            [yes] { $who } busca { $type } en tu mano y obtiene { $gold } de oro y { $count ->
                [one] { $count } carta
               *[other] { $count } cartas
            }.
           *[no] { $who } busca { $type } en la mano de { $other } y obtiene { $gold } de oro y { $count ->
                [one] { $count } carta
               *[other] { $count } cartas
            }.
        }
    }
fact-saw_hand = { $me ->
        [yes] La mano de { $other }: { $cards }.
       *[no] { $other_me ->
            [yes] { $who } ha visto tu mano: { $cards }.
           *[no] { $who } ha visto la mano de { $other }: { $cards }.
        }
    }
fact-swapped_hands = { $me ->
        [yes] Intercambias tu mano con { $other }: { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        } por { $received }.
       *[no] { $other_me ->
            [yes] { $who } intercambia su mano contigo: { $count ->
                [one] { $count } carta
               *[other] { $count } cartas
            } por { $received }.
           *[no] { $who } intercambia su mano con { $other }: { $count ->
                [one] { $count } carta
               *[other] { $count } cartas
            } por { $received }.
        }
    }
fact-swapped_cards = De { $other } recibes: { $cards }.
fact-took_card = { $me ->
        [yes] Tomas una carta de la mano de { $other }.
       *[no] { $other_me ->
            [yes] { $who } toma una carta de tu mano.
           *[no] { $who } toma una carta de la mano de { $other }.
        }
    }
    .each = { $other }
    .many = { $me ->
            [yes] Tomas una carta de la mano de cada uno: { $each }.
           *[no] { $who } toma una carta de la mano de cada uno: { $each }.
        }
fact-took_named = { $me ->
        [yes] Tomas { $card } de la mano de { $other }.
       *[no] { $other_me ->
            [yes] { $who } toma { $card } de tu mano.
           *[no] { $who } toma { $card } de la mano de { $other }.
        }
    }
    .each = { $card } ({ $other })
    .many = { $me ->
            [yes] Tomas { $each }.
           *[no] { $who } toma { $each }.
        }
fact-gave_card = { $me ->
        [yes] Das una carta a { $other }.
       *[no] { $other_me ->
            [yes] { $who } te da una carta.
           *[no] { $who } da una carta a { $other }.
        }
    }
    .each = { $other }
    .many = { $me ->
            [yes] Das una carta a cada uno: { $each }.
           *[no] { $who } da una carta a cada uno: { $each }.
        }
fact-gave_named = { $me ->
        [yes] Das { $card } a { $other }.
       *[no] { $other_me ->
            [yes] { $who } te da { $card }.
           *[no] { $who } da { $card } a { $other }.
        }
    }
    .each = { $card } ({ $other })
    .many = { $me ->
            [yes] Das { $each }.
           *[no] { $who } da { $each }.
        }
fact-donated = { $me ->
        [yes] Tienes más oro que nadie y das { $gold } de oro a { $other }.
       *[no] { $other_me ->
            [yes] { $who } tiene más oro que nadie y te da { $gold } de oro.
           *[no] { $who } tiene más oro que nadie y da { $gold } de oro a { $other }.
        }
    }
fact-destroyed = { $me ->
        [yes] { $other_me ->
            [yes] { $why }: destruyes { $card } en tu ciudad{ $gold ->
                [0] { "" }
               *[other] { "" } por { $gold } de oro
            }.
           *[no] { $why }: destruyes { $card } en la ciudad de { $other }{ $gold ->
                [0] { "" }
               *[other] { "" } por { $gold } de oro
            }.
        }
       *[no] { $other_me ->
            [yes] { $why }: { $who } destruye { $card } en tu ciudad{ $gold ->
                [0] { "" }
               *[other] { "" } por { $gold } de oro
            }.
           *[no] { $why }: { $who } destruye { $card } en la ciudad de { $other }{ $gold ->
                [0] { "" }
               *[other] { "" } por { $gold } de oro
            }.
        }
    }
fact-seized = { $me ->
        [yes] Tomas { $card } de la ciudad de { $other } y pagas { $gold } de oro.
       *[no] { $other_me ->
            [yes] { $who } toma { $card } de tu ciudad y te paga { $gold } de oro.
           *[no] { $who } toma { $card } de la ciudad de { $other } y paga { $gold } de oro.
        }
    }
fact-exchanged = { $me ->
        [yes] Das { $given } por { $card } de la ciudad de { $other }{ $gold ->
            [0] { "" }
           *[other] , y { $gold } de oro
        }.
       *[no] { $other_me ->
            [yes] { $who } te da { $given } por { $card }{ $gold ->
                [0] { "" }
               *[other] , y { $gold } de oro
            }.
           *[no] { $who } da { $given } por { $card } de la ciudad de { $other }{ $gold ->
                [0] { "" }
               *[other] , y { $gold } de oro
            }.
        }
    }
fact-beautified = { $me ->
        [yes] Pones una moneda sobre { $cards }.
       *[no] { $who } pone una moneda sobre { $cards }.
    }
fact-collected = { $me ->
        [yes] Tomas { $gold } de oro en impuestos.
       *[no] { $who } toma { $gold } de oro en impuestos.
    }

## La construcción

fact-built = { $gold ->
        [0] { $me ->
            [yes] Construyes { $card } sin oro.
           *[no] { $who } construye { $card } sin oro.
        }
       *[other] { $me ->
            [yes] Construyes { $card } por { $gold }.
           *[no] { $who } construye { $card } por { $gold }.
        }
    }
fact-paid_cards = { $me ->
        [yes] Pagas con { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
       *[no] { $who } paga con { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
    }
fact-paid_named = Pagas con { $cards }.
fact-sacrificed = { $me ->
        [yes] Sacrificas { $card }.
       *[no] { $who } sacrifica { $card }.
    }
fact-borrowed = { $me ->
        [yes] Tomas de { $other } el oro que falta ({ $gold }).
       *[no] { $other_me ->
            [yes] { $who } toma de ti el oro que falta ({ $gold }).
           *[no] { $who } toma de { $other } el oro que falta ({ $gold }).
        }
    }
fact-lent_for = { $me ->
        [yes] A cambio das a { $other } { $cards }.
       *[no] { $other_me ->
            [yes] A cambio { $who } te da { $cards }.
           *[no] A cambio { $who } da a { $other } { $cards }.
        }
    }
fact-confiscated = { $me ->
        [yes] Confiscas { $card } de { $other }, que recupera { $gold } de oro.
       *[no] { $other_me ->
            [yes] { $who } te confisca { $card }. Recuperas { $gold } de oro.
           *[no] { $who } confisca { $card } de { $other }, que recupera { $gold } de oro.
        }
    }
fact-taxed = { $me ->
        [yes] Pagas { $gold } de oro de impuesto.
       *[no] { $who } paga { $gold } de oro de impuesto.
    }
fact-tucked = { $me ->
        [yes] Pones una carta debajo del Museo.
       *[no] { $who } pone una carta debajo del Museo.
    }
fact-tucked_card = Pones { $card } debajo del Museo.
fact-forged = { $me ->
        [yes] Pagas { $gold } de oro en la Herrería.
       *[no] { $who } paga { $gold } de oro en la Herrería.
    }
fact-refunded = { $me ->
        [yes] Recuperas { $gold } de oro por lo construido.
       *[no] { $who } recupera { $gold } de oro por lo construido.
    }

## El final

fact-complete = { $me ->
        [yes] Tu ciudad está completa.
       *[no] La ciudad de { $who } está completa.
    }
fact-ends = La ronda se juega hasta el final; después termina la partida.
fact-unveiled = { $me ->
        [yes] Revelas { $card }.
       *[no] { $who } revela { $card }.
    }
fact-final = La partida ha terminado.
