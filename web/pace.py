"""How long a move of another player is left to be looked at. Pure."""

import settings

ASIDE = 0.4
"""What an unremarkable move (a payment, cards kept) takes of a full pause."""
REMARKABLE = (
    "role", "built", "covered", "no_build", "produced", "sold", "kept", "revealed", "took", "tile",
    "event", "visit", "destroyed",
)  # fmt: skip
GLIMPSE = 120
"""Milliseconds that a drawing stands at least while the others move without pauses."""
POLL = 0.03
"""Seconds between two looks at whether a wait is over."""


def seconds(ui, facts):
    """Return how long to wait after a move that told these facts."""
    told = [fact for fact in facts if fact["id"] in REMARKABLE]
    return settings.PAUSES[ui["speed"]] * (1 if told else ASIDE)


def hurried(ui):
    """Say whether the others are to move without pauses."""
    return ui["fast"] or not settings.PAUSES[ui["speed"]]
