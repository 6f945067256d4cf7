"""San Juan in pictures (see `screenshot`)."""

from functools import partial
from typing import Any

from screenshot import SIZES, TWO, Saved, Screenshot

FORM = "#game=san_juan"
LEARN = '[data-act="learn"]'
LOOK_BACK = '[data-act="review"]'


def mine(frame: dict[str, Any]) -> int:
    """Return how many buildings the person at the device has."""
    return len(frame["table"]["players"][frame["table"]["me"]]["city"])


def late(buildings: int, frame: dict[str, Any]) -> bool:
    """Return whether the person has so many buildings, and something to choose from."""
    return mine(frame) >= buildings and len(frame["ask"]["options"]) > 2


SAVED = {
    "role": Saved(4, "role", partial(late, 6), {"edition": 2}),
    "build": Saved(4, "build", partial(late, 6), {"edition": 2}),
    "pay": Saved(3, "pay", partial(late, 5), {"edition": 2}),
    "sell": Saved(4, "sell", partial(late, 8), {"edition": 1}),
    "crowded": Saved(4, "build", partial(late, 9), {"edition": 2, "new_buildings": True, "events": True}),
    "over": Saved(3, options={"edition": 2}),
}
"""Games in which the person has so many buildings by then."""


def row(
    name: str, says: str, saved: str = "", press: tuple[str, ...] = (), ready: str = "main", **more: Any
) -> Screenshot:
    """Return a row: at a saved game, or at the set-up."""
    return Screenshot(name, says, FORM, "san_juan" if saved else "", SAVED.get(saved), press, ready, **more)


ROWS = (
    row("setup", "The set-up", looks=("day-en", "night-en")),
    row("role", "Choosing a role", "role", looks=("day-en", "night-fr")),
    row("build", "Building: a card is lifted", "build", ("#hand [data-option]",), "#mine [data-drop]",
        sizes=(*SIZES, "768x1024", "1920x1080")),
    row("pay", "Paying", "pay", ("#hand [data-option]",), "#hand .picked", sizes=TWO),
    row(
        "sell", "Selling goods", "sell", ("#mine [data-option]",), "#mine .picked", looks=("day-en", "night-en"),
        sizes=TWO,
    ),
    row("crowded", "Late in a game of four with the expansions", "crowded", looks=("day-en", "night-en")),
    row("score", "The end", "over", (), ".scorev", looks=("day-en", "night-en"), sizes=TWO),
    row("review", "A look back at the game", "over", (LOOK_BACK,), ".revieww #walk:enabled"),
    row("rules", "The rules beside the table", "role", ("key:r",), "#rules.panel"),
    row("learn", "Lessons and puzzles", "", (LEARN,), ".learnv", sizes=TWO),
    row("lesson", "A lesson", "", (LEARN, '[data-value="lesson:2"]'), "[data-point]", sizes=TWO),
    row("puzzle", "A puzzle", "", (LEARN, '[data-value="puzzle:10"]'), "[data-option]", looks=("day-de",), sizes=TWO),
    row(
        "medals", "Achievements", "", ('[data-act="statistics"]', "#tab-medals"), ".gallery li", looks=("day-es",),
        sizes=TWO,
    ),
    row("past", "Step by step through the game", "over", (LOOK_BACK, "#walk:enabled"), "#place", sizes=TWO),
)  # fmt: skip
