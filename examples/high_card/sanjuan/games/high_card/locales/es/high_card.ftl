### High Card.

title = Carta alta
    .tagline = ¿Quién se atreve a jugar el león?
    .stage = { $done } de { $whole } bazas

## Las cartas

card-mouse = Ratón
card-frog = Rana
card-hedgehog = Erizo
card-hare = Liebre
card-badger = Tejón
card-fox = Zorro
card-lynx = Lince
card-boar = Jabalí
card-stag = Ciervo
card-wolf = Lobo
card-bear = Oso
card-lion = León

## Preparación

option-tricks = Bazas
    .help = Cada jugador recibe tantas cartas como bazas se juegan.

## La pregunta

ask-play = Elige una carta
    .help = Todos juegan una boca abajo. La carta más alta se lleva todas; si dos son igual de altas, se quedan en el centro.
    .confirm = Jugar

## Lo que pasa

fact-trick = Baza { $trick }.
fact-laid = { $me ->
        [yes] Pones una carta boca abajo.
       *[no] { $who } pone una carta boca abajo.
    }
fact-shown = { $me ->
        [yes] Enseñas: { $card }.
       *[no] { $who } enseña: { $card }.
    }
fact-took = { $me ->
        [yes] Te llevas la baza: { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
       *[no] { $who } se lleva la baza: { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
    }
fact-stays = Nadie se lleva la baza, pues esta carta ha salido dos veces: { $card }.

## La mesa

zone-pot = En el centro
zone-last = Última baza
zone-value = Valor
score-taken = Cartas ganadas
