"""What a person has set: language, light, pace and the table to be set up. Pure; saved as JSON between visits."""

import json

from sanjuan.languages import LANGUAGES

THEMES = ("day", "night")
PACES = ("calm", "normal", "fast", "faster", "instant")
PAUSES = {"calm": 1.8, "normal": 0.9, "fast": 0.45, "faster": 0.22, "instant": 0.0}
"""Seconds between two things that other players do: half, one, two, four times as fast as usual, at once."""
PREFERENCES = {
    "confirm": (True, False), "sure": (False, True), "unseen": (False, True), "motion": ("auto", "full", "less"),
    "sound": ("off", "low", "middle", "full"), "awake": (True, False),
}  # fmt: skip
"""What else can be set, each with what it may be, the first one to begin with: ask before an answer of one option is
sent; answer by itself where nothing is to choose; show how many cards of a kind are still out; how much moves; how
loud it is; keep the screen on during a game."""
SEATS = (2, 3, 4)
DECKS = {1: (110,), 2: (112, 110)}
LARGE_PRINTING = 33
"""The number of cards that names the larger printing of the second edition's new buildings."""
MOST_LETTERS = 40
WORDS = {"true": True, "false": False}
FIGURES = ("seats", "edition", "deck", "start_hand", "new_buildings", "events")
"""What of a set-up is a number or a truth."""


def mixed(bots):
    """Return an opponent for every seat, from the middling ones outwards; `bots` are those on offer, weakest first."""
    middle = (len(bots) - 1) / 2
    order = sorted(bots, key=lambda bot: (abs(bots.index(bot) - middle), bots.index(bot)))
    return [order[(seat - 1) % len(order)] for seat in range(max(SEATS))]


def new_setup(bots):
    """Return the table offered at the first visit: one person, two opponents of those on offer, second edition."""
    players = [{"name": "", "who": "bot" if seat else "human", "bot": bot} for seat, bot in enumerate(mixed(bots))]
    deal = {"deck": 112, "start_hand": False, "seed": "", "new_buildings": False, "events": False}
    return {"seats": 3, "players": players, "edition": 2} | deal


def change(setup, path, text):
    """Put a value, given as text, at a path such as "edition" or "players.1.who"; what is not allowed is left out."""
    value = WORDS.get(text, text)
    keys = path.split(".")
    if len(keys) == 3 and keys[0] == "players":
        _change_player(setup["players"], keys[1], keys[2], value)
    elif path == "seed":
        setup["seed"] = str(text)[:MOST_LETTERS]
    elif path in FIGURES:
        setup[path] = int(value)
    if path == "edition":
        setup["deck"] = 0
    settle(setup)


def change_all(setup, changes):
    """Put several values: "path:value" pairs parted by blanks."""
    for pair in changes.split(" "):
        path, _, value = pair.partition(":")
        change(setup, path, value)


def _change_player(players, seat, key, value):
    if seat.isdigit() and int(seat) < len(players) and key in players[int(seat)]:
        players[int(seat)][key] = str(value)[:MOST_LETTERS]


def settle(setup):
    """Make a set-up sound: numbers that exist, a deck and a printing that the edition has."""
    if setup["seats"] not in SEATS:
        setup["seats"] = 3
    if setup["edition"] is True or setup["edition"] not in DECKS:
        setup["edition"] = 2
    if setup["deck"] not in DECKS[setup["edition"]]:
        setup["deck"] = DECKS[setup["edition"]][0]
    if setup["new_buildings"] != LARGE_PRINTING or setup["edition"] == 1:
        setup["new_buildings"] = bool(setup["new_buildings"])
    setup["start_hand"] = bool(setup["start_hand"])
    setup["events"] = bool(setup["events"])
    for player in setup["players"]:
        if player["who"] not in ("human", "bot"):
            player["who"] = "bot"


def read(text, bots):
    """Return (settings, set-up) of a saved text; whatever in it is not sound or not on offer is left out."""
    kept, setup = {}, new_setup(bots)
    try:
        saved = json.loads(text) if text else {}
    except (ValueError, RuntimeError):  # CPython tells too deep a nesting by the latter
        saved = {}
    if not isinstance(saved, dict):
        return kept, setup
    for key, allowed in (("lang", LANGUAGES), ("theme", THEMES), ("speed", PACES)):
        if saved.get(key) in allowed:
            kept[key] = saved[key]
    _take(setup, saved.get("setup"), bots)
    return kept, setup


def preferences(text):
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


def prefer(kept, change):
    """Set a preference, given as "name:value"; what is not allowed is left out."""
    name, _, text = change.partition(":")
    value = WORDS.get(text, text)
    if value in PREFERENCES.get(name, ()):
        kept[name] = value


def _take(setup, saved, bots):
    if not isinstance(saved, dict):
        return
    for key in FIGURES:
        if isinstance(saved.get(key), (int, bool)):
            setup[key] = saved[key]
    players = saved.get("players")
    if isinstance(players, list):
        for seat in range(min(len(players), len(setup["players"]))):
            _take_player(setup["players"][seat], players[seat], bots)
    settle(setup)


def _take_player(mine, player, bots):
    if isinstance(player, dict):
        for key in mine:
            if isinstance(player.get(key), str) and (key != "bot" or player[key] in bots):
                mine[key] = player[key][:MOST_LETTERS]


def write(ui):
    """Return the text to save: settings and set-up, without the seed (another visit is another deal)."""
    setup = dict(ui["setup"])
    setup["seed"] = ""
    kept = {"lang": ui["lang"], "theme": ui["theme"], "speed": ui["speed"], "preferences": ui["preferences"]}
    return json.dumps(kept | {"setup": setup})


def command(setup):
    """Return the worker's command that starts this table."""
    players = []
    for seat in range(setup["seats"]):
        player = setup["players"][seat]
        name = player["name"].strip() if player["who"] == "human" else ""
        players.append({"name": name, "who": player["who"], "bot": player["bot"]})
    options = {"edition": setup["edition"], "start_hand": setup["start_hand"]}
    if len(DECKS[setup["edition"]]) > 1:
        options["deck"] = setup["deck"]
    for expansion in ("new_buildings", "events"):
        if setup[expansion]:
            options[expansion] = setup[expansion]
    return {
        "do": "start", "game": "san_juan", "seats": setup["seats"], "seed": setup["seed"], "options": options,
        "players": players,
    }  # fmt: skip


def next_pace(now):
    """Return the pace after this one, round and round."""
    return PACES[(PACES.index(now) + 1) % len(PACES)]


def next_language(now):
    """Return the language after this one, round and round."""
    return LANGUAGES[(LANGUAGES.index(now) + 1) % len(LANGUAGES)]
