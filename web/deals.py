"""A deal in a link: all that makes a table, without what anybody has done at it. Pure.

The link's fragment (which browsers never send) is `#deal=4711&seats=3&edition=2&...&with=trader,hoarder`. What comes
in a link may have been written by anybody: every part is checked against a list of what it may be.
"""

from settings import DECKS, LARGE_PRINTING, mixed

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-"
LONGEST, MOST_LETTERS = 300, 24
VALUES = {
    "seats": ("2", "3", "4"), "edition": ("1", "2"), "deck": ("110", "112"), "start_hand": ("0", "1"),
    "new_buildings": ("0", "1", str(LARGE_PRINTING)), "events": ("0", "1"),
}  # fmt: skip
PARTS = ("deal", "seats", "edition", "deck", "start_hand", "new_buildings", "events", "with")


def fragment(deal):
    """Return the text for a link's fragment, without its #."""
    values = deal | {"with": ",".join(deal["with"])}
    return "&".join([part + "=" + str(int(values[part]) if part in VALUES else values[part]) for part in PARTS])


def read(text, bots):
    """Return the deal of a fragment ("#deal=..."), None where it tells of none.

    Raises ValueError on one that is not whole, or says what no deal can be.
    """
    if not text.startswith("#deal="):
        return None
    given = {}
    for part in text[1 : LONGEST + 1].split("&"):
        name, _, value = part.partition("=")
        if name in given or name not in PARTS or not allowed(name, value, bots):
            raise ValueError("not a part of a deal: " + part)
        given[name] = value
    if len(text) > LONGEST or len(given) < len(PARTS):
        raise ValueError("not a whole deal")
    return checked({name: int(given[name]) if name in VALUES else given[name] for name in given})


def allowed(name, value, bots):
    """Say whether a part of a deal may have this value."""
    if name == "deal":
        return 0 < len(value) <= MOST_LETTERS and not [letter for letter in value if letter not in LETTERS]
    if name == "with":
        return not [bot for bot in value.split(",") if bot not in bots]
    return value in VALUES[name]


def checked(deal):
    """Return a deal whose parts go together; raises ValueError where they do not."""
    deal["with"] = deal["with"].split(",")
    wrong = len(deal["with"]) != deal["seats"] - 1 or deal["deck"] not in DECKS[deal["edition"]]
    if wrong or (deal["new_buildings"] == LARGE_PRINTING and deal["edition"] == 1):
        raise ValueError("parts of a deal that do not go together")
    return deal


def of_game(game, bots):
    """Return the deal of a game as the engine tells it: {"seed", "seats", "options", "players"}."""
    options = game["options"]
    edition = options.get("edition", 2)
    deal = {"deal": str(game["seed"]), "seats": game["seats"], "edition": edition}
    deal["deck"] = options.get("deck", DECKS[edition][0])
    for name in ("start_hand", "new_buildings", "events"):
        deal[name] = options.get(name, False)
    seated, instead = game["players"][1:], mixed(bots)
    deal["with"] = [seated[i]["bot"] if seated[i]["bot"] in bots else instead[i + 1] for i in range(len(seated))]
    return deal


def of_day(date, bots):
    """Return the deal of a day ("2026-11-21"): the same for everybody."""
    deal = {"deal": date, "seats": 3, "edition": 2, "deck": DECKS[2][0], "with": mixed(bots)[1:3]}
    return deal | {"start_hand": False, "new_buildings": False, "events": False}


def lay(setup, deal):
    """Set the table up for a deal: the reader against the opponents that go with it."""
    setup["seed"] = deal["deal"]
    for name in ("seats", "edition", "deck"):
        setup[name] = deal[name]
    for name in ("start_hand", "events"):
        setup[name] = bool(deal[name])
    printing = deal["new_buildings"]
    setup["new_buildings"] = printing if printing == LARGE_PRINTING else bool(printing)
    setup["players"][0]["who"] = "human"
    for seat, bot in enumerate(deal["with"]):
        setup["players"][seat + 1]["who"], setup["players"][seat + 1]["bot"] = "bot", bot
