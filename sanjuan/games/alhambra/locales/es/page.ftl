### La página: nombres del juego, de lo que hay en la mesa, de las filas de la hoja de puntos.

title = Alhambra
    .tagline = Levanta el palacio más bello
    .stage = { $done } de { $whole } puntuaciones
    .full = Alhambra, el juego de cartas
dummy-martin = Martin
about-game = Alhambra es un juego de cartas de Dirk Henn. Esta es una obra no oficial de admiradores, con dibujos y textos propios. Si te gusta, compra el juego.

## La mesa

zone-yard = Patio de obras
zone-row = Dinero disponible
zone-palace = Palacio
zone-buildings = Mazo de edificios
zone-money = Mazo de dinero
zone-discard = Descarte
zone-yellow = amarillo
zone-blue = azul
zone-green = verde
zone-orange = naranja

## Hoja de puntos

score-a = Puntuación A
score-b = Puntuación B
score-c = Puntuación C
score-earlier = Antes
score-pavilion = Pabellón
score-seraglio = Serrallo
score-arcades = Arcadas
score-chambers = Cámaras
score-garden = Jardín
score-tower = Torre
## Una primera partida

goal-line = Tres puntuaciones premian a quien tiene más edificios de cada categoría; gana quien suma más puntos.
