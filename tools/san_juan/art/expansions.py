"""The pictures drawn as code: the expansions' buildings (`art-`) and events (`role-`), and redrawn ones."""

from san_juan.art import (
    events_people,
    events_street,
    expansions_grand,
    expansions_green,
    expansions_quay,
    expansions_town,
    redrawn,
    tobacco,
)

BUILDINGS = expansions_town.SCENES | expansions_green.SCENES | expansions_quay.SCENES | expansions_grand.SCENES
EVENTS = events_street.SCENES | events_people.SCENES


def _symbol(name: str, box: str, inner: str) -> str:
    return f'<symbol id="{name}" viewBox="{box}" preserveAspectRatio="xMidYMid slice">{inner}</symbol>\n'


def symbols() -> str:
    """Return one symbol per picture; they refer to glyphs, clips and filters of symbols.svg."""
    cards = BUILDINGS | tobacco.SCENES | redrawn.SCENES
    buildings = [_symbol("art-" + name, "16 12 208 160", scene()) for name, scene in cards.items()]
    events = [_symbol("role-" + name, "0 0 140 96", scene()) for name, scene in EVENTS.items()]
    return "".join(buildings + events)
