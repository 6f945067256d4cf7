"""The settings of a person: language, light, pace and the table to be set up. Pure; saved as JSON between visits."""

import json

from page.catalog import games, lists
from sanjuan.words.languages import LANGUAGES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from page.state import Ui
    from page.types import Game, Person, Setup

THEMES = ("day", "night")
PACES = ("calm", "normal", "fast", "faster", "instant")
PAUSES = {"calm": 1.8, "normal": 0.9, "fast": 0.45, "faster": 0.22, "instant": 0.0}
"""Seconds between two things that other players do: half, one, two, four times as fast as usual, at once."""
PREFERENCES = {
    "confirm": (True, False), "sure": (False, True), "unseen": (False, True), "deduced": (True, False),
    "count": (True, False), "digest": (True, False), "voices": (True, False),
    "size": ("normal", "smaller", "larger", "largest"), "motion": ("auto", "full", "less"),
    "sound": ("off", "low", "middle", "full"), "awake": (True, False),
}  # fmt: skip
"""The preferences and their values, the default first: ask before an answer of one option is sent; answer by itself if
there is no choice; show how many cards of a kind are still out; show what follows from what was seen, in games that
have such a thing; count the points row by row after a game; show the person who takes the device what the others have
done; let the characters say a word; the size of everything; the amount of motion; the volume; keep the screen on
during a game."""
MOST_LETTERS = 40
WORDS = {"true": True, "false": False}
ELSEWHERE = "elsewhere"
"""The `who` of a player at another device."""
MOST_SEATS = 3
"""The seats at the table of a first visit, if the game has as many."""


def mixed(bots: "Sequence[str]", seats: int) -> "list[str]":
    """Return an opponent for every seat, from the average ones outwards; `bots` are those on offer, weakest first."""
    middle = (len(bots) - 1) / 2
    order = sorted(bots, key=lambda bot: (abs(bots.index(bot) - middle), bots.index(bot)))
    return [order[(seat - 1) % len(order)] for seat in range(seats)]


def usual_seats(game: "Game") -> int:
    """Return the default number of seats."""
    return max([count for count in game["seats"] if count <= MOST_SEATS] or game["seats"][:1])


def new_setup(game: "Game") -> "Setup":
    """Return the table that a game offers at the first visit: one person among computer players, the usual options."""
    bots = mixed(games.characters(game), max(game["seats"]))
    players = [{"name": "", "who": "bot" if seat else "human", "bot": bot} for seat, bot in enumerate(bots)]
    setup: dict[str, Any] = {"game": game["name"], "seats": usual_seats(game), "players": players, "seed": ""}
    for row in game["options"]:
        setup[row["name"]] = row["default"]
    return setup


def change(setup: "Setup", path: str, text: str) -> None:
    """Put a value, given as text, at a path such as "edition" or "players.1.who"; what is not allowed is left out.

    "leave:2" lets the player at seat 2 go; "players.1.bot:+" takes the next one on offer; "players.1" is who sits
    there, "human" for a person.
    """
    keys = path.split(".")
    if len(keys) == 3 and keys[0] == "players":
        _change_player(setup, keys[1], keys[2], text)
    elif len(keys) == 2 and keys[0] == "players":
        _sit(setup, keys[1], text)
    elif path == "seed":
        setup["seed"] = str(text)[:MOST_LETTERS]
    elif path == "seats" and text.isdigit():
        setup["seats"] = int(text)
    elif path == "leave" and text.isdigit():
        _leave(setup, int(text))
    else:
        _choose(setup, path, text)
    settle(setup)


def _choose(setup: "Setup", name: str, text: str) -> None:
    """Give an option a value; choices that depend on it are reset."""
    options = games.of(setup.get("game"))["options"]
    rows = [row for row in options if row["name"] == name]
    chosen = [value for row in rows for value in row["values"] if games.spelled(value) == text]
    found = [lists.changed(row, setup, text) for row in rows if games.is_list(row)]
    chosen += [made for made in found if made is not None]
    if chosen:
        setup[name] = chosen[0]
        for row in options:
            if games.depends(row, name) and not games.is_switch(row):
                setup[row["name"]] = row["default"]


