### The page: names of the game, of what lies on the table, of the rows of the score sheet.

title = Alhambra
    .tagline = Build the finest palace of all
    .stage = { $done } of { $whole } scorings
    .full = Alhambra, the card game
dummy-martin = Martin
about-game = Alhambra is a card game by Dirk Henn. This is an unofficial fan project with its own drawings and wording. If you like it, buy the game.

## Zones of the table

zone-yard = Construction yard
zone-row = Money on offer
zone-palace = Palace
zone-buildings = Building pile
zone-money = Money pile
zone-discard = Discard pile
zone-yellow = yellow
zone-blue = blue
zone-green = green
zone-orange = orange

## Score sheet

score-a = Scoring A
score-b = Scoring B
score-c = Scoring C
score-earlier = Before
score-pavilion = Pavilion
score-seraglio = Seraglio
score-arcades = Arcades
score-chambers = Chambers
score-garden = Garden
score-tower = Tower
## A first game

goal-line = Three scorings reward whoever has the most of each kind; the most points win.
