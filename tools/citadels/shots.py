"""Citadels in pictures (see `shot`)."""

from collections.abc import Callable
from functools import cache
from typing import Any

from shot import TWO, Shot

GAME = "citadels"
Wanted = Callable[[dict[str, Any]], bool]


def late(frame: dict[str, Any]) -> bool:
    """Say whether the cities have grown and there is something to build."""
    mine = frame["table"]["players"][frame["table"]["me"]]
    return frame["table"]["round"] > 5 and len(mine["city"]) > 3 and bool(frame["ask"]["prices"])


def grown(frame: dict[str, Any]) -> bool:
    """Say whether some rounds have been played."""
    return bool(frame["table"]["round"] > 4)


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
    return Shot(f"{GAME}-{name}", f"Citadels: {says}", f"#game={GAME}", GAME if saved else "", saved, **more)


SHOTS = (
    shot("setup", "the set-up", None, looks=("night-fr",), sizes=TWO),
    shot("turn", "a turn", at(4)),
    shot("draft", "choosing a character", at(4, "character", grown), looks=("day-es",), sizes=TWO),
    shot("night", "whom to murder, by night", at(4, "kill", grown), looks=("night-fr",), sizes=TWO),
    shot("crowded", "eight at the table", at(8), looks=("day-de",), sizes=TWO),
    shot("score", "the end", over, ready=".scorev", sizes=TWO),
)
