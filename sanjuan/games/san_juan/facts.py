"""Events, as message ids with named arguments: the words for them are the page's and the terminal's."""

from typing import Any

from sanjuan.games.san_juan.wording import FACTS
from sanjuan.table.flow import Table

SECRET = frozenset({"drew_cards", "kept_cards", "tucked_card", "tucked_good"})
"""Facts that only their own seat may know."""


def facts_of(state: Table, seat: int | None) -> list[dict[str, Any]]:
    """Return what happened since the last answer as far as `seat` may know (None: what everybody knows)."""
    return [named(fact) for fact in state.facts if fact[0] not in SECRET or fact[1] == seat]


def named(fact: tuple[Any, ...]) -> dict[str, Any]:
    """Return a fact as {"id": ..., argument: value}."""
    names = [name for name, _ in FACTS[fact[0]]]
    return {"id": fact[0], **dict(zip(names, fact[1:], strict=True))}
