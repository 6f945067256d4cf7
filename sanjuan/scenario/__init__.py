"""Scenario files: a position, the answers given in it and their results, in TOML.

They are rulebook examples, bug reports, puzzles and lessons. This package knows no game: a game sets up its own
positions (`Game.scenes`).
"""
