"""Chairs of somebody elsewhere that a computer player has until the host gives them back.

The player at such a chair bears the name of its person as `kept`, so a game that is saved knows it as well. A person
who comes back to it waits at the line, and is shown nothing of the game.
"""

from typing import TYPE_CHECKING

from worker.save import NAME_LENGTH, Trouble
from worker.shapes import ELSEWHERE, Player, Reply
from worker.together import messages
from worker.together.guest import MOST_BAD
from worker.together.seed import SHOWING

if TYPE_CHECKING:
    from worker.together.room import Room

SITS: Reply = {"do": "sits"}
"""The message for somebody whose chair a computer player has."""


class Kept:
    """A chair that is kept for somebody: `back` if the line of that person holds, `bad` counts what came over it."""

    def __init__(self, back: bool = False) -> None:
        self.back, self.bad = back, 0


def chairs(players: list[Player], before: dict[int, Kept]) -> dict[int, Kept]:
    """Return the chairs that are kept for somebody, by their seats."""
    return {seat: before.get(seat) or Kept() for seat, player in enumerate(players) if "kept" in player}


def told(room: "Room") -> list[Reply]:
    """Return what the host's page shows of these chairs."""
    players = room.host.players
    return [
        {"seat": seat, "here": False, "name": players[seat]["kept"], "wants": False, "kept": True, "back": one.back}
        for seat, one in room.kept.items()
    ]


def hear(room: "Room", chair: int, text: object) -> None:
    """Take a message over the line of such a chair: only a greeting has an effect. Too many end the line."""
    one = room.kept[chair]
    one.bad += 1
    try:
        message = messages.read(text)
    except messages.Foreign:
        message = {"do": ""}
    if one.bad >= MOST_BAD:
        return _close(room, chair, "flood")
    if message["do"] != "hello":
        return None
    if (message["protocol"], message["version"]) != (messages.PROTOCOL, room.version):
        return _close(room, chair, "version")
    one.back = True
    if message["name"]:
        room.host.players[chair]["kept"] = message["name"][:NAME_LENGTH]
    room.out.append((chair, SITS))
    return None


def _close(room: "Room", chair: int, why: str) -> None:
    room.out.append((chair, {"do": "closed", "why": why}))
    room.shut.append(chair)
    room.kept[chair] = Kept()


def sit_in(room: "Room", chair: int, bot: str) -> None:
    """Have a computer player take a chair; in the middle of a round another one begins. Raises Trouble."""
    guest = room.guests.get(chair)
    if guest is None:
        raise Trouble("bad_command")
    players = room.host.players
    players[chair] = {"name": "", "who": "bot", "bot": bot, "kept": players[chair]["name"]}
    room.kept[chair] = Kept(guest.here)
    if guest.here:
        room.out.append((chair, SITS))
    changed(room)


def give_back(room: "Room", chair: int) -> None:
    """Give a chair back to its person, who greets if the line holds. Raises Trouble."""
    one = room.kept.get(chair)
    if one is None:
        raise Trouble("bad_command")
    player = room.host.players[chair]
    room.host.players[chair] = {"name": player["kept"], "who": ELSEWHERE, "bot": player["bot"]}
    if one.back:
        room.out.append((chair, {"do": "hello"}))
    changed(room)


def changed(room: "Room") -> None:
    """Have everybody see who plays now. In the lobby the table is the same with these; a round begins again."""
    room.seat()
    if room.command is not None:
        room.command = room.command | {"players": room.host.players}
    if room.stage == SHOWING and room.command is not None:
        room.again(room.command)
    for other in room.visitors():
        other.forget()
    room.moved()
    room.go_on()
