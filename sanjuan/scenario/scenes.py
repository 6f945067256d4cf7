"""The names under [expect], and how a game sets up positions (`Game.scenes`)."""

import operator
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sanjuan.scenario import shapes
from sanjuan.table.game import Game
from sanjuan.table.scenes import Scenes

Check = Callable[[Any, str], Any]


@dataclass(frozen=True)
class Name:
    """A name that may be used under [expect]: how its value is read off a state, and what a value given for it must be.

    `read` takes the state, then the values in the place of N (a seat) and CARD in the name. `cards`: the value is made
    of the words of options. `ordered`: the order of a list counts. `fits` says whether a value is the one wanted where
    being equal is not the whole of it.
    """

    read: Callable[..., Any]
    check: Check = shapes.whole
    cards: bool = False
    ordered: bool = False
    fits: Callable[[Any, Any], bool] = operator.eq


def scenes_of(game: Game) -> Scenes:
    """Return how a game sets up positions; raises `Unfit` where it does not."""
    if game.scenes is None:
        raise shapes.Unfit(f"game: {game.name} has no scenarios")
    return game.scenes
