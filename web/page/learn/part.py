"""Lessons, puzzles and the coach of the first game, as a part of the page (see `parts`)."""

from page.learn.draw import coached, place, table
from page.learn.learn import act, go

__all__ = ["act", "coached", "go", "place", "table"]
