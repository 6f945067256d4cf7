"""Events, as message ids with named arguments: the words for them are the page's and the terminal's."""

from typing import Any

from sanjuan.games.citadels.wording import FACTS
from sanjuan.table.flow import Table

ONE, BOTH = (1,), (1, 2)
SECRET = {
    "picked_character": ONE,
    "dismissed_character": ONE,
    "swapped_for": ONE,
    "drew_cards": ONE,
    "looked_at": ONE,
    "kept_cards": ONE,
    "discarded_cards": ONE,
    "signed": ONE,
    "flower": ONE,
    "saw_hand": BOTH,
    "swapped_cards": ONE,
    "tribute_named": BOTH,
    "took_named": BOTH,
    "gave_named": BOTH,
    "paid_named": ONE,
    "lent_for": BOTH,
    "tucked_card": ONE,
}
"""Facts that only some seats may know, with the places of these seats in them."""


def facts_of(state: Table, seat: int | None) -> list[dict[str, Any]]:
    """Return what happened since the last answer as far as `seat` may know (None: what everybody knows)."""
    return [named(fact) for fact in state.facts if fact[0] not in SECRET or _concerns(fact, seat)]


def _concerns(fact: tuple[Any, ...], seat: int | None) -> bool:
    return seat in [fact[place] for place in SECRET[fact[0]]]


def named(fact: tuple[Any, ...]) -> dict[str, Any]:
    """Return a fact as {"id": ..., argument: value}."""
    names = [name for name, _ in FACTS[fact[0]]]
    return {"id": fact[0], **dict(zip(names, fact[1:], strict=True))}
