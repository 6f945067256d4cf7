"""Events, as message ids with named arguments. All of it is open: hidden is only what has not happened yet."""

from typing import Any

from sanjuan.games.alhambra.wording import FACTS
from sanjuan.table.flow import Table


def facts_of(state: Table, seat: int | None) -> list[dict[str, Any]]:
    """Return what happened since the last answer; every seat, and everybody (None), may know all of it."""
    return [named(fact) for fact in state.facts]


def named(fact: tuple[Any, ...]) -> dict[str, Any]:
    """Return a fact as {"id": ..., argument: value}."""
    names = [name for name, _ in FACTS[fact[0]]]
    return {"id": fact[0], **dict(zip(names, fact[1:], strict=True))}
