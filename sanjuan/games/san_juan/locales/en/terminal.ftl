### The terminal player.

term-help = Type the numbers of what you choose, like “1 3 4”. An empty line passes, or takes what is marked with a star. “u” takes back, “c crane” explains the Crane, “t” shows the table and “l” the whole log, “s” saves, “q” saves and stops.
term-player = Player (★ Governor)
