"""A deal in a link: everything that makes a table, without any answers. Pure.

The link's fragment (which browsers never send) is `#deal=4711&seats=3&OPTION=VALUE&...&with=trader,hoarder`, with
`game=NAME` if it is not the default game. A list of names is written short, and only if
it is not the usual one. An option that a link leaves out has its default: the link is older than the option. What comes
in a link may have been written by anybody: every part is checked against a list of what it may be.
"""

from page.catalog import games, lists
from page.catalog.settings import mixed, settle, usual_seats
from sanjuan.table.names import code, decoded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from page.types import Coded, Game, Option, Setup, Value

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-"
LONGEST, MOST_LETTERS = 600, 24
SHOWN_LETTERS = 60
"""The number of letters shown of an unreadable part of a link."""
RUBBISH = " .,;:!?)]}>*\"'"
"""The characters that may follow a link copied out of a sentence; browsers escape some of them with a "%"."""
NEEDED = ("deal", "seats", "with")
"""The parts that every link has. The opponents come last, as many as the seats need, so a link cut short is noticed."""
TRACKERS = ("utm_", "fbclid", "gclid", "dclid", "msclkid", "igsh", "mc_", "ttclid", "twclid", "yclid", "_hs")
"""The beginnings of the parameters that others add to a shared link."""


class NoDeal(ValueError):
    """A link without a valid deal: `game` is the one that it names or belongs to, `told` is the error.

    The error quotes the faulty part of the link, unless that is the deal itself.
    """

    def __init__(self, game: "Game", why: str, part: str = "") -> None:
        super().__init__(why)
        self.game = game["name"]
        self.told: Coded = {"id": "bad_deal", "args": {}}
        if part and not part.startswith("deal="):
            self.told = {"id": "bad_part", "args": {"part": part[:SHOWN_LETTERS]}}


def parts(game: "Game") -> "list[str]":
    """Return the parts of a game's deals, in their order."""
    named = [] if game["name"] == games.usual()["name"] else ["game"]
    return ["deal"] + named + ["seats"] + [row["name"] for row in game["options"]] + ["with"]


def left_out(game: "Game") -> "dict[str, str]":
    """Return what the parts are that a link need not have."""
    return {row["name"]: "" for row in lists.rows(game)}


def coded(value: "Value") -> str:
    """Return a value of an option as links write it."""
    return value if isinstance(value, str) else str(int(value))


def fragment(deal: "dict[str, Any]") -> str:
    """Return the text for a link's fragment, without its #."""
    game = games.of(deal["game"])
    values = deal | {"with": ",".join(deal["with"])}
    values.update({row["name"]: code(row["groups"], deal[row["name"]]) for row in lists.rows(game)})
    told = [part for part in parts(game) if part not in left_out(game) or values[part]]
    return "&".join([part + "=" + coded(values[part]) for part in told])


def own(text: str) -> str:
    """Return the text of a link without what others have put behind it."""
    kept = [part for part in text.split("&") if not [one for one in TRACKERS if part.startswith(one)]] or [""]
    kept[-1] = kept[-1].partition("%")[0].rstrip(RUBBISH)
    return "&".join(kept)


def read(text: str) -> "dict[str, Any] | None":
    """Return the deal of a fragment ("#deal=..."), None if it has none.

    Raises NoDeal on an incomplete or impossible one.
    """
    if not text.startswith("#deal="):
        return None
    text = own(text)
    given = [part.partition("=") for part in text[1 : LONGEST + 1].split("&")]
    game = _game([value for name, _, value in given if name == "game"])
    deal = {}
    for name, _, value in given:
        if name in deal or name not in parts(game):
            raise NoDeal(game, "not a part of a deal: " + name, name)
        deal[name] = _value(game, name, value)
    if len(text) > LONGEST or [name for name in NEEDED if name not in deal]:
        raise NoDeal(game, "not a whole deal")
    return _checked(game, _completed(game, deal) | {"game": game["name"]})


def _completed(game: "Game", given: "dict[str, Any]") -> "dict[str, Any]":
    """Return a deal with the options that its link leaves out, completed as the engine does."""
    deal = {row["name"]: row["default"] for row in game["options"]} | given
    for row in game["options"]:
        if row["name"] not in given and not games.fits(row, row["default"], deal):
            deal[row["name"]] = games.fitting(row, deal)[0]
    return deal


def _game(wanted: "list[str]") -> "Game":
    for name in wanted:
        if name not in games.names():
            raise NoDeal(games.usual(), "not a game of a deal: " + name, "game=" + name)
    return games.of(wanted[0] if wanted else None)


