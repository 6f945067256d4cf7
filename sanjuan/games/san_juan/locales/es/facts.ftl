### Lo que ha pasado, una frase cada cosa. $me vale «yes» cuando $who es quien lee.

price-of = { $good } { $price }

fact-round = { $me ->
        [yes] Ronda { $round }. Gobiernas tú.
       *[no] Ronda { $round }. Gobierna { $who }.
    }
fact-role = { $me ->
        [yes] Tomas { $role }.
       *[no] { $who } toma { $role }.
    }
fact-library = { $me ->
        [yes] Tu Biblioteca duplica el privilegio.
       *[no] Biblioteca: { $who } duplica el privilegio.
    }
fact-built = { $cost ->
        [0] { $me ->
            [yes] Construyes gratis { $card }.
           *[no] { $who } construye gratis { $card }.
        }
       *[other] { $me ->
            [yes] Construyes { $card } por { $cost }.
           *[no] { $who } construye { $card } por { $cost }.
        }
    }
fact-covered = { $cost ->
        [0] { $me ->
            [yes] Construyes gratis { $card } sobre { $old }.
           *[no] { $who } construye gratis { $card } sobre { $old }.
        }
       *[other] { $me ->
            [yes] Construyes { $card } sobre { $old } por { $cost }.
           *[no] { $who } construye { $card } sobre { $old } por { $cost }.
        }
    }
fact-good_lost = { $me ->
        [yes] Cubres { $card } y pierdes su mercancía.
       *[no] { $who } cubre { $card } y pierde su mercancía.
    }
fact-paid = { $me ->
        [yes] Pagas con { $goods ->
            [one] { $goods } mercancía
           *[other] { $goods } mercancías
        } y { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
       *[no] { $who } paga con { $goods ->
            [one] { $goods } mercancía
           *[other] { $goods } mercancías
        } y { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
    }
fact-no_build = { $me ->
        [yes] No construyes nada.
       *[no] { $who } no construye nada.
    }
    .each = { $me ->
            [yes] tú
           *[no] { $who }
        }
    .many = Sin construir: { $each }.
fact-produced = { $me ->
        [yes] Produces { $places }.
       *[no] { $who } produce { $places }.
    }
fact-no_goods = { $me ->
        [yes] No produces nada.
       *[no] { $who } no produce nada.
    }
    .each = { $me ->
            [yes] tú
           *[no] { $who }
        }
    .many = Sin producir: { $each }.
fact-tile = Precios: { $prices }.
fact-sold = { $me ->
        [yes] Vendes { $places }.
       *[no] { $who } vende { $places }.
    }
fact-no_sale = { $me ->
        [yes] No vendes nada.
       *[no] { $who } no vende nada.
    }
    .each = { $me ->
            [yes] tú
           *[no] { $who }
        }
    .many = Sin vender: { $each }.
fact-drew = { $why }: { $me ->
        [yes] robas { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
       *[no] { $who } roba { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
    }
fact-drew_cards = { $why }: robas { $cards }.
fact-looked = { $me ->
        [yes] Miras { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
       *[no] { $who } mira { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
    }
fact-kept = { $me ->
        [yes] Te quedas con { $count }.
       *[no] { $who } se queda con { $count }.
    }
fact-kept_cards = Te quedas con { $cards }.
fact-threw = { $why }: { $me ->
        [yes] descartas { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
       *[no] { $who } descarta { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
    }
fact-revealed = { $why }: { $me ->
        [yes] revelas { $cards }.
       *[no] { $who } revela { $cards }.
    }
fact-took = { $why }: { $me ->
        [yes] tomas { $card }.
       *[no] { $who } toma { $card }.
    }
fact-took_nothing = { $why }: { $me ->
        [yes] no tomas nada.
       *[no] { $who } no toma nada.
    }
fact-tucked_card = Guardas { $card } bajo { $building }.
fact-reshuffled = { $count ->
        [one] Se baraja el descarte: { $count } carta vuelve al mazo.
       *[other] Se baraja el descarte: { $count } cartas vuelven al mazo.
    }
fact-ends = { $me ->
        [yes] Tienes 12 edificios. La partida termina aquí.
       *[no] { $who } tiene 12 edificios. La partida termina aquí.
    }
fact-stalled = Nadie ha construido nada en { $rounds } rondas. La partida termina aquí.
fact-final = La partida ha terminado.

## Por qué se robaron o descartaron cartas, aparte de personajes y edificios

cause-limit = Límite de mano
cause-start_hand = Mano inicial
