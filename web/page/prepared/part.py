"""Laying the next table of a game, as a part of the page (see `parts`)."""

from page.prepared.table import lay

__all__ = ["lay"]
