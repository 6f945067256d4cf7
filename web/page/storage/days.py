"""Deals of the day that were played on this device, with their results: of each game the last one. Pure."""

import json

from page.storage import history, streaks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.storage.types import Played
    from page.types import Frame
    from sanjuan.words.words import Words

KEY = "daily"


def add(text: "str | None", played: "Played") -> "str | None":
    """Return the text to keep after a finished game; None if it was no deal of its day."""
    if streaks.of_the_day(played) is None:
        return None
    name = history.game_of(played)
    result = {"day": played["deal"], "points": played["scores"][played["me"]], "won": int(history.won(played) > 0)}
    before = rows(text, played["deal"]).get(name, 0)
    again = read(text).get(name, {}).get("day") == played["deal"]
    return json.dumps(read(text) | {name: result | {"row": max(before, 1) if again else before + 1}})


def rows(text: "str | None", day: str) -> "dict[str, int]":
    """Return on how many days in a row each game's deal of the day was played, up to a day or to the one before."""
    told, now = read(text), streaks.day_number(day) or 0
    last = {name: streaks.day_number(told[name]["day"]) or 0 for name in told}
    return {name: told[name].get("row", 1) for name in told if 0 <= now - last[name] <= 1}


def read(text: "str | None") -> "dict[str, dict[str, Any]]":
    """Return the results of a kept text by the name of the game, only what is sound."""
    try:
        told = json.loads(text) if text else {}
    except ValueError:
        told = {}
    return {name: told[name] for name in told if sound(told[name])} if isinstance(told, dict) else {}


def sound(result: object) -> bool:
    """Return whether something is the result of a deal of the day."""
    if not isinstance(result, dict):
        return False
    if not isinstance(result.get("row", 1), int) or not isinstance(result.get("house", 0), int):
        return False
    if not isinstance(result.get("day"), str) or streaks.day_number(result["day"]) is None:
        return False
    if not isinstance(result.get("who", ""), str) or ("house" in result) != ("who" in result):
        return False
    return isinstance(result.get("points"), int) and "won" in result


def result(text: "str | None", frame: "Frame") -> "dict[str, Any] | None":
    """Return what is kept of the deal of the day that the game of a frame was; None if it was none, or an older one."""
    over, kept = frame["over"], read(text).get(frame["table"]["game"])
    return kept if over and kept and over.get("deal") == kept["day"] and over.get("whole", True) else None


def put(text: "str | None", game: str, result: "dict[str, Any]") -> str:
    """Return the text to keep with what has become known of a game's result."""
    told = read(text)
    return json.dumps(told | {game: result} if told.get(game, {}).get("day") == result["day"] else told)


def told(result: "dict[str, Any]", t: "Words") -> str:
    """Return a result as a sentence."""
    _, month, day = result["day"].split("-")
    date = t("date-short", day=int(day), month=int(month))
    said = t("daily-result", date=date, n=result["points"])
    row: int = result.get("row", 1)
    return said + (", " + t("daily-row", n=row) if row > 1 else "") + "."


def of(text: "str | None", day: str) -> "dict[str, dict[str, Any]]":
    """Return the results of the deals of one day ("2026-11-23") by the name of the game."""
    told = read(text)
    return {name: told[name] for name in told if told[name]["day"] == day}
