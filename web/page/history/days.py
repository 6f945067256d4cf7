"""Which deals of the day have been played on this device, and with what result: of each game the last one. Pure."""

import json

from page.history import history, streaks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.history.types import Played

KEY = "daily"


def add(text: "str | None", played: "Played") -> "str | None":
    """Return the text to keep after a finished game; None where it was no deal of its day."""
    if streaks.of_the_day(played) is None:
        return None
    result = {"day": played["deal"], "points": played["scores"][played["me"]], "won": int(history.won(played) > 0)}
    return json.dumps(read(text) | {history.game_of(played): result})


def read(text: "str | None") -> "dict[str, dict[str, Any]]":
    """Return the results of a kept text by the name of the game, only what is sound."""
    try:
        told = json.loads(text) if text else {}
    except ValueError:
        told = {}
    return {name: told[name] for name in told if sound(told[name])} if isinstance(told, dict) else {}


def sound(result: object) -> bool:
    """Say whether something is the result of a deal of the day."""
    if not isinstance(result, dict):
        return False
    return isinstance(result.get("day"), str) and isinstance(result.get("points"), int) and "won" in result


def of(text: "str | None", day: str) -> "dict[str, dict[str, Any]]":
    """Return the results of the deals of one day ("2026-11-23") by the name of the game."""
    told = read(text)
    return {name: told[name] for name in told if told[name]["day"] == day}
