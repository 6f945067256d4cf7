### High Card.

title = Hohe Karte
    .tagline = Wer spielt den Löwen aus?
    .stage = { $done } von { $whole } Stichen

## Karten

card-mouse = Maus
card-frog = Frosch
card-hedgehog = Igel
card-hare = Hase
card-badger = Dachs
card-fox = Fuchs
card-lynx = Luchs
card-boar = Keiler
card-stag = Hirsch
card-wolf = Wolf
card-bear = Bär
card-lion = Löwe

## Aufbau

option-tricks = Stiche
    .help = Alle bekommen so viele Karten, wie es Stiche gibt.

## Die Frage

ask-play = Wähle eine Karte
    .help = Alle spielen eine verdeckt aus. Die höchste Karte gewinnt alle; sind zwei gleich hoch, bleiben sie in der Mitte liegen.
    .confirm = Ausspielen

## Was geschieht

fact-trick = Stich { $trick }.
fact-laid = { $me ->
        [yes] Du legst eine Karte verdeckt hin.
       *[no] { $who } legt eine Karte verdeckt hin.
    }
fact-shown = { $me ->
        [yes] Du zeigst: { $card }.
       *[no] { $who } zeigt: { $card }.
    }
fact-took = { $me ->
        [yes] Du bekommst den Stich: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[no] { $who } bekommt den Stich: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
fact-stays = Niemand bekommt den Stich, denn zweimal kam: { $card }.

## Der Tisch

zone-pot = In der Mitte
zone-last = Letzter Stich
zone-value = Wert
score-taken = Gewonnene Karten
