"""Alhambra in pictures (see `shot`)."""

from collections.abc import Callable
from functools import cache
from typing import Any

from shot import TWO, Shot

GAME = "alhambra"
EXACT = "#yard .slot:has(.ex) [data-option]"
Wanted = Callable[[dict[str, Any]], bool]


def late(frame: dict[str, Any]) -> bool:
    """Say whether the second scoring is over and much can be done."""
    return frame["table"]["next"]["letter"] == "c" and len(frame["ask"]["options"]) > 5


def both(frame: dict[str, Any]) -> bool:
    """Say whether two buildings can be paid exactly."""
    slots, purse = frame["table"]["slots"], frame["table"]["purse"]
    return late(frame) and sum([bool(slots[colour] and purse.get(colour, {}).get("exact")) for colour in slots]) > 1


@cache
def save(seats: int, kind: str, wanted: Wanted) -> str:
    """Return the text of a game in which a person is asked so."""
    import positions

    text: str = positions.save_at(kind, seats, wanted, game=GAME)
    return text


@cache
def over() -> str:
    """Return the text of a finished game."""
    import positions

    text, _ = positions.over(4, seed=4, game=GAME)
    return str(text)


def at(seats: int, kind: str = "turn", wanted: Wanted = late) -> Callable[[], str]:
    """Return what makes a saved game."""
    return lambda: save(seats, kind, wanted)


def shot(name: str, says: str, saved: Callable[[], str] | None, **more: Any) -> Shot:
    """Return a row: at a saved game, or at the set-up."""
    return Shot(f"{GAME}-{name}", f"Alhambra: {says}", f"#game={GAME}", GAME if saved else "", saved, **more)


SHOTS = (
    shot("setup", "the set-up", None, looks=("night-fr",), sizes=TWO),
    shot("turn", "money or a building", at(4)),
    shot("night", "by night", at(4), looks=("night-fr",), sizes=TWO),
    shot("pay", "an exact payment", at(4, wanted=both), press=(EXACT, "#confirm"), ready=".beam", sizes=TWO),
    shot("gift", "a gift for Martin", at(2, "gift", lambda frame: True), looks=("day-es",), sizes=TWO),
    shot("crowded", "six at the table", at(6), looks=("day-de",), sizes=TWO),
    shot("score", "the end", over, ready=".scorev", sizes=TWO),
)
