### La pregunta abierta: su título, una ayuda (.help) y lo que dicen sus dos botones (.confirm, .pass).
### $what es «none», «money» o «building»: lo que está elegido.

ask-turn = Toma dinero o compra
    .help = { $what ->
        [building] Paga el precio exacto y juegas otra vez.
       *[other] Una carta de cualquier valor, o varias que sumen 5 como mucho.
    }
    .confirm = { $what ->
        [none] Elige
        [building] Compra { $building } por { $price }
       *[money] Toma { $cards }
    }
ask-pay = Paga { $price } en { $currency }
    .help = Por { $building }. Con { $price } exactos juegas otra vez; no hay vuelta.
    .confirm = { $exact ->
        [yes] Paga { $sum } exactos y juega otra vez
       *[no] { $missing ->
            [0] Paga { $sum }
           *[other] Faltan { $missing }
        }
    }
ask-gift = ¿Regalarle { $building } a Martin?
    .help = Martin colecciona edificios y puntúa como los demás. No puede ganar.
    .confirm = Regálaselo a Martin
    .pass = Quédatelo

## Una opción, en palabras

option-on = { $building } ({ $currency })
option-gift = Regálaselo a Martin
