### Lo que ha pasado, una frase cada vez. $me es «yes» cuando $who es quien lee.

fact-first = { $me ->
        [yes] Empiezas tú.
       *[no] Empieza { $who }.
    }
fact-round = Ronda { $round }.
fact-took = { $me ->
        [yes] Tomas { $cards }.
       *[no] { $who } toma { $cards }.
    }
fact-bought = { $over ->
        [0] { $me ->
            [yes] Compras { $building } por { $price } justos en { $currency } ({ $cards }).
           *[no] { $who } compra { $building } por { $price } justos en { $currency } ({ $cards }).
        }
       *[other] { $me ->
            [yes] Compras { $building } por { $price } y pagas { $paid } en { $currency } ({ $cards }): { $over } de más.
           *[no] { $who } compra { $building } por { $price } y paga { $paid } en { $currency } ({ $cards }): { $over } de más.
        }
    }
fact-gave = { $me ->
        [yes] Le regalas { $building } a Martin.
       *[no] { $who } le regala { $building } a Martin.
    }
fact-again = { $me ->
        [yes] Juegas otra vez.
       *[no] { $who } juega otra vez.
    }
fact-passed = { $me ->
        [yes] No puedes hacer nada y pasas.
       *[no] { $who } no puede hacer nada y pasa.
    }
fact-laid = Cartas nuevas: { $cards }.
fact-reshuffled = El mazo de dinero se ha agotado. { $count ->
        [one] Se baraja { $count } carta
       *[other] Se barajan { $count } cartas
    } para formar uno nuevo.
fact-scoring = Puntuación { $scoring }.
fact-scored = { $category }: { $me ->
        [yes] ganas
       *[no] { $who } gana
    } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
    .each = { $me ->
            [yes] tú { $points }
           *[no] { $who } { $points }
        }
    .many = { $category }: { $each }.
fact-endowed = { $me ->
        [yes] Recibes { $cards }.
       *[no] { $who } recibe { $cards }.
    }
fact-ends = Ya no se puede completar el patio de obras. Se reparten los últimos edificios.
fact-left_over = Empate en { $currency }: nadie recibe { $building }.
fact-inherited = { $me ->
        [yes] Tienes más dinero que nadie en { $currency } ({ $sum }) y recibes { $building }.
       *[no] { $who } tiene más dinero que nadie en { $currency } ({ $sum }) y recibe { $building }.
    }
fact-final = La partida ha terminado.
