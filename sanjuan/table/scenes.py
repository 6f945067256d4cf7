"""The interface of a game to scenario files."""

from collections.abc import Collection, Mapping
from typing import Any, Protocol


class Scenes(Protocol):
    """The part of a game that sets up positions and checks what is expected of them; a module can be one."""

    @property
    def POSITION(self) -> Collection[str]:
        """Return the keys of [position] besides `seed` and `seat`."""

    @property
    def SEAT(self) -> Collection[str]:
        """Return the keys of [[position.seat]]."""

    @property
    def KINDS(self) -> Collection[str]:
        """Return the kinds of questions."""

    @property
    def NAMES(self) -> Mapping[str, Any]:
        """Return the names under [expect] besides those of every game (`sanjuan.scenario.scenes.Name`).

        N stands for a seat, CARD for a word of this game.
        """

    def stand(self, seats: int, options: dict[str, Any], position: dict[str, Any]) -> Any:
        """Return the state of a position, played on to its first question; raises `Unfit` (options: ValueError)."""

    def words(self, state: Any) -> Collection[str]:
        """Return the words that options are made of: cards, roles, ..."""
