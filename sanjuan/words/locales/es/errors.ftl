### Lo que ha fallado, y por qué algo no se puede elegir.

## Respuestas rechazadas

error-over = La partida ha terminado.
error-not_a_tuple = Esta respuesta no se puede leer.
error-too_often = Elegido demasiadas veces: { $option }.
error-no_option = Ahora no se puede elegir: { $option }.
error-wrong_count = { $least ->
        [0] Elige como mucho { $most }. Has elegido { $count }.
       *[other] { $exact ->
            [yes] Elige exactamente { $least }. Has elegido { $count }.
           *[no] Elige de { $least } a { $most }. Has elegido { $count }.
        }
    }
error-engine = El motor del juego no llegó o no pudo arrancar ({ $trouble }). Inténtalo otra vez; si no sirve, revisa la red o prueba un navegador actual. La partida está guardada.
error-unknown = Ahora no es posible.

## Partidas guardadas

error-save_damaged = Esta partida guardada está dañada y no puede seguir. Puedes empezar una nueva.
error-save_other_rules = Esta partida guardada sigue otras reglas y no puede seguir. Puedes empezar una nueva.
error-no_undo = Esto no se puede deshacer: desde entonces se ha sabido algo nuevo.

## Lo que la página pidió en vano al motor

error-bad_command = La página pidió algo que el motor no conoce.
error-bad_setup = Así no se puede preparar una partida.
error-no_game = No hay ninguna partida abierta.
error-no_bot = No hay ningún jugador del ordenador llamado «{ $bot }».
error-no_bot_turn = No le toca al ordenador.
error-no_curtain = Ahora no hay nada oculto.
error-not_your_turn = No te toca a ti.

## La propia página

msg-error = Algo ha fallado
msg-engine = Quien reparte no ha venido
msg-replaced = El motor del juego tuvo que arrancar de nuevo. La partida sigue donde estaba.
msg-storage = Este navegador no deja que la página guarde la partida. Se perderá cuando cierres la página.

## Por qué algo no se puede elegir

why-not-now = Ahora no.
why-over = La partida ha terminado.