def _value(game: "Game", name: str, text: str) -> "Any":
    """Return the value of a part; raises NoDeal if it may not have this one."""
    found: list[Any]
    if name == "deal":
        found = [text] if 0 < len(text) <= MOST_LETTERS and not [one for one in text if one not in LETTERS] else []
    elif name == "with":
        known = games.characters(game)
        found = [text.split(",")] if not [bot for bot in text.split(",") if bot not in known] else []
    elif name in left_out(game):
        found = _list(_row(game, name), text)
    else:
        found = [value for value in _allowed(game, name) if coded(value) == text]
    if not found:
        raise NoDeal(game, "not a part of a deal: " + name + "=" + text, name + "=" + text)
    return found[0]


def _list(row: "Option", text: str) -> "list[str]":
    """Return the list of names in a text, in canonical order; an empty one if the list is not complete."""
    try:
        made = lists.canonical(row, decoded(row["groups"], text))
    except ValueError:  # digits that stand for no names
        return []
    return [made] if made and lists.whole(row, made) else []


def _allowed(game: "Game", name: str) -> "Sequence[Value]":
    """Return what a part with a few values may be."""
    return [game["name"]] if name == "game" else game["seats"] if name == "seats" else _row(game, name)["values"]


def _row(game: "Game", name: str) -> "Option":
    return [row for row in game["options"] if row["name"] == name][0]


def _checked(game: "Game", deal: "dict[str, Any]") -> "dict[str, Any]":
    """Return a deal whose parts go together; raises NoDeal where they do not."""
    names = [row["name"] for row in game["options"] if not games.fits(row, deal[row["name"]], deal)]
    apart = [name + "=" + coded(deal[name]) for name in names]
    apart += [] if len(deal["with"]) == deal["seats"] - 1 else ["with=" + ",".join(deal["with"])]
    if apart:
        raise NoDeal(game, "parts of a deal that do not go together", apart[0])
    return deal


def of_game(told: "dict[str, Any]") -> "dict[str, Any]":
    """Return the deal of a game in the form of the engine: {"game", "seed", "seats", "options", "players"}."""
    game = games.of(told.get("game"))
    deal = {"game": game["name"], "deal": str(told["seed"]), "seats": told["seats"], "players": []}
    for row in game["options"]:
        deal[row["name"]] = told["options"].get(row["name"], row["default"])
    settle(deal)
    bots, seated = games.characters(game), told["players"][1:]
    instead = mixed(bots, len(seated) + 1)
    deal["with"] = [seated[i]["bot"] if seated[i]["bot"] in bots else instead[i + 1] for i in range(len(seated))]
    return deal


def of_day(date: str, name: "str | None" = None) -> "dict[str, Any]":
    """Return a game's deal of a day ("2026-11-21"): the same for everybody."""
    game = games.of(name)
    seats = usual_seats(game)
    deal = {"game": game["name"], "deal": date, "seats": seats, "with": mixed(games.characters(game), seats)[1:]}
    return deal | {row["name"]: row["default"] for row in game["options"]}


def is_of_day(setup: "Setup", date: str) -> bool:
    """Return whether a table is set up for its game's deal of a day, "" for no day."""
    if not date or setup.get("seed") != date:
        return False
    deal = of_day(date, setup.get("game"))
    names = ["seats"] + [row["name"] for row in games.of(deal["game"])["options"]]
    others = [player["bot"] for player in setup["players"][1 : deal["seats"]] if player["who"] == "bot"]
    me = setup["players"][0]["who"] == "human"
    usual = not [name for name in names if setup[name] != deal[name]]
    return usual and me and others == deal["with"]


def may_be_even(setup: "Setup", date: str) -> bool:
    """Return whether an even game is proposed: to one person against computer players, not for the deal of the day."""
    sitters = [player["who"] for player in setup["players"][: setup["seats"]]]
    others = [who for who in sitters if who == "bot"]
    return sitters.count("human") == 1 and len(others) == len(sitters) - 1 and not is_of_day(setup, date)


def lay(setup: "Setup", deal: "dict[str, Any]") -> None:
    """Set the table of its game up for a deal: the reader against the opponents that go with it."""
    setup["seed"], setup["seats"] = deal["deal"], deal["seats"]
    for row in games.of(deal["game"])["options"]:
        setup[row["name"]] = deal[row["name"]]
    setup["players"][0]["who"] = "human"
    for seat, bot in enumerate(deal["with"]):
        setup["players"][seat + 1]["who"], setup["players"][seat + 1]["bot"] = "bot", bot
