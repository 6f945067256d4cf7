"""Achievements kept on a device: which, and since when. Pure; the engine says which a game has reached.

Those of all games are stored in one text, by the names that `store.named` gives them.
"""

import json

from page.browser.store import named, own

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def read(text: "str | None") -> "dict[str, str]":
    """Return {name of an achievement: date} of a kept text; whatever in it is not sound is left out."""
    try:
        kept = json.loads(text) if text else {}
    except ValueError:
        kept = {}
    if not isinstance(kept, dict):
        return {}
    return {name: date for name, date in kept.items() if isinstance(name, str) and isinstance(date, str)}


def of(kept: "Mapping[str, str]", game: str) -> "dict[str, str]":
    """Return those of the achievements that are of one game, by their names within it."""
    return {own(name, game): kept[name] for name in kept if own(name, game)}


def add(text: "str | None", game: str, reached: "Sequence[str]", date: str) -> "tuple[str, list[str]]":
    """Return (the kept text with what a game has reached, what of that is new)."""
    kept = read(text)
    fresh = [name for name in reached if named(name, game) not in kept]
    for name in fresh:
        kept[named(name, game)] = date
    return json.dumps(kept), fresh


def join(text: "str | None", more: "Mapping[str, str]") -> str:
    """Return the kept text with achievements of another device; the earlier date counts."""
    kept = read(text)
    for name, date in more.items():
        kept[name] = min(kept.get(name, date), date)
    return json.dumps(kept)
