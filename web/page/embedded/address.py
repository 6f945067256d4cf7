"""The address of a page that is shown in a frame: what the page around it asks for. Pure and strict, see `asked`."""

from page.catalog import games
from page.catalog.settings import PACES, THEMES
from page.embedded import setup_request, task_request
from page.embedded.setup_request import Declined, choices, fields_of, is_number, is_plain, one_of, refuse
from sanjuan.words.languages import LANGUAGES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from page.types import Coded, Game

    Pairs = Sequence[tuple[str, str]]

CONTROLS = ("all", "table")
"""The controls beside the table: all of them, or none (no set-up sheet, no menu)."""
MOST_PARAMETERS = 20
MOST_LETTERS = 2000
LISTS = ("opponents", "names", "options")
CHOICES = (("lang", LANGUAGES), ("theme", THEMES), ("speed", PACES), ("controls", CONTROLS), ("start", ("1", "wait")))
OTHERS = ("save", "origin")


def nothing() -> "dict[str, Any]":
    """Return the wishes of an address that has none.

    lang, theme, speed: None is the reader's own; controls: see `CONTROLS`; start: "" shows the set-up, "1" starts,
    "wait" waits for a message; task: the lesson or puzzle to begin with, "" for none; save: name of the place where the
    game is kept; origin: whose messages are heard.
    """
    return {
        "lang": None, "theme": None, "speed": None, "controls": "all", "start": "", "task": "", "save": "frame",
        "origin": "", "setup": None,
    }  # fmt: skip


def read(pairs: "Pairs") -> "tuple[dict[str, Any], Coded | None]":
    """Return (wishes, error) of an address, given as (name, value) pairs; the error is None where all is sound.

    What is sound before the first fault is granted all the same: language and light are needed to tell the fault.
    """
    wishes = nothing()
    game = games.of(dict(pairs).get("game"))
    try:
        values = _once(pairs, game)
        for name, allowed in CHOICES:
            if name in values:
                wishes[name] = one_of(name, values[name], allowed)
        _others(wishes, values)
        asked = _table(values, game)
        if task_request.kind_of(asked):
            wishes["task"] = task_request.task(asked)
        else:
            wishes["setup"] = setup_request.table(asked)
    except Declined as declined:
        return wishes, declined.error()
    return wishes, None


def _once(pairs: "Pairs", game: "Game") -> "dict[str, str]":
    """Return the parameters as a dictionary; raises Declined on a flood, on one that is unknown or there twice."""
    if len(pairs) > MOST_PARAMETERS or sum([len(name) + len(value) for name, value in pairs]) > MOST_LETTERS:
        raise Declined("asked_long", allowed=str(MOST_LETTERS))
    known = tuple([name for name, _ in CHOICES]) + OTHERS + tuple(fields_of(game)) + task_request.KINDS
    values = {}
    for name, value in pairs:
        if name not in known:
            raise Declined("asked_unknown", name=setup_request.shown(name), allowed=setup_request.listed(known))
        if name in values:
            raise Declined("asked_twice", name=name)
        values[name] = value
    return values


def _others(wishes: "dict[str, Any]", values: "dict[str, str]") -> None:
    if "save" in values:
        if not is_plain(values["save"]):
            refuse("save", values["save"], "1–40 × a–z 0–9 _ . -")
        wishes["save"] = values["save"]
    if "origin" in values:
        wishes["origin"] = origin(values["origin"])


def origin(text: str) -> str:
    """Return an origin as browsers write it: scheme, host, perhaps a port, in small letters; raises Declined."""
    scheme, _, host = text.partition("://")
    name, _, port = host.partition(":")
    sound = scheme in ("http", "https") and is_plain(name, 253) and name == name.lower() and "_" not in name
    if not sound or (":" in host and not (port.isdigit() and len(port) <= 5)):
        refuse("origin", text, "http(s)://host(:port)")
    return text


def places(save: str, origin: str) -> "tuple[str, str]":
    """Return the prefix under which a frame keeps things, and the one under which older versions did ("": the same).

    What is kept belongs to the page around: another site that asks for the same name finds nothing.
    """
    older = "sanjuan.frame." + save + "."
    return (older + "@" + origin + ".", older) if origin else (older, "")


def _table(values: "dict[str, str]", game: "Game") -> "dict[str, Any]":
    """Return the fields of the table, or of the task, out of the texts of an address."""
    known = fields_of(game) + list(task_request.KINDS)
    return {name: _typed(name, values[name], game) for name in known if name in values}


def _typed(name: str, text: str, game: "Game") -> "Any":
    if name in LISTS:
        return text.split(",") if text else []
    numbers = ["seats"] + list(task_request.KINDS) + [row["name"] for row in choices(game) if is_number(row["default"])]
    return int(text) if name in numbers and len(text) <= 3 and text.isdigit() else text
