"""Players that work for every game, and the arena that measures players against each other."""
