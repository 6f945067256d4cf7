### High Card. A folder for each language, whose files may have any name but those of web/page's lazy parts
### (history, learn, review ...): these are fetched with their part. Names and ids: docs/languages.md.

title = High Card
    .tagline = Who dares to play the lion?
    .stage = { $done } of { $whole } tricks

## Cards

card-mouse = Mouse
card-frog = Frog
card-hedgehog = Hedgehog
card-hare = Hare
card-badger = Badger
card-fox = Fox
card-lynx = Lynx
card-boar = Boar
card-stag = Stag
card-wolf = Wolf
card-bear = Bear
card-lion = Lion

## Set-up

option-tricks = Tricks
    .help = Everybody is dealt as many cards as there are tricks.

## The question

ask-play = Choose a card
    .help = Everybody plays one face down. The highest card takes all of them; if two are equally high, they wait in the middle.
    .confirm = Play

## What happens

fact-trick = Trick { $trick }.
fact-laid = { $me ->
        [yes] You lay a card face down.
       *[no] { $who } lays a card face down.
    }
fact-shown = { $me ->
        [yes] You show: { $card }.
       *[no] { $who } shows: { $card }.
    }
fact-took = { $me ->
        [yes] You take the trick: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[no] { $who } takes the trick: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
fact-stays = Nobody takes the trick, for this was played twice: { $card }.

## The table

zone-pot = In the middle
zone-last = Last trick
zone-value = Value
score-taken = Cards taken
