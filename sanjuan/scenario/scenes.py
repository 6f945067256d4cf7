"""What a game offers so that scenarios can be told in it: the module `scenario` of its package has these names."""

import operator
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, cast

from sanjuan.scenario import shapes
from sanjuan.table.game import Game

Check = Callable[[Any, str], Any]


@dataclass(frozen=True)
class Name:
    """A name that may stand under [expect]: how its value is read off a state, and what a value given for it must be.

    `read` takes the state, then what stands in the place of N (a seat) and CARD in the name. `cards`: the value is made
    of the words of options. `ordered`: the order of a list counts. `fits` says whether a value is the one wanted where
    being equal is not the whole of it.
    """

    read: Callable[..., Any]
    check: Check = shapes.whole
    cards: bool = False
    ordered: bool = False
    fits: Callable[[Any, Any], bool] = operator.eq


class Scenes(Protocol):
    """How one game stands up positions and what can be expected of them."""

    POSITION: Collection[str]
    """Keys of [position] beside `seed` and `seat`."""
    SEAT: Collection[str]
    """Keys of [[position.seat]]."""
    KINDS: Collection[str]
    """Kinds of questions."""
    NAMES: Mapping[str, Name]
    """Names under [expect], beside those of every game; N stands for a seat, CARD for a word of this game."""

    def stand(self, seats: int, options: dict[str, Any], position: dict[str, Any]) -> Any:
        """Return the state of a position, played on to its first question; raises `Unfit` (options: ValueError)."""

    def words(self, state: Any) -> Collection[str]:
        """Return the words that options are made of: cards, roles, ..."""


def scenes_of(game: Game) -> Scenes:
    """Return how a game stands up positions."""
    return cast(Scenes, import_module(f"sanjuan.games.{game.name}.scenario"))
