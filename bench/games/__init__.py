"""What `bench.soak` must know of each game: its options, what must hold at its end, what is worth counting."""
