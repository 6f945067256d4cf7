"""The games played to their end on this device: what is kept of each, and what they come to. Pure.

Only games of one person are kept, and nothing but figures: which game, when, at which table, the points of every seat.
"""

import json

from sanjuan.first_game import FIRST_GAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from page.storage.types import Played
    from page.types import Frame, Person

KEY, GAME = "history", "game."
"""The keys under which games played to their end are kept; before its id: that of a game's save."""
MOST = 300
"""Games that are kept; the oldest make room."""
FEW = 5
"""The finished games that it takes to show how strong the person plays a game."""
MOST_LETTERS = 40
"""Letters of a game's name."""


def entry(frame: "Frame", players: "Sequence[Person]", date: str) -> "Played | None":
    """Return what is kept of a game that is over, None where not exactly one person has played all of it."""
    people = [seat for seat, player in enumerate(players) if player["who"] == "human"]
    over, table = frame["over"], frame["table"]
    if over is None or len(people) != 1 or not over.get("whole", True):
        return None
    return {
        "id": mark(frame["save"]), "date": date, "game": table["game"], "variant": table.get("variant", ""),
        "me": people[0], "bots": [player["bot"] if player["who"] == "bot" else "" for player in players],
        "scores": list(over["scores"]), "winners": list(over["winners"]),
        "deal": over.get("deal", ""), "rounds": over.get("rounds", 0),
    }  # fmt: skip


def mark(save: str) -> str:
    """Return what identifies a finished game: the checksum of its save."""
    return save.split(".")[2]


def read(text: "str | None") -> "list[Played]":
    """Return the games of a kept text, the newest last; whatever in it is not sound is left out."""
    try:
        games = json.loads(text) if text else []
    except ValueError:
        games = []
    return [game for game in games if sound(game)] if isinstance(games, list) else []


def sound(game: object) -> bool:
    """Return whether something is a kept game."""
    if not isinstance(game, dict):
        return False
    bots, scores, winners, me = [game.get(key) for key in ("bots", "scores", "winners", "me")]
    if not (isinstance(bots, list) and isinstance(scores, list) and isinstance(winners, list)):
        return False
    if len(bots) != len(scores) or not isinstance(me, int) or not 0 <= me < len(bots):
        return False
    texts = [game.get("id"), game.get("date"), game.get("deal", ""), game_of(game)] + bots
    figures = scores + winners + [game.get("rounds", 0)]
    if [x for x in texts if not isinstance(x, str)] or [x for x in figures if not isinstance(x, int)]:
        return False
    return 0 < len(game_of(game)) <= MOST_LETTERS


def game_of(played: "Played | dict[str, str]") -> str:
    """Return the name of the game that was played."""
    return played.get("game", FIRST_GAME)


def of(games: "Sequence[Played]", name: str) -> "list[Played]":
    """Return those of the games that are of one game; "" for all of them."""
    return [played for played in games if name in ("", game_of(played))]


def add(text: "str | None", game: "Played") -> str:
    """Return the kept text with one game more; a game that is in it already changes nothing."""
    return join(text, [game])[0]


def join(text: "str | None", more: "Sequence[Played]") -> "tuple[str, list[str]]":
    """Return (the kept text with more games, by their dates; the ids of the old games that had to make room)."""
    games = read(text)
    known = [game["id"] for game in games]
    games += [game for game in more if game["id"] not in known]
    order = sorted([(game["date"], place) for place, game in enumerate(games)])  # MicroPython's sorting is not stable
    games = [games[place] for _, place in order]
    return json.dumps(games[-MOST:]), [game["id"] for game in games[:-MOST]]


def won(game: "Played") -> float:
    """Return the share of the victory: 1, or less where several share it."""
    return 1 / len(game["winners"]) if game["me"] in game["winners"] else 0


def place(game: "Played") -> int:
    """Return my rank by points, from 1."""
    return 1 + len([points for points in game["scores"] if points > game["scores"][game["me"]]])


def against(games: "Sequence[Played]", bot: str) -> "tuple[int, float]":
    """Return (games with this opponent at the table, how many of them I won)."""
    met = [game for game in games if bot in game["bots"]]
    return len(met), sum([won(game) for game in met])
