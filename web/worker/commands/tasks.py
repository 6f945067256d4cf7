"""Tasks, in the worker: a lesson or puzzle is opened like a game; while it is open, `Host.task` is it.

It never becomes the saved game, and only its frames have "task" (see `worker.shapes.Task`). A task that is decided
asks nothing more.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from sanjuan.lessons.verdicts import OPEN
from sanjuan.table.game import Game
from worker.save import Trouble
from worker.shapes import Command, Reply, Task

if TYPE_CHECKING:
    from worker.host import Host


def go_on(host: "Host", _command: Command) -> Reply:
    """Leave the task and play on from its position as in any other game."""
    if host.task is None or host.task.kind == "lesson":
        raise Trouble("bad_command")
    return host.open_game(host.record, host.players)


def settled(task: Task, frame: Reply) -> Reply:
    """Put a task into a frame: what is decided asks nothing and lets nobody move."""
    told = task.told()
    frame["task"] = told | {"answers": task.again()}
    frame["save"], frame["over"], frame["hints"] = "", None, False
    if told["state"] != OPEN:
        frame["turn"], frame["undo"] = {"seat": None, "who": "none"}, False
        frame["asked"], frame["ask"] = frame["ask"], None
    return frame


def sitting(names: Iterable[str], game: Game) -> list[str]:
    """Return who sits with the learner: a task's players; in the place of one that is not one of its game's characters
    one of these, first those who do not sit there yet."""
    known = list(names)
    free = [character for character in game.characters if character not in known] + list(game.characters) * len(known)
    following = iter(free)
    return [name if name in game.characters else next(following, name) for name in known]


def table(command: Command, key: str) -> dict[str, Any]:
    """Return a table of a command; raises Trouble if there is none."""
    found = command.get(key)
    if not isinstance(found, dict):
        raise Trouble("bad_command")
    return found
