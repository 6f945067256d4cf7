"""The shapes of what goes between the page and the worker, and of a task on the table."""

from typing import Any, NotRequired, Protocol, TypedDict

from sanjuan.table.game import Bot

Command = dict[str, Any]
"""A command of the page: {"do": ..., ...}; its content is unchecked."""
Reply = dict[str, Any]
"""A frame or another answer; an error has the key "error"."""


ELSEWHERE = "elsewhere"
"""The `who` of a player at another device, see `worker.together`."""


class Player(TypedDict):
    """The player at a seat: `who` is "human", "bot" or ELSEWHERE, `bot` a player of the game, `name` as written.

    At the pages of guests it says who is the `host`. A computer player that has the chair of somebody elsewhere has
    the name of that person as `kept`.
    """

    name: str
    who: str
    bot: str
    host: NotRequired[bool]
    kept: NotRequired[str]


class Task(Protocol):
    """A game at a task, see `worker.commands.tasks`."""

    kind: str

    def allows(self, command: str) -> bool:
        """Return whether a command makes sense here."""

    def takes(self, chosen: tuple[str, ...]) -> bool:
        """Keep an answer to be judged in place of playing it; returns whether it did."""

    def player(self) -> Bot | None:
        """Return who answers for the others, None where they play as in any game."""

    def told(self) -> Reply:
        """Return {"kind", "id", "state": open, solved or missed, "why", "points", ...}."""

    def again(self) -> list[list[str]]:
        """Return the answers given so far, by which the task can be set up again."""
