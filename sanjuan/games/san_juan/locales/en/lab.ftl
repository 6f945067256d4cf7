### The balance report of the arena.

lab-owned = What winners have in their cities
    .help = The share of the wins of players who own it when the game ends, best first. Things that come late go to players who could afford them: this shows what goes with winning, not what causes it.
