"""Movements at the plain table: cards, between the zones, the hands and the question."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.motion.motion import Scene
    from page.types import Fact

MOVERS = "[data-hand], .aside .card[id], .zone .card[id]"
SPOTS = {"draw": "#zones", "discard": "#zones", "hand": "#opp-{seat} .backs"}


def note(scene: "Scene") -> None:
    """Note nothing further."""


def goal(card: "Any", facts: "list[Fact]") -> None:
    """Return None: cards that go, go to the middle of the table."""
    return None


def origin(name: str, before: "Scene", now: "Scene") -> None:
    """Return None: cards come from the place of one of their name."""
    return None


def after(before: "Scene", now: "Scene", facts: "list[Fact]") -> None:
    """Move nothing further."""
