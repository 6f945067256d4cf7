"""The games' parts of `bench.soak`: the options of each game, checks at its end, and things worth counting."""
