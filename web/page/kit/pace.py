"""The time for which a move of another player can be looked at. Pure."""

from page.catalog import settings
from page.kit.effects import effect_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from page.state import Ui
    from page.types import Effects, Fact, Frame

ASIDE = 0.4
"""The share of a full pause after an unremarkable move (a payment, cards kept)."""
FEW = 3
"""Other players whose moves are looked at for full pauses; where there are more, each has a smaller share."""
PATIENCE = 6
"""Full pauses that all moves until the next decision may take: from half of them on, each is shorter than the last."""
GLIMPSE = 120
"""Milliseconds that a drawing stays at least while the others move without pauses."""
POLL = 0.03
"""Seconds between two looks at whether a wait is over."""


def seconds(ui: "Ui", facts: "Sequence[Fact]", effects: "Effects") -> float:
    """Return how long to wait after a move that told these facts, by the game's effects."""
    told = [effect_of(fact, effects).get("pause", ASIDE) for fact in facts]
    return full(ui) * max(told, default=ASIDE)


def between(ui: "Ui", frame: "Frame", effects: "Effects", spent: float) -> float:
    """Return how long to wait after a move, where the pauses since the last decision have taken `spent` seconds.

    What concerns the reader is looked at as long as at a small table.
    """
    wait, most = seconds(ui, frame["log"], effects), PATIENCE * full(ui)
    if not wait or concerns(frame):
        return wait
    bots = len([player for player in frame["players"] if player["who"] == "bot"])
    share = min(1, FEW / max(bots, 1)) * min(1, 2 * max(most - spent, 0) / most)
    return max(wait * share, min(wait, GLIMPSE / 1000))


def concerns(frame: "Frame") -> bool:
    """Return whether a move of another player concerns the seat on show."""
    me = frame["table"]["me"]
    return bool([fact for fact in frame["log"] if fact.get("other") == me])


def full(ui: "Ui") -> float:
    """Return the seconds of a full pause."""
    return settings.PAUSES[ui.speed]


def hurried(ui: "Ui") -> bool:
    """Return whether the others are to move without pauses."""
    return ui.fast or not settings.PAUSES[ui.speed]


def passing(ui: "Ui", frame: "Frame", rest: float) -> bool:
    """Return whether a frame is gone at once, so that drawing it only holds the game up.

    `rest` are the milliseconds since the page was drawn.
    """
    return hurried(ui) and frame["turn"]["who"] == "bot" and rest < GLIMPSE
