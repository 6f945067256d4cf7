"""The people at the table: the face and the name of each player. Pure.

A computer player that is on offer (see `Game.characters`) has a face and a name of its own; people, and players known
from old games only, are guests and take the guests' faces in the order of their seats, the first person that
of who sits at the device. The same character may sit at several seats: from the second on it is somebody else who plays
like it, of the game's further people first, then of the guests who are not at the table. Only where nobody is left are
two told apart by a number and by a face turned round.

All pages of a table with people elsewhere show the same faces and names, except one's own. At a guest's page the seat
of the host is marked as `host` (web/worker/together/guest.py).
"""

from page.catalog import games

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from page.types import Frame, Person
    from sanjuan.words.words import Words

ME = "me"
"""The face of the person at the device, whom sentences call "you"."""
OTHER_GUESTS = ("rosalia", "tomas", "lucia", "bruno", "elena", "mateo", "ines")
GUESTS = (ME,) + OTHER_GUESTS  # MicroPython unpacks nothing into a tuple
GUEST_NAMES = {
    "rosalia": "Rosalía", "tomas": "Tomás", "lucia": "Lucía", "bruno": "Bruno", "elena": "Elena", "mateo": "Mateo",
    "ines": "Inés",
}  # fmt: skip
NUMERALS = ("", " II", " III", " IV", " V", " VI", " VII", " VIII")
TWIN = "."
"""Parts a face from the number of those with the same face before it: "governor.1" is the second governor."""


def character(player: "Person | Any", bots: "Sequence[str]") -> str:
    """Return the id of the character that plays, "" for a guest."""
    return player["bot"] if player["who"] == "bot" and player["bot"] in bots else ""


def cast(players: "Sequence[Person | Any]", bots: "Sequence[str]") -> "list[str]":
    """Return the character of every seat, "" for guests."""
    return [character(player, bots) for player in players]


def faces(players: "Sequence[Person | Any]", bots: "Sequence[str]") -> "list[str]":
    """Return the face of every seat; the first person is who sits at the device, and nobody else is."""
    mine, host = here(players), hosts(players)
    taken = seated(cast(players, bots), mine if host is None else host, bots)
    if host is not None:
        taken[host] = ([face for face in OTHER_GUESTS if face not in taken] or list(OTHER_GUESTS))[0]
    twins = [taken[:seat].count(face) for seat, face in enumerate(taken)]
    if host is not None:  # people without names are called the same as on the host's page
        twins = [twin - (host < seat and taken[seat] == taken[host]) for seat, twin in enumerate(twins)]
        twins[host] = taken.count(taken[host]) - 1
    shown = [face + (TWIN + str(twins[seat]) if twins[seat] else "") for seat, face in enumerate(taken)]
    return [ME if seat == mine else face for seat, face in enumerate(shown)]


def here(players: "Sequence[Person | Any]") -> "int | None":
    """Return the seat of the first person at the device, None for nobody."""
    people = [seat for seat, player in enumerate(players) if player["who"] == "human"]
    return people[0] if people else None


def hosts(players: "Sequence[Person | Any]") -> "int | None":
    """Return the seat of the host where that is somebody elsewhere, None for no such seat."""
    found = [seat for seat, player in enumerate(players) if player.get("host")]
    return found[0] if found else None


def seated(sit: "Sequence[str]", mine: "int | None", bots: "Sequence[str]") -> "list[str]":
    """Return the face of every seat as the page has it at whose device the person of a seat sits."""
    taken: list[str] = []
    guests = OTHER_GUESTS[: list(sit).count("") - (mine is not None)]
    left, number = [face for face in spare(bots) if face not in guests], 0
    for seat, id in enumerate(sit):
        if id:
            taken.append(left.pop(0) if id in taken and left else id)
        elif seat == mine:
            taken.append(ME)
        else:
            taken.append(guests[number % len(guests)])
            number += 1
    return taken


def spare(bots: "Sequence[str]") -> "list[str]":
    """Return who may sit in for characters that are at the table already, in this order."""
    further = games.company(bots)
    return further + [face for face in reversed(OTHER_GUESTS) if face not in further]


def name_of(face: str, t: "Words") -> str:
    """Return the name that goes with a face."""
    id, _, number = face.partition(TWIN)
    if id in GUESTS:
        return (GUEST_NAMES.get(id) or t("setup-you")) + NUMERALS[int(number or 0)]
    return t("bot-" + id) + NUMERALS[int(number or 0)]


def full_name(face: str, t: "Words") -> str:
    """Return the name of a character with the title that goes with it."""
    id, _, number = face.partition(TWIN)
    own = "bot-" + id + ".full" if t.has("bot-" + id + ".full") else "bot-" + id
    return t(own) + NUMERALS[int(number or 0)]


def names(players: "Sequence[Person | Any]", bots: "Sequence[str]", t: "Words") -> "list[str]":
    """Return the names at the table; who has written none is called after the face.

    "You" is nobody's name where several people play; at other pages the host is called by the number of the seat.
    """
    shown, host = faces(players, bots), hosts(players)
    out = [player["name"] or name_of(shown[seat], t) for seat, player in enumerate(players)]
    if host is not None and not players[host]["name"]:
        out[host] = t("name-player", n=host + 1)
    if len([player for player in players if player["who"] == "human"]) > 1 and "me" in shown:
        seat = shown.index("me")
        if not players[seat]["name"]:
            out[seat] = t("name-player", n=seat + 1)
    return out


def at_table(frame: "Frame", bots: "Sequence[str]", t: "Words") -> "list[str]":
    """Return the names of the players at the table of a frame, dummies last."""
    return names(frame["players"], bots, t) + [t("dummy-" + id) for id in frame.get("dummies", [])]


def strength(id: str, bots: "Sequence[str]") -> int:
    """Return how strong a character is among those on offer, from 1; 0 for a guest."""
    return bots.index(id) + 1 if id in bots else 0
