### La página: nombres del juego, de lo que hay en la mesa, de las filas de la hoja de puntos.

title = Ciudadelas
    .tagline = ¿Quién será quién esta noche?
    .full = Ciudadelas, edición de 2016
about-game = Ciudadelas es un juego de Bruno Faidutti. Esta es una obra no oficial de admiradores, con dibujos y palabras propios. Compra el juego.

## La mesa

zone-city = Ciudad
zone-deck = Mazo

## Hoja de puntos

score-districts = Distritos
score-types = Los cinco tipos
score-first = Primera ciudad completa
score-complete = Ciudad completa
