### The balance report of the arena.

lab-owned = With what in the city
    .help = The share of the wins of those who own it when the game ends, best first. What is owned late is owned by those who had the means: this shows what goes with winning, not what brings it about.
