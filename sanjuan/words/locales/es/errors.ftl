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
error-engine = No se ha podido cargar o iniciar el juego ({ $trouble }). Inténtalo otra vez; si no funciona, revisa la conexión o prueba con un navegador actual. La partida está guardada.
error-unknown = Ahora no es posible.

## Partidas guardadas

error-save_damaged = Esta partida guardada está dañada y no se puede continuar. Puedes empezar una nueva.
error-save_other_rules = Esta partida guardada sigue otras reglas y no se puede continuar. Puedes empezar una nueva.
error-no_record = Este archivo no es una partida de Sun Tables. No ha cambiado nada.
error-no_undo = Esto no se puede deshacer: desde entonces se ha revelado algo nuevo.

## Lo que la página pidió en vano al motor

error-bad_command = La página pidió algo que el motor no conoce.
error-bad_setup = Así no se puede preparar una partida.
error-no_game = No hay ninguna partida abierta.
error-no_bot = No hay ningún rival llamado «{ $bot }».
error-no_bot_turn = No le toca al ordenador.
error-no_curtain = Ahora no hay nada oculto.
error-not_your_turn = No te toca a ti.

## La propia página

msg-error = Algo ha fallado
msg-engine = No se ha podido iniciar el juego
msg-replaced = El motor del juego ha tenido que reiniciarse. La partida sigue donde estaba.
msg-storage = No se guarda nada: si cierras la página, pierdes la partida.

## Por qué algo no se puede elegir

why-not-now = Ahora no.
why-over = La partida ha terminado.
