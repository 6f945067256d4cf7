"""Scenario files: a position, the answers given in it and what comes of them, in TOML.

They are rulebook examples, bug reports, puzzles and lessons. This package knows no game: a game stands up its own
positions (`Game.scenes`).
"""
