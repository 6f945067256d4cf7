"""Lessons, puzzles and the coach of the first game, as a part of the page (see `parts`)."""

from draw_learn import coached, place, table
from learn import act, go

__all__ = ["act", "coached", "go", "place", "table"]
