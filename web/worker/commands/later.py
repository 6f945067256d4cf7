"""Commands whose modules are not in the worker's image: they are imported when they are first called."""

from typing import TYPE_CHECKING

from worker.shapes import Command, Reply

if TYPE_CHECKING:
    from worker.host import Host


def begin_lesson(host: "Host", command: Command) -> Reply:
    """Open a lesson."""
    from worker.commands.lesson import begin

    return begin(host, command)
