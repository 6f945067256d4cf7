"""The language that the game in a frame and the page around it speak: JSON texts of version 1, see docs/embedding.md.

Pure. Commands from outside are read strictly; what goes out is what the person at the device may see: the table as the
engine shows it to this person, and named parts of the rest, so that nothing gets out because a frame grew.
"""

import json

from page.catalog import games
from page.catalog.settings import PACES, THEMES
from page.embedded import setup_request, task_request
from page.embedded.setup_request import Declined, one_of, refuse, shown
from sanjuan.words.languages import LANGUAGES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from page.types import Frame, Game

VERSION = 1
MOST_LETTERS = 300_000
"""The most letters of a message; the longest records of games are about 20,000 letters."""
MOST_WAITING = 8
"""Commands that may wait while another one is carried out."""
SETTINGS = (("language", LANGUAGES), ("theme", THEMES), ("speed", PACES), ("controls", ("all", "table")))
COMMANDS = ("newGame", "learn", "load", "set", "getState", "getRecord")
ENVELOPE = ("sanjuan", "type", "id", "data")
POSITION = ("position", "opponents", "names")
ASK = ("seat", "kind", "options", "least", "most")


def envelope(text: "Any") -> "tuple[Any, str, Any]":
    """Return (kind, id, data) of a command, the data as they came; raises Declined. Without an id it is ""."""
    message = _object(text)
    for name in message:
        if name not in ENVELOPE:
            raise Declined("asked_unknown", name=shown(name), allowed=setup_request.listed(ENVELOPE))
    if not setup_request.is_number(message.get("sanjuan")) or message["sanjuan"] != VERSION:
        refuse("sanjuan", message.get("sanjuan"), str(VERSION))
    id = message.get("id", "")
    if id != "" and not setup_request.is_plain(id):
        refuse("id", id, "1–40 × a–z 0–9 _ . -")
    return message.get("type"), id, message.get("data", {})


def checked(kind: "Any", data: "Any", game: "Game | None" = None) -> "Any":
    """Return the data of a kind of command, read; raises Declined. `game` is the one on the table, or the usual one."""
    one_of("type", kind, COMMANDS)
    if not isinstance(data, dict):
        refuse("data", data, "{…}")
    return READERS[kind](data, game or games.usual())


def _object(text: "Any") -> "dict[str, Any]":
    if not isinstance(text, str) or len(text) > MOST_LETTERS:
        raise Declined("asked_long", allowed=str(MOST_LETTERS))
    try:
        message = json.loads(text)
    except (ValueError, RuntimeError):  # MicroPython and CPython tell too deep a nesting by RuntimeErrors
        message = None
    if not isinstance(message, dict):
        raise Declined("asked_message")
    return message


def _set(data: "dict[str, Any]", _game: "Game") -> "dict[str, Any]":
    known = [name for name, _ in SETTINGS]
    for name in data:
        if name not in known:
            raise Declined("asked_unknown", name=shown(name), allowed=setup_request.listed(known))
    return {name: one_of(name, data[name], allowed) for name, allowed in SETTINGS if name in data}


def _load(data: "dict[str, Any]", game: "Game") -> "dict[str, Any]":
    if "position" in data:
        return _position(data, game)
    record = data.get("record")
    if list(data) != ["record"] or not isinstance(record, str) or not record:
        refuse("record", record, "1–" + str(MOST_LETTERS))
    return data


def _position(data: "dict[str, Any]", game: "Game") -> "dict[str, Any]":
    for name in data:
        if name not in POSITION:
            raise Declined("asked_unknown", name=shown(name), allowed=setup_request.listed(POSITION))
    if not isinstance(data["position"], str) or not data["position"]:
        refuse("position", data["position"], "1–" + str(MOST_LETTERS))
    setup_request.people(data, game)
    return data


def _nothing(data: "dict[str, Any]", _game: "Game") -> "dict[str, Any]":
    if data:
        refuse("data", data, "{}")
    return data


def _new_game(data: "dict[str, Any]", _game: "Game") -> "Any":
    return setup_request.table(data)


def _learn(data: "dict[str, Any]", _game: "Game") -> "Any":
    return task_request.task(data)


READERS = {
    "newGame": _new_game, "learn": _learn, "load": _load, "set": _set, "getState": _nothing, "getRecord": _nothing,
}  # fmt: skip


def message(kind: str, data: "Mapping[str, Any]", id: str = "") -> str:
    """Return the text of a message to the page around."""
    made: dict[str, Any] = {"sanjuan": VERSION, "type": kind, "data": data}
    if id:
        made["id"] = id
    return json.dumps(made)


def picked(whole: "Mapping[str, Any]", names: "Sequence[str]") -> "dict[str, Any]":
    """Return the named parts of a dictionary that are there."""
    return {name: whole[name] for name in names if name in whole}


def state(frame: "Frame | None", names: "Sequence[str]") -> "dict[str, Any] | None":
    """Return the public part of a position: a frame without save, hints and reasons; None if no game is open."""
    if frame is None:
        return None
    return {
        "players": players(frame, names),
        "table": frame["table"],
        "ask": picked(frame["ask"], ASK) if frame["ask"] else None,
        "turn": frame["turn"],
        "curtain": frame["curtain"],
        "over": over(frame),
    }


def players(frame: "Frame", names: "Sequence[str]") -> "list[dict[str, str]]":
    """Return who plays: names as shown on the table, and which of them are people."""
    return [{"name": names[seat], "who": player["who"]} for seat, player in enumerate(frame["players"])]


def over(frame: "Frame") -> "dict[str, Any] | None":
    """Return how the game ended, None while it goes on."""
    return picked(frame["over"], ("scores", "winners")) if frame["over"] else None


def task(frame: "Frame", number: int) -> "dict[str, Any] | None":
    """Return how a lesson or puzzle, given its number, was solved or missed; None while it is open or there is none."""
    told = frame.get("task")
    if not told or told["state"] == "open":
        return None
    return {"game": frame["table"]["game"], "kind": told["kind"], "number": number, "solved": told["state"] == "solved"}


def move(frame: "Frame") -> "dict[str, Any]":
    """Return what has happened since the last message: the facts that the person at the device may know."""
    return {"facts": frame["log"], "turn": frame["turn"]}


def height(width: int) -> int:
    """Return the height in pixels at which the table fits a frame of a width best, see the layouts in web/css."""
    if width < 600:
        return 780
    if width < 980:
        return max(480, min(width * 62 // 100, 600))
    return max(720, min(width * 64 // 100, 900))
