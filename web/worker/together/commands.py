"""The host's page at a table with people elsewhere: what it may ask of the worker."""

import json
from typing import TYPE_CHECKING

from worker import frames
from worker.save import Trouble, known_bots
from worker.shapes import Command, Reply
from worker.together import asking, kept, messages, presence
from worker.together.room import Room

if TYPE_CHECKING:
    from worker.host import Host


def invite(host: "Host", command: Command) -> Reply:
    """Lay a table with people elsewhere: it is dealt once everybody is there."""
    start = command.get("start")
    if not isinstance(start, dict):
        raise Trouble("bad_setup")
    record, players = host.set_up(start, 0, {})
    host.opened, host.players = None, players
    begins = {key: start.get(key) for key in ("game", "seats", "options")} | {"game": record.game.name}
    host.room = Room(host, begins | {"players": players}, _version(command))
    return post(host, command)


def meet(host: "Host", command: Command) -> Reply:
    """Let the people elsewhere of a game that goes on come back to it."""
    room = room_of(host)
    room.version = _version(command)
    room.allowed.take(command.get("allows", {}))
    return post(host, command)


def allow(host: "Host", command: Command) -> Reply:
    """Allow people elsewhere what the host wants, such as hints."""
    asking.allow(room_of(host), command.get("allows"))
    return post(host, command)


def hear(host: "Host", command: Command) -> Reply:
    """Take what came over the line of a chair; returns what to send, and the host's own frame if the game went on."""
    room, chair = room_of(host), _chair(command)
    began = room.command
    changed = room.hear(chair, command.get("text"))
    dealt = began is not None and room.command is None
    return post(host, command) | {"frame": host.frame(dealt) if changed and host.opened else None}


def post(host: "Host", _command: Command) -> Reply:
    """Return what is to be sent: "out" as [seat, text], "shut" the chairs whose lines are to be closed."""
    room = room_of(host)
    out, shut, room.shut = room.drained(), room.shut, []
    return {"out": out, "shut": shut, "room": room.told(), "said": room.talk.drained(), "error": None}


def say(host: "Host", command: Command) -> Reply:
    """Say a phrase to everybody, as the person at the host's device."""
    people = host.humans()
    if not people:
        raise Trouble("bad_command")
    try:
        message = messages.read(json.dumps({"do": "say", "phrase": command.get("phrase")}))
    except messages.Foreign as error:
        raise Trouble("bad_command") from error
    seat = host.viewer()
    room_of(host).tell(people[0] if seat is None else seat, message["phrase"])
    return post(host, command)


def again(host: "Host", command: Command) -> Reply:
    """Play again with the same people and options, for which all bring parts of a seed again."""
    presence.again(room_of(host))
    return post(host, command)


def want(host: "Host", command: Command) -> Reply:
    """Note that the person at the host's device wants to play again, once the game is over."""
    room = room_of(host)
    room.presence.wants = host.record.game.over(host.record.state)
    presence.want(room)
    return post(host, command)


def lost(host: "Host", command: Command) -> Reply:
    """Note that the line of a chair is lost."""
    room_of(host).lost(_chair(command))
    return post(host, command)


def sit_in(host: "Host", command: Command) -> Reply:
    """Have a computer player take the chair of somebody elsewhere."""
    room, bot = room_of(host), command.get("bot")
    if not isinstance(bot, str):
        raise Trouble("no_bot", bot="")
    game = host.record.game if host.opened else host.set_up(room.command or {}, 0, {})[0].game
    known_bots(game, [{"name": "", "who": "bot", "bot": bot}])
    kept.sit_in(room, _chair(command), bot)
    return _seated(host, command)


def give_back(host: "Host", command: Command) -> Reply:
    """Give a chair back to its person, from the computer player that has it."""
    kept.give_back(room_of(host), _chair(command))
    return _seated(host, command)


def _seated(host: "Host", command: Command) -> Reply:
    """Return the reply after other players have been seated; the log is sent again, and the table if there is one."""
    runs = host.opened is not None and room_of(host).command is None
    if runs:
        host.log = frames.Log(host.log.opened)
    return post(host, command) | {"frame": host.frame(True) if runs else None}


def room_of(host: "Host") -> Room:
    """Return the table with people elsewhere; raises Trouble `no_game`."""
    if host.room is None:
        raise Trouble("no_game")
    return host.room


def _chair(command: Command) -> int:
    chair = command.get("seat")
    if not isinstance(chair, int) or isinstance(chair, bool):
        raise Trouble("bad_command")
    return chair


def _version(command: Command) -> str:
    version = command.get("version")
    if not isinstance(version, str):
        raise Trouble("bad_command")
    return version
