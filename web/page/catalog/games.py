"""The games that can be played, as data: seats, options, players. The build writes them into the page; see `know`.

The row of an option has its values, and what one value needs of other options; see `sanjuan.games.describe`.
"""

from sanjuan.table.names import split

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from page.types import Game, Option, Setup, Value
    from sanjuan.words.words import Words

_known: "list[Game]" = []
DONE, WHOLE = "{done}", "{whole}"
"""The placeholders in a game's text for its progress: home shows it without the words of that game."""
STEP = 5
"""The minutes to which the length of a game is rounded."""


def know(described: "Sequence[Game]") -> None:
    """Store the descriptions of all games, the default game first."""
    _known[:] = described


def rows() -> "list[Game]":
    """Return every game."""
    return list(_known)


def names() -> "list[str]":
    """Return the names of all games."""
    return [game["name"] for game in _known]


def usual() -> "Game":
    """Return the game of whatever names none: of old links, saves and frames, which are older than the other games."""
    return _known[0]


def of(name: "str | None") -> "Game":
    """Return the game of a name, the usual one for an unknown name."""
    for game in _known:
        if game["name"] == name:
            return game
    return usual()


def characters(game: "Game") -> "list[str]":
    """Return who can be sat down against, weakest first."""
    return list(game["characters"] or game["bots"])


def company(bots: "Sequence[str]") -> "list[str]":
    """Return the further people of the game whose characters these are, none where they are of no game."""
    for game in _known:
        if characters(game) == list(bots):
            return list(game.get("company", []))
    return []


def minutes(game: "Game", seats: int) -> int:
    """Return about how many minutes a game takes at a table of this size."""
    least, most = game.get("minutes") or (0, 0)
    few, many = min(game["seats"]), max(game["seats"])
    exact = least + (most - least) * (seats - few) / max(many - few, 1)
    return int(exact / STEP + 0.5) * STEP


def title(game: "Game", lang: str) -> "list[str]":
    """Return the name of a game in a language and the line that goes with it."""
    told: list[str] = game["titles"].get(lang) or [readable(game["name"]), ""]
    return told


def stages(t: "Words") -> str:
    """Return a game's text for its progress, with placeholders for the figures; "" if it has none. For the build."""
    return t("title.stage", done=DONE, whole=WHOLE) if t.has("title.stage") else ""


def stage(game: "Game", told: "dict[str, Any]", lang: str) -> str:
    """Return the progress of a running game in its own words, "" if it is not known."""
    text = game.get("stages", {}).get(lang, "")
    if not text or "done" not in told or "whole" not in told:
        return ""
    return text.replace(DONE, str(told["done"])).replace(WHOLE, str(told["whole"]))


def has_rules(name: str) -> bool:
    """Return whether a game has a book of rules."""
    return name in names() and bool(of(name).get("rulebook"))


def title_of(name: str, lang: str) -> str:
    """Return the name of a game in a language, made readable if there is no such game any longer."""
    return title(of(name), lang)[0] if name in names() else readable(name)


def readable(name: str) -> str:
    """Return a name as it can be read: "red_fox" is "Red fox"."""
    text = name.replace("_", " ")
    return text[:1].upper() + text[1:]


def spelled(value: "Any") -> str:
    """Return a value of an option as it is written in ids and in what the form sets: "true", "112"."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def exact(row: "Option", value: "Any") -> bool:
    """Return whether an option has just this value: 1 is not True."""
    return [own for own in row["values"] if own == value and isinstance(own, bool) == isinstance(value, bool)] != []


def is_switch(row: "Option") -> bool:
    """Return whether an option is on or off; it may be on in more ways than one."""
    return isinstance(row["values"][0], bool)


def needs(row: "Option", value: "Value") -> "dict[str, Value]":
    """Return what other options must be for a value."""
    return row["needs"].get(spelled(value), {})


def fits(row: "Option", value: "Value", setup: "Setup") -> bool:
    """Return whether a value goes with the other options of a set-up."""
    wanted = needs(row, value)
    return not [name for name in wanted if setup.get(name) != wanted[name]]


def fitting(row: "Option", setup: "Setup") -> "list[Value]":
    """Return the values of an option that go with the others, the usual one first."""
    values = [value for value in row["values"] if fits(row, value, setup)]
    return sorted(values, key=lambda value: not same(value, row["default"]))


def same(one: "Any", other: "Any") -> bool:
    """Return whether two values of an option are one: 1 is not True."""
    return spelled(one) == spelled(other)


def depends(row: "Option", name: str) -> bool:
    """Return whether some value of an option needs another option to be something, or stands for what that one says."""
    return row.get("by") == name or [value for value in row["values"] if name in needs(row, value)] != []


def plays(row: "Option", value: "Value", seats: int) -> bool:
    """Return whether a value, or a name, of an option plays at a number of seats."""
    return seats in row.get("at", {}).get(spelled(value), (seats,))


def is_list(row: "Option") -> bool:
    """Return whether an option may be a list of names."""
    return "groups" in row


def listed(row: "Option", setup: "Setup") -> "list[str]":
    """Return the names that an option stands for; none where the seed draws them."""
    return split(setup[row["name"]] or row["lists"].get(spelled(setup.get(row["by"])), ""))
