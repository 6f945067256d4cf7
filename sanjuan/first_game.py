"""The game that was here alone at first. The page runs this module under MicroPython, too."""

FIRST_GAME = "san_juan"
"""Whatever does not name its game is of this one: saves, entries of the history, links and embeds of those days."""
