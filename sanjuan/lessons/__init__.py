"""Lessons: a position of a scenario, a goal that the engine checks, and why a try has missed it.

This package knows no game: positions and the names of what can be asked of them come from `sanjuan.scenario`.
"""