def _leave(setup: "Setup", seat: int) -> None:
    """Take a player off the table, where enough are left: the others move up, the player comes after them."""
    if setup["seats"] - 1 in games.of(setup.get("game"))["seats"] and seat < setup["seats"]:
        setup["players"].append(setup["players"].pop(seat))
        setup["seats"] -= 1


def change_all(setup: "Setup", changes: str) -> None:
    """Put several values: "path:value" pairs separated by blanks."""
    for pair in changes.split(" "):
        path, _, value = pair.partition(":")
        change(setup, path, value)


def _change_player(setup: "Setup", seat: str, key: str, text: str) -> None:
    players = setup["players"]
    if seat.isdigit() and int(seat) < len(players) and key in players[int(seat)]:
        player = players[int(seat)]
        following = key == "bot" and text == "+"
        player[key] = _next_bot(setup, player) if following else str(text)[:MOST_LETTERS]


def _sit(setup: "Setup", seat: str, who: str) -> None:
    """Let a person, somebody elsewhere or a computer player sit down."""
    _change_player(setup, seat, "who", who if who in ("human", ELSEWHERE) else "bot")
    if who in games.characters(games.of(setup.get("game"))):
        _change_player(setup, seat, "bot", who)


def _next_bot(setup: "Setup", player: "Person") -> str:
    """Return the next player on offer after the one that sits there: one that sits nowhere yet, if there is any."""
    offered = games.characters(games.of(setup.get("game")))
    at = offered.index(player["bot"]) + 1 if player["bot"] in offered else 0
    order = offered[at:] + offered[:at]
    sitting = [other["bot"] for other in setup["players"][: setup["seats"]] if other["who"] == "bot"]
    free = [bot for bot in order if bot not in sitting]
    return (free or order)[0]


def settle(setup: "Setup") -> None:
    """Make a set-up sound: a number of seats and values that exist, and that go together."""
    game = games.of(setup.get("game"))
    if setup["seats"] not in game["seats"]:
        setup["seats"] = usual_seats(game)
    for row in lists.rows(game):
        setup[row["name"]] = lists.canonical(row, str(setup[row["name"]])) or ""
    for row in game["options"]:
        if not games.is_list(row) and not games.exact(row, setup[row["name"]]):
            setup[row["name"]] = bool(setup[row["name"]]) if games.is_switch(row) else row["default"]
    for row in game["options"]:
        value = setup[row["name"]]
        if not games.fits(row, value, setup):
            setup[row["name"]] = bool(value) if games.is_switch(row) else games.fitting(row, setup)[0]
    for player in setup["players"]:
        if player["who"] not in ("human", ELSEWHERE, "bot"):
            player["who"] = "bot"


def read(text: "str | None") -> "tuple[dict[str, Any], dict[str, Setup]]":
    """Return (settings, set-ups by game) of a saved text; whatever in it is not sound or not on offer is left out."""
    kept: dict[str, Any] = {}
    setups = {game["name"]: new_setup(game) for game in games.rows()}
    try:
        saved = json.loads(text) if text else {}
    except (ValueError, RuntimeError):  # CPython tells too deep a nesting by the latter
        saved = {}
    if not isinstance(saved, dict):
        return kept, setups
    for key, allowed in (("lang", LANGUAGES), ("theme", THEMES), ("speed", PACES)):
        if saved.get(key) in allowed:
            kept[key] = saved[key]
    others = saved.get("setups")
    for name in setups:
        if name == games.usual()["name"]:
            _take(setups[name], saved.get("setup"))
        elif isinstance(others, dict):
            _take(setups[name], others.get(name))
    return kept, setups


