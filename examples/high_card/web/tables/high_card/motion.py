"""Movements at High Card's table: as at the plain one."""

from tables.plain.motion import MOVERS, SPOTS, after, goal, note, origin

__all__ = ["MOVERS", "SPOTS", "after", "goal", "note", "origin"]
