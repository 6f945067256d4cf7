### High Card.

title = Carte haute
    .tagline = Qui osera jouer le lion ?
    .stage = { $done } plis sur { $whole }

## Les cartes

card-mouse = Souris
card-frog = Grenouille
card-hedgehog = Hérisson
card-hare = Lièvre
card-badger = Blaireau
card-fox = Renard
card-lynx = Lynx
card-boar = Sanglier
card-stag = Cerf
card-wolf = Loup
card-bear = Ours
card-lion = Lion

## Mise en place

option-tricks = Plis
    .help = Chacun reçoit autant de cartes qu’il y a de plis.

## La question

ask-play = Choisis une carte
    .help = Chacun en joue une face cachée. La plus haute remporte toutes les cartes ; si deux sont aussi hautes, elles restent au milieu.
    .confirm = Jouer

## Ce qui se passe

fact-trick = Pli { $trick }.
fact-laid = { $me ->
        [yes] Tu poses une carte face cachée.
       *[no] { $who } pose une carte face cachée.
    }
fact-shown = { $me ->
        [yes] Tu montres : { $card }.
       *[no] { $who } montre : { $card }.
    }
fact-took = { $me ->
        [yes] Tu remportes le pli : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[no] { $who } remporte le pli : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
fact-stays = Personne ne remporte le pli, car cette carte a été jouée deux fois : { $card }.

## La table

zone-pot = Au milieu
zone-last = Dernier pli
zone-value = Valeur
score-taken = Cartes remportées
