### La página: nombres del juego, de lo que hay en la mesa, de las filas de la hoja de puntos.

title = Ciudadelas
    .tagline = ¿Quién será quién esta noche?
    .stage = { $done } de { $whole } distritos
    .full = Ciudadelas, edición de 2016
about-game = Ciudadelas es un juego de Bruno Faidutti. Esta es una obra no oficial de admiradores, con dibujos y palabras propios. Si te gusta, compra el juego.

## La mesa

zone-city = Ciudad
zone-deck = Mazo

## Hoja de puntos

score-districts = Distritos
score-types = Los cinco tipos
score-complete = Ciudad completa
score-tie_break = Último rango revelado
score-text-tie = { $you ->
        [yes] { $points } puntos cada uno. Decide el rango más alto de la última ronda: { $mine } contra { $theirs } (tú).
       *[no] { $points } puntos cada uno. Decide el rango más alto de la última ronda: { $mine } contra { $theirs } ({ $other }).
    }
score-text-shared = { $points } puntos cada uno, y ningún último rango es más alto.
## Una primera partida

goal-line = La ronda en que alguien completa su ciudad es la última; gana quien tiene más puntos.
