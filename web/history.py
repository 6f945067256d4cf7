"""The games played to their end on this device: what is kept of each, and what they come to. Pure.

Only games of one person are kept, and nothing but figures: when, at which table, the points of every seat.
"""

import json

MOST = 300
"""Games that are kept; the oldest make room."""


def entry(frame, players, date):
    """Return what is kept of a game that is over, None where not exactly one person has played all of it."""
    people = [seat for seat, player in enumerate(players) if player["who"] == "human"]
    over = frame["over"]
    if len(people) != 1 or not over.get("whole", True):
        return None
    kept = {"id": mark(frame["save"]), "date": date, "edition": frame["table"]["edition"], "me": people[0]}
    kept["bots"] = [player["bot"] if player["who"] == "bot" else "" for player in players]
    kept |= {"scores": list(over["scores"]), "winners": list(over["winners"])}
    return kept | {"deal": over.get("deal", ""), "rounds": over.get("rounds", 0)}


def mark(save):
    """Return what tells a finished game from all others: the checksum of its save."""
    return save.split(".")[2]


def read(text):
    """Return the games of a kept text, the newest last; whatever in it is not sound is left out."""
    try:
        games = json.loads(text) if text else []
    except ValueError:
        games = []
    return [game for game in games if sound(game)] if isinstance(games, list) else []


def sound(game):
    """Say whether something is a kept game."""
    if not isinstance(game, dict):
        return False
    bots, scores, winners, me = [game.get(key) for key in ("bots", "scores", "winners", "me")]
    lists = [part for part in (bots, scores, winners) if isinstance(part, list)]
    if len(lists) < 3 or len(bots) != len(scores) or not isinstance(me, int) or not 0 <= me < len(bots):
        return False
    texts = [game.get("id"), game.get("date"), game.get("deal", "")] + bots
    figures = scores + winners + [game.get("rounds", 0)]
    return not [x for x in texts if not isinstance(x, str)] and not [x for x in figures if not isinstance(x, int)]


def add(text, game):
    """Return the kept text with one game more; a game that is in it already changes nothing."""
    return join(text, [game])[0]


def join(text, more):
    """Return (the kept text with more games, by their dates; the ids of the old games that had to make room)."""
    games = read(text)
    known = [game["id"] for game in games]
    games += [game for game in more if game["id"] not in known]
    order = sorted([(game["date"], place) for place, game in enumerate(games)])  # MicroPython's sorting is not stable
    games = [games[place] for _, place in order]
    return json.dumps(games[-MOST:]), [game["id"] for game in games[:-MOST]]


def won(game):
    """Return the share of the victory: 1, or less where several share it."""
    return 1 / len(game["winners"]) if game["me"] in game["winners"] else 0


def place(game):
    """Return my rank by points, from 1."""
    return 1 + len([points for points in game["scores"] if points > game["scores"][game["me"]]])


def against(games, bot):
    """Return (games with this opponent at the table, how many of them I won)."""
    met = [game for game in games if bot in game["bots"]]
    return len(met), sum([won(game) for game in met])
