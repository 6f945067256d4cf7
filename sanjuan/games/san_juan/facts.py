"""What happened, as message ids with named arguments: the words for them are the page's and the terminal's."""

from typing import Any

from sanjuan.table.flow import Table

FACTS: dict[str, tuple[str, ...]] = {
    "round": ("round", "governor"),
    "role": ("seat", "role"),
    "library": ("seat",),
    "event_shown": ("event",),
    "event": ("seat", "event"),
    "visit": ("seat", "role"),
    "destroyed": ("seat", "card"),
    "customs": ("seat",),
    "built": ("seat", "card", "cost"),
    "covered": ("seat", "card", "old", "cost"),
    "good_lost": ("seat", "card"),
    "paid": ("seat", "count", "goods"),
    "no_build": ("seat",),
    "produced": ("seat", "places"),
    "no_goods": ("seat",),
    "tile": ("prices",),
    "sold": ("seat", "places"),
    "no_sale": ("seat",),
    "drew": ("seat", "count", "why"),
    "drew_cards": ("seat", "cards", "why"),
    "looked": ("seat", "count"),
    "kept": ("seat", "count"),
    "kept_cards": ("seat", "cards"),
    "threw": ("seat", "count", "why"),
    "revealed": ("seat", "cards", "why"),
    "took": ("seat", "card", "why"),
    "took_nothing": ("seat", "why"),
    "tucked_card": ("seat", "card", "building"),
    "tucked_good": ("seat", "building"),
    "reshuffled": ("count",),
    "stalled": ("rounds",),
    "ends": ("seat",),
    "final": (),
}
SECRET = frozenset({"drew_cards", "kept_cards", "tucked_card", "tucked_good"})
"""Facts that only their own seat may know."""


def facts_of(state: Table, seat: int | None) -> list[dict[str, Any]]:
    """Return what happened since the last answer as far as `seat` may know (None: what everybody knows)."""
    return [named(fact) for fact in state.facts if fact[0] not in SECRET or fact[1] == seat]


def named(fact: tuple[Any, ...]) -> dict[str, Any]:
    """Return a fact as {"id": ..., argument: value}."""
    return {"id": fact[0], **dict(zip(FACTS[fact[0]], fact[1:], strict=True))}
