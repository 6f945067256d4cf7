"""Options that are lists of names, as they are being chosen on the form: these may be short of some, or have too many.

What the form sets is a list with commas, "" for the usual one, or a change: "!king" takes a name in or out, "!" makes
the usual list one's own.
"""

from page.catalog import games
from sanjuan.table import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from page.types import Game, Option, Setup

CHANGE = "!"


def rows(game: "Game") -> "list[Option]":
    """Return the options of a game that may be lists of names."""
    return [row for row in game["options"] if games.is_list(row)]


def base(row: "Option", setup: "Setup") -> "list[str]":
    """Return the names that a change begins with: those that play, or a whole list where the seed draws them."""
    others = games.of(setup.get("game"))["options"]
    usual = {row["name"]: ""} | {other["name"]: other["default"] for other in others if other["name"] == row["by"]}
    few = [name for group in row["groups"] for name in group["names"][: group["least"]]]
    return games.listed(row, setup) or games.listed(row, usual) or few


def changed(row: "Option", setup: "Setup", text: str) -> "str | None":
    """Return a list after a change, None if the change makes no such list."""
    if text.startswith(CHANGE):
        name, now = text[len(CHANGE) :], base(row, setup)
        if name and name not in names.pool(row["groups"]):
            return None
        return names.joined(row["groups"], names.toggled(row["groups"], now, name) if name else now)
    return canonical(row, text)


def canonical(row: "Option", text: str) -> "str | None":
    """Return a list in canonical order, whole or not; None where a name is not one of the option's, or there twice."""
    chosen = names.split(text)
    made = names.joined(row["groups"], chosen)
    return made if len(names.split(made)) == len(chosen) else None


def whole(row: "Option", text: str) -> bool:
    """Return whether a text is the usual list or a whole one in canonical order."""
    return canonical(row, text) == text and (not text or names.whole(row["groups"], names.split(text)))


def drawn(row: "Option", chance: "Callable[[], float]") -> str:
    """Return a list that is drawn: of every group as many as belong to it, at most."""
    found: list[str] = []
    for group in row["groups"]:
        left = list(group["names"])
        for _ in range(group["most"]):
            found.append(left.pop(int(chance() * len(left))))
    return names.joined(row["groups"], found)


def lacking(game: "Game", setup: "Setup") -> "list[tuple[Option, int]]":
    """Return what keeps a table from being started: (option, how many names are missing; less than 0: too many)."""
    found = []
    for row in rows(game):
        chosen = names.split(setup[row["name"]])
        for group in row["groups"] if chosen else ():
            if names.lacking(group, chosen):
                found.append((row, names.lacking(group, chosen)))
    return found


def replaced(row: "Option", chosen: "Sequence[str]", seats: int) -> "list[tuple[str, str]]":
    """Return (name, who sits in) for the names that do not play at a number of seats."""
    pairs = names.seated(chosen, seats, row.get("at", {}), row.get("instead", {}))
    return [(name, other) for name, other in pairs if name != other]
