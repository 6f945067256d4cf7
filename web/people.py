"""Who sits at the table: the face and the name of each player. Pure.

A computer player that is on offer (see `Game.characters`) has a face and a name of its own; people, and players known
from old games only, are guests and take the guests' faces in the order of their seats. The same character may sit at
several seats: the second and third are told apart by a number and by a face turned round.
"""

GUESTS = ("me", "rosalia", "tomas", "lucia")
GUEST_NAMES = {"rosalia": "Rosalía", "tomas": "Tomás", "lucia": "Lucía"}
NUMERALS = ("", " II", " III", " IV")
TWIN = "."
"""Parts a face from the number of those with the same face before it: "governor.1" is the second governor."""


def character(player, bots):
    """Return the id of the character that plays, "" for a guest."""
    return player["bot"] if player["who"] == "bot" and player["bot"] in bots else ""


def cast(players, bots):
    """Return the character of every seat, "" for guests."""
    return [character(player, bots) for player in players]


def faces(players, bots):
    """Return the face of every seat."""
    taken, out, guests = [], [], 0
    for id in cast(players, bots):
        if id:
            out.append(id + (TWIN + str(taken.count(id)) if id in taken else ""))
            taken.append(id)
        else:
            out.append(GUESTS[guests % len(GUESTS)])
            guests += 1
    return out


def name_of(face, t):
    """Return the name that goes with a face."""
    if face in GUESTS:
        return GUEST_NAMES.get(face) or t("setup-you")
    id, _, number = face.partition(TWIN)
    return t("bot-" + id) + NUMERALS[int(number or 0)]


def full_name(face, t):
    """Return the name of a character with the title that goes with it."""
    id, _, number = face.partition(TWIN)
    return t("bot-" + id + ".full") + NUMERALS[int(number or 0)]


def names(players, bots, t):
    """Return the names at the table; who has written none is called after the face.

    "You" is nobody's name where several people play.
    """
    shown = faces(players, bots)
    out = [player["name"] or name_of(shown[seat], t) for seat, player in enumerate(players)]
    if len([player for player in players if player["who"] == "human"]) > 1 and "me" in shown:
        seat = shown.index("me")
        if not players[seat]["name"]:
            out[seat] = t("name-player", n=seat + 1)
    return out


def strength(id, bots):
    """Return how strong a character is among those on offer, from 1; 0 for a guest."""
    return bots.index(id) + 1 if id in bots else 0
