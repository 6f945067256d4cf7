"""The table that somebody else asks for: a page that shows the game in a frame, by its address or by a message.

Pure, and strict: whatever is not as described is refused, with its name, what was given and what is allowed.
"""

from page.catalog import games, lists
from page.catalog.settings import MOST_LETTERS, change, new_setup

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, NoReturn

    from page.types import Coded, Game, Option, Setup
    from sanjuan.table.names import Group

NAME_LETTERS = 16
SHOWN_LETTERS = 40
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-."


class Declined(Exception):
    """A request that cannot be met: `id` and `words` as in the engine's errors."""

    def __init__(self, id: str, **words: "Any") -> None:
        super().__init__(id)
        self.id = id
        self.words = words

    def error(self) -> "Coded":
        """Return it as the page shows errors."""
        return {"id": self.id, "args": self.words}


def shown(value: "Any") -> str:
    """Return a value given by somebody else as a short text."""
    if isinstance(value, (list, dict)):
        return "[…]" if isinstance(value, list) else "{…}"
    text = str(value)
    return text if len(text) <= SHOWN_LETTERS else text[: SHOWN_LETTERS - 1] + "…"


def refuse(name: str, value: "Any", allowed: str) -> "NoReturn":
    """Raise Declined for a value; `allowed` says in names and numbers what would do."""
    raise Declined("asked_value", name=name, value=shown(value), allowed=allowed)


