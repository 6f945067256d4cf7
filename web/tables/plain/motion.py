"""What moves at the plain table: cards, between the zones, the hands and the question."""

MOVERS = "[data-hand], .aside .card[id], .zone .card[id]"
SPOTS = {"draw": "#zones", "discard": "#zones", "hand": "#opp-{seat} .backs"}


def note(scene, id, card):
    """Note nothing besides."""


def goal(card, facts):
    """Return None: cards that go, go to the middle of the table."""
    return None


def origin(name, before, now):
    """Return None: cards come from where one of their name lay."""
    return None


def after(before, now, facts):
    """Move nothing besides."""
