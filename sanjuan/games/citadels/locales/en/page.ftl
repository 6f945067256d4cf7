### The page: names of the game, of what lies on the table, of the rows of the score sheet.

title = Citadels
    .tagline = Who plays whom tonight?
    .stage = { $done } of { $whole } districts
    .full = Citadels, edition of 2016
about-game = Citadels is a game by Bruno Faidutti. This is an unofficial fan project with its own drawings and wording. If you like it, buy the game.

## Zones of the table

zone-city = City
zone-deck = Deck

## Score sheet

score-districts = Districts
score-types = All five types
score-complete = Complete city
score-tie_break = Rank revealed last
score-text-tie = { $you ->
        [yes] { $points } points each. The higher rank in the last round decides: { $mine } against { $theirs } (you).
       *[no] { $points } points each. The higher rank in the last round decides: { $mine } against { $theirs } ({ $other }).
    }
score-text-shared = { $points } points each, and nobody’s last rank is higher.
## A first game

goal-line = The round in which somebody completes a city is the last; the most points win.
