### La pregunta abierta: su título, una ayuda (.help) y lo que dicen sus dos botones (.confirm, .pass).
### $what es «none», «money» o «building»: lo que está elegido.

ask-turn = Toma dinero o compra
    .help = { $what ->
        [building] Paga el precio exacto y juegas otra vez.
       *[other] Una carta de cualquier valor, o varias que sumen 5 como mucho.
    }
    .confirm = { $what ->
        [none] Elegir
        [building] Comprar { $building } por { $price }
       *[money] Tomar { $cards }
    }
ask-pay = Paga { $price } en { $currency }
    .help = Por { $building }. Con { $price } justos juegas otra vez; no se da cambio.
    .confirm = { $exact ->
        [yes] Pagar { $sum } justos y jugar otra vez
       *[no] { $missing ->
            [0] Pagar { $sum }
           [1] Falta { $missing }
               *[other] Faltan { $missing }
        }
    }
ask-gift = ¿Regalarle { $building } a Martin?
    .help = Martin colecciona edificios y puntúa como los demás. No puede ganar.
    .confirm = Hacer el regalo
    .pass = Conservar

## Una opción, en palabras

option-on = { $building } ({ $currency })
option-gift = Hacer el regalo
