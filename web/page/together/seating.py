"""The page's state of a table with people elsewhere: who sits there, and whether they are there."""

from page.catalog import games

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play
    from page.types import Person

GUESTS = "join.html"
"""The page to which an invitation leads: the same one, without home and forms."""
TAB = "together-tab"
"""The message for a page whose chair another tab of the same browser has."""
PLAYING = "playing"
"""The stage of a table at which the cards are dealt."""
FIRST, MOST = 8, 8
"""The number of the first line of people who look on, after those of chairs; how many of them there may be."""
NO_CHAIR = 1 << 6
"""The bit of an invitation that says that it leads to no chair: who follows it looks on."""


def of_line(before: "dict[str, Any] | None") -> "dict[str, str]":
    """Return the invitation to a chair: its link, and the picture of that."""
    return {key: before[key] if before else "" for key in ("code", "picture")}


def chair(play: "Play", seat: int) -> "dict[str, Any] | None":
    """Return the chair of somebody elsewhere, or the place for somebody who is invited to look on; else None."""
    together = play.ui.together
    found = [one for one in together["chairs"] + [together["gallery"]] if one["seat"] == seat] if together else []
    return found[0] if found else None


def came_back(play: "Play") -> int:
    """Return how many people are back whose chair a computer player has."""
    return len([one for one in play.ui.together["chairs"] if one.get("back")]) if play.ui.together else 0


def persons(players: "list[Person]") -> "list[Person]":
    """Return the players as they are once every chair is given back that a computer player has for somebody."""
    found = []
    for player in players:
        kept = player.get("kept")
        found.append(player if kept is None else {"name": kept, "who": "elsewhere", "bot": player["bot"]})
    return found


def seated(play: "Play", room: "dict[str, Any]") -> bool:
    """Take over the chairs as the worker has them; return whether anything has changed."""
    together = play.ui.together
    chairs = []
    for told in room["chairs"]:
        before = chair(play, told["seat"])
        chairs.append(dict(told) | of_line(None if told["here"] else before))
    lost = bool([one for one in chairs if not one["here"] and not one.get("kept")]) and room["stage"] == PLAYING
    old = [together[key] for key in ("chairs", "stage", "away", "wants", "allows", "watchers")]
    changed = old != [chairs, room["stage"], lost, room["wants"], room["allows"], room["watchers"]]
    together["chairs"], together["stage"], together["away"] = chairs, room["stage"], lost
    for key in ("players", "wants", "allows", "watchers"):
        together[key] = room[key]
    return changed


def looks_on(seat: int) -> bool:
    """Return whether the number of a line is that of somebody who looks on."""
    return FIRST <= seat < FIRST + MOST


def place(game: str, seat: int) -> int:
    """Return a chair with, in the bits above, which game is played: a guest's page fetches its table at once."""
    return seat % FIRST | (games.names().index(game) + 1) << 3 | (NO_CHAIR if looks_on(seat) else 0)


def nobody() -> "dict[str, Any]":
    """Return the place of who is invited to look on, to begin with: nobody is."""
    return {"seat": None, "here": False, "code": "", "picture": ""}


def table(host: bool) -> "dict[str, Any]":
    """Return what the page's state says of a table with people elsewhere, to begin with."""
    return {
        "host": host, "stage": "waiting", "chairs": [], "away": False, "wrong": "", "seat": None, "reply": "",
        "picture": "", "up": False, "players": [], "game": "", "about": "", "record": False, "verdict": "",
        "since": {}, "turn": 0, "at": 0, "ticks": False, "want": [], "wants": False, "muted": [], "camera": "",
        "word": "", "word_link": "", "word_picture": "", "word_away": False, "asks": False, "tables": [],
        "allows": {"hints": False, "watch": False}, "watchers": [], "gallery": nobody(), "watches": False,
        "watching": [], "left": None,
    }  # fmt: skip