def is_number(value: "Any") -> bool:
    """Return whether a value is a whole number (in Python a truth is one too)."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_plain(value: "Any", most: int = SHOWN_LETTERS) -> bool:
    """Return whether a value is a name of ASCII letters, digits, "_", "-" and "."."""
    return isinstance(value, str) and 0 < len(value) <= most and all(letter in PLAIN for letter in value)


def listed(values: "Sequence[Any]") -> str:
    """Return the values that are allowed as a text."""
    return ", ".join([str(value) for value in values])


def one_of(name: str, value: "Any", values: "tuple[Any, ...]") -> "Any":
    """Return a value that is among those allowed; raises Declined."""
    if isinstance(value, bool) or not isinstance(value, (int, str)) or value not in values:
        refuse(name, value, listed(values))
    return value


def texts(name: str, value: "Any", most: int, fits: "Callable[[str], bool]", allowed: str) -> "list[str]":
    """Return a list of at most `most` texts that each fit; raises Declined."""
    if not isinstance(value, list) or len(value) > most:
        refuse(name, value, allowed)
    for item in value:
        if not isinstance(item, str) or not fits(item):
            refuse(name, item, allowed)
    return value


def fields_of(game: "Game") -> "list[str]":
    """Return what can be asked of a game's table, in the order in which one part may depend on another.

    Options that are on or off are in the list "options"; every other option is a field of its own.
    """
    return ["game", "seats", "opponents", "names"] + [row["name"] for row in choices(game)] + ["options", "seed"]


def choices(game: "Game") -> "list[Option]":
    """Return the options that are fields of their own."""
    return [row for row in game["options"] if not games.is_switch(row)]


def switches(game: "Game") -> "dict[str, tuple[Option, Any]]":
    """Return what can be in the list of options, each with (row, value): "events", "new_buildings_33"."""
    found = {}
    for row in game["options"]:
        for value in row["values"][1:] if games.is_switch(row) else ():
            found[row["name"] + ("" if value is True else "_" + games.spelled(value))] = (row, value)
    return found


def game_of(fields: "dict[str, Any]") -> "Game":
    """Return the requested game, the default one if none is named; raises Declined."""
    if "game" not in fields:
        return games.usual()
    return games.of(one_of("game", fields["game"], tuple(games.names())))


def table(fields: "dict[str, Any]") -> "Setup":
    """Return the set-up (see `settings`) that fields describe; raises Declined for the first that is not sound.

    game: its name; seats: how many; opponents: computer players of the game or "human", one for all or one each;
    names: of the players, in their order; options: see `switches`; seed: the deal, a text or number; and `choices`.
    """
    game = game_of(fields)
    setup, known = new_setup(game), fields_of(game)
    for name in fields:
        if name not in known:
            raise Declined("asked_unknown", name=shown(name), allowed=listed(known))
    setup["seats"] = _seats_of(game, fields, setup["seats"])
    for name in known[1:]:
        if name in fields:
            PUT.get(name, _choice(name))(game, setup, fields[name])
    _go_together(game, setup)
    return setup


def _go_together(game: "Game", setup: "Setup | Any") -> None:
    """See that what was put first still goes with what came after it; raises Declined."""
    for row in game["options"]:
        if not games.fits(row, setup[row["name"]], setup):
            refuse(row["name"], setup[row["name"]], listed(games.fitting(row, setup)))


def _seats_of(game: "Game", fields: "dict[str, Any]", usual: int) -> int:
    """Return the default number of seats: one more than the named opponents, if they are several."""
    named = fields.get("opponents")
    if isinstance(named, list) and 1 < len(named) and len(named) + 1 in game["seats"]:
        return len(named) + 1
    return usual


def _seats(game: "Game", setup: "Setup", value: "Any") -> None:
    setup["seats"] = one_of("seats", value, tuple(game["seats"]))


def people(fields: "dict[str, Any]", game: "Game") -> None:
    """See that opponents and names are some, where the number of seats is not known; raises Declined."""
    if "opponents" in fields:
        _known_opponents(game, fields["opponents"])
    if "names" in fields:
        _short_names(fields["names"], max(game["seats"]))


def _known_opponents(game: "Game", value: "Any") -> "list[str]":
    known = games.characters(game) + ["human"]

    def fits(name: str) -> bool:
        return name in known

    return texts("opponents", value, max(game["seats"]) - 1, fits, listed(known))


def _opponents(game: "Game", setup: "Setup", value: "Any") -> None:
    names = _known_opponents(game, value)
    if len(names) not in (1, setup["seats"] - 1):
        refuse("opponents", len(names), "1, " + str(setup["seats"] - 1))
    for seat in range(1, len(setup["players"])):
        name = names[min(seat, len(names)) - 1]
        setup["players"][seat]["who"] = "human" if name == "human" else "bot"
        if name != "human":
            setup["players"][seat]["bot"] = name


def _short_names(value: "Any", seats: int) -> "list[str]":
    def fits(name: str) -> bool:
        return len(name) <= NAME_LETTERS

    return texts("names", value, seats, fits, str(seats) + " × 0–" + str(NAME_LETTERS))


def _names(_game: "Game", setup: "Setup", value: "Any") -> None:
    names = _short_names(value, setup["seats"])
    for seat in range(len(names)):
        setup["players"][seat]["name"] = names[seat]


def _choice(name: str) -> "Callable[[Game, Setup, Any], None]":
    """Return what puts the value of an option that is a field of its own."""

    def put(game: "Game", setup: "Setup", value: "Any") -> None:
        [row] = [row for row in choices(game) if row["name"] == name]
        if games.is_list(row):
            change(setup, name, _list(row, value))
        else:
            change(setup, name, games.spelled(one_of(name, value, tuple(games.fitting(row, setup)))))

    return put


def _list(row: "Option", value: "Any") -> str:
    """Return a list of names that is whole; raises Declined, with the names that there are."""
    wanted = [amount(group) + " × (" + listed(group["names"]) + ")" for group in row["groups"]]
    made = lists.canonical(row, value) if isinstance(value, str) else None
    if made is None or not lists.whole(row, made):
        refuse(row["name"], value, ", ".join(wanted))
    return made


def amount(group: "Group") -> str:
    """Return how many names of a group a list has: "1", "0–1"."""
    least, most = str(group["least"]), str(group["most"])
    return least if least == most else least + "–" + most


def _options(game: "Game", setup: "Setup", value: "Any") -> None:
    known = switches(game)

    def fits(name: str) -> bool:
        return name in known

    names = [name for row in game["options"] for name in known if known[name][0] is row]
    for name in texts("options", value, len(known), fits, listed(names)):
        row, wanted = known[name]
        if not games.fits(row, wanted, setup):
            needed = games.needs(row, wanted)
            refuse("options", name, listed([other + " " + games.spelled(needed[other]) for other in needed]))
        if not setup[row["name"]] or wanted is not True:  # what is on in one way more is on
            setup[row["name"]] = wanted


def _seed(_game: "Game", setup: "Setup", value: "Any") -> None:
    if is_number(value):
        value = str(value)
    if not isinstance(value, str) or len(value) > MOST_LETTERS:
        refuse("seed", value, "0–" + str(MOST_LETTERS))
    setup["seed"] = value


PUT = {"seats": _seats, "opponents": _opponents, "names": _names, "options": _options, "seed": _seed}
"""The functions that set the fields that every game has, by field."""
