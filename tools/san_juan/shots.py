"""San Juan in pictures (see `shot`)."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from shot import SIZES, TWO, Shot

FORM = "#game=san_juan"
LEARN = '[data-act="learn"]'
LOOK_BACK = '[data-act="review"]'
GAMES: dict[str, tuple[str, int, dict[str, object]]] = {
    "role": ("role", 4, {"edition": 2}),
    "build": ("build", 4, {"edition": 2}),
    "pay": ("pay", 3, {"edition": 2}),
    "sell": ("sell", 4, {"edition": 1}),
    "crowded": ("build", 4, {"edition": 2, "new_buildings": True, "events": True}),
}
"""The question of a saved game, seats, options."""
LATE = {"role": 6, "build": 6, "pay": 5, "sell": 8, "crowded": 9}
"""The number of buildings that the person has by then."""


def mine(frame: dict[str, Any]) -> int:
    """Return how many buildings the person at the device has."""
    return len(frame["table"]["players"][frame["table"]["me"]]["city"])


def late(buildings: int, frame: dict[str, Any]) -> bool:
    """Return whether the person has so many buildings, and something to choose from."""
    return mine(frame) >= buildings and len(frame["ask"]["options"]) > 2


@cache
def save(name: str) -> str:
    """Return the text of a saved game, of GAMES or "over"."""
    import positions

    text: str
    if name == "over":
        text, _ = positions.over(3, seed=4, edition=2)
    else:
        kind, seats, options = GAMES[name]
        text = positions.save_at(kind, seats, partial(late, LATE[name]), **options)
    return text


def stands(name: str) -> Callable[[], str]:
    """Return what makes a saved game."""
    return partial(save, name)


def shot(name: str, says: str, saved: str = "", press: tuple[str, ...] = (), ready: str = "main", **more: Any) -> Shot:
    """Return a row: at a saved game, or at the set-up."""
    save = stands(saved) if saved else None
    return Shot(name, says, FORM, "san_juan" if saved else "", save, press, ready, **more)


SHOTS = (
    shot("setup", "The set-up", looks=("day-en", "night-en")),
    shot("role", "Choosing a role", "role", looks=("day-en", "night-fr")),
    shot("build", "Building: a card is lifted", "build", ("#hand [data-option]",), "#mine [data-drop]",
        sizes=(*SIZES, "768x1024", "1920x1080")),
    shot("pay", "Paying", "pay", ("#hand [data-option]",), "#hand .picked", sizes=TWO),
    shot(
        "sell", "Selling goods", "sell", ("#mine [data-option]",), "#mine .picked", looks=("day-en", "night-en"),
        sizes=TWO,
    ),
    shot("crowded", "Late in a game of four with the expansions", "crowded", looks=("day-en", "night-en")),
    shot("score", "The end", "over", (), ".scorev", looks=("day-en", "night-en"), sizes=TWO),
    shot("review", "A look back at the game", "over", (LOOK_BACK,), ".revieww #walk:enabled"),
    shot("rules", "The rules beside the table", "role", ("key:r",), "#rules.panel"),
    shot("learn", "Lessons and puzzles", "", (LEARN,), ".learnv", sizes=TWO),
    shot("lesson", "A lesson", "", (LEARN, '[data-value="lesson:2"]'), "[data-point]", sizes=TWO),
    shot("puzzle", "A puzzle", "", (LEARN, '[data-value="puzzle:10"]'), "[data-option]", looks=("day-de",), sizes=TWO),
    shot(
        "medals", "Achievements", "", ('[data-act="statistics"]', "#tab-medals"), ".gallery li", looks=("day-es",),
        sizes=TWO,
    ),
    shot("past", "Step by step through the game", "over", (LOOK_BACK, "#walk:enabled"), "#place", sizes=TWO),
)  # fmt: skip
