"""The actions of the acting character besides gathering and building, as a table shows them."""

from typing import Any

from sanjuan.games.citadels.characters import CHARACTERS
from sanjuan.games.citadels.rules.doing import EARNED, PLAIN, USED
from sanjuan.games.citadels.rules.income import income
from sanjuan.games.citadels.rules.powers import POWERS
from sanjuan.games.citadels.state import State


def powers(view: State, seat: int) -> list[dict[str, Any]]:
    """Return income and power of the character that a seat acts as: {"option", "n" (what it would bring), "state"}.

    "state" is "used" if it has been used in this turn, else "open".
    """
    row = CHARACTERS[view.acting]
    if view.did & PLAIN:
        return []
    found = []
    if row.income:
        found.append({"option": "income", "n": income(view, seat, row), "state": _state(view, EARNED)})
    if view.acting in POWERS:
        found.append({"option": "power", "n": 0, "state": _state(view, USED)})
    return found


def _state(view: State, bit: int) -> str:
    return "used" if view.did & bit else "open"
