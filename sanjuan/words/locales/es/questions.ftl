### La pregunta abierta: su título, ayuda (.help) y lo que dicen sus dos botones (.confirm, .pass).
### $n es cuánto se ha elegido; $role, $card valen «none» mientras no se elige nada.

ask-count = { $n } de { $most }

## Una opción, en palabras

option-over = { $card } sobre { $old }
option-price = { $price ->
        [0] gratis
       *[other] cuesta { $price }
    }