def preferences(text: "str | None") -> "dict[str, Any]":
    """Return the preferences of a saved text, each as it was set or as it is to begin with."""
    try:
        saved = json.loads(text)["preferences"] if text else {}
    except (ValueError, RuntimeError, KeyError, TypeError):
        saved = {}
    kept = {}
    for name in PREFERENCES:
        wanted = saved.get(name) if isinstance(saved, dict) else None
        kept[name] = wanted if isinstance(wanted, (str, bool)) and wanted in PREFERENCES[name] else PREFERENCES[name][0]
    return kept


def prefer(kept: "dict[str, Any]", change: str) -> None:
    """Set a preference, given as "name:value"; what is not allowed is left out."""
    name, _, text = change.partition(":")
    value = WORDS.get(text, text)
    if value in PREFERENCES.get(name, ()):
        kept[name] = value


def _take(setup: "Setup", saved: "Any") -> None:
    if not isinstance(saved, dict):
        return
    game = games.of(setup["game"])
    for key in ["seats"] + [row["name"] for row in game["options"]]:
        if isinstance(saved.get(key), (int, bool, str)):
            setup[key] = saved[key]
    players = saved.get("players")
    if isinstance(players, list):
        for seat in range(min(len(players), len(setup["players"]))):
            _take_player(setup["players"][seat], players[seat], games.characters(game))
    settle(setup)


def _take_player(mine: "dict[str, Any]", player: "Any", bots: "Sequence[str]") -> None:
    if isinstance(player, dict):
        for key in mine:
            if isinstance(player.get(key), str) and (key != "bot" or player[key] in bots):
                mine[key] = player[key][:MOST_LETTERS]


def bare(ui: "Ui") -> "dict[str, dict[str, Any]]":
    """Return the set-ups by game as they are kept: without the seeds (another visit is another deal)."""
    setups = dict(ui.setups)
    setups[ui.setup["game"]] = ui.setup
    return {name: dict(setups[name]) | {"seed": ""} for name in setups}


def write(ui: "Ui") -> str:
    """Return the text to save: settings and set-ups."""
    others = bare(ui)
    kept = {"lang": ui.lang, "theme": ui.theme, "speed": ui.speed, "preferences": ui.preferences}
    first = others.pop(games.usual()["name"], None)
    return json.dumps(kept | ({"setup": first} if first else {}) | ({"setups": others} if others else {}))


def options(setup: "Setup") -> "dict[str, Any]":
    """Return the options of a set-up: of those that leave a choice, what is chosen; lists of names only if chosen."""
    rows = games.of(setup.get("game"))["options"]
    open = [row for row in rows if (setup[row["name"]] if games.is_list(row) else len(games.fitting(row, setup)) > 1)]
    return {row["name"]: setup[row["name"]] for row in open}


def command(setup: "Setup") -> "dict[str, Any]":
    """Return the worker's command that starts this table."""
    players = []
    for seat in range(setup["seats"]):
        player = setup["players"][seat]
        name = player["name"].strip() if player["who"] == "human" else ""
        players.append({"name": name, "who": player["who"], "bot": player["bot"]})
    return {
        "do": "start", "game": games.of(setup.get("game"))["name"], "seats": setup["seats"], "seed": setup["seed"],
        "options": options(setup), "players": players,
    }  # fmt: skip


def elsewhere(players: "Sequence[Person]") -> bool:
    """Return whether somebody plays at another device, or may get a chair back from there."""
    return bool([player for player in players if player["who"] == ELSEWHERE or "kept" in player])


def next_pace(now: str) -> str:
    """Return the pace after this one, round and round."""
    return PACES[(PACES.index(now) + 1) % len(PACES)]


def next_language(now: str) -> str:
    """Return the language after this one, round and round."""
    return LANGUAGES[(LANGUAGES.index(now) + 1) % len(LANGUAGES)]
