"""Data of the engine for the page of the rules: its figures, and every card's row in each edition."""

from typing import Any

from sanjuan.games.san_juan.cards import CITY, GOODS, MONUMENT, PRICE_TILES, PRODUCTION, SIX
from sanjuan.games.san_juan.options import open_box
from sanjuan.games.san_juan.phases.builder import BUILDINGS_TO_END
from sanjuan.games.san_juan.phases.councillor import DRAWN, DRAWN_BY_PRIVILEGE
from sanjuan.games.san_juan.phases.events import EVENTS, FREE_UP_TO
from sanjuan.games.san_juan.phases.rounds import HAND_LIMIT, ROLES, STALLED_ROUNDS
from sanjuan.games.san_juan.setup import HAND
from sanjuan.games.san_juan.wording import variant

CHAPTERS = (
    "aim", "setup", "round", "start", "builder", "payment", "producer", "trader", "councillor", "prospector", "piles",
    "colours", "end", "two", "editions", "expansion", "events", "here",
)  # fmt: skip
"""The chapters in their order; those named like a role are about its phase."""
KINDS = (PRODUCTION, CITY, MONUMENT, SIX)
EDITIONS = (1, 2)
PRINTINGS: dict[int, dict[str, dict[str, Any]]] = {
    1: {"more": {"new_buildings": True}},
    2: {"110": {"deck": 110}, "more": {"new_buildings": True}, "33": {"new_buildings": 33}},
}
"""The printings that have other numbers of copies than the deck of an edition."""
VARIANTS = tuple(variant({"edition": edition}) for edition in EDITIONS)
"""The wordings that the page shows side by side."""

DRAWN_BY = "tables.san_juan.rules"


def book() -> dict[str, Any]:
    """Return what the page of the rules takes from the engine, and the order in which all comes."""
    found = [cards(edition) for edition in EDITIONS]
    names = list(dict.fromkeys(name for edition in found for name in edition))
    rank = {kind: number for number, kind in enumerate(KINDS)}
    either = found[0] | found[1]
    names.sort(key=lambda name: (rank[either[name]["kind"]], either[name]["cost"]))
    return {
        "figures": figures(), "cards": found, "names": names, "chapters": CHAPTERS, "kinds": KINDS, "roles": ROLES,
        "events": tuple(EVENTS), "goods": GOODS, "tiles": PRICE_TILES,
    }  # fmt: skip


def figures() -> dict[str, int]:
    """Return the figures that the chapters quote, by the names of their arguments."""
    return {
        "goal": BUILDINGS_TO_END,
        "hand": HAND,
        "limit": HAND_LIMIT,
        "drawn": DRAWN,
        "more": DRAWN_BY_PRIVILEGE,
        "free": FREE_UP_TO,
        "idle": STALLED_ROUNDS,
        "deck1": len(open_box(edition=1).deck()),
        "deck2": len(open_box(edition=2).deck()),
    }


def cards(edition: int) -> dict[str, dict[str, Any]]:
    """Return every card of an edition, expansion included, by name: cost, points, kind, phase, good, copies.

    "others" are the copies in `PRINTINGS` where these differ; "base" says whether the card is there without expansion.
    """
    base, full = open_box(edition=edition), open_box(edition=edition, new_buildings=True)
    boxes = {name: open_box(edition=edition, **options) for name, options in PRINTINGS[edition].items()}
    found = {}
    for name, card in full.cards.items():
        own = base.cards.get(name, card)
        copies = {printing: box.cards[name].copies for printing, box in boxes.items() if name in box.cards}
        found[name] = {
            "cost": own.cost, "points": own.points, "kind": own.kind, "phase": own.phase, "good": own.good,
            "copies": own.copies, "base": name in base.cards, "on_table": bool(own.on_table),
            "others": {printing: n for printing, n in copies.items() if n != own.copies},
        }  # fmt: skip
    return found
