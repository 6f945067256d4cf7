"""The figures that a game brings for learning: its module `players.features`."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from sanjuan.games import GAMES


class Figures(Protocol):
    """The module `sanjuan.games.GAME.players.features`."""

    __file__: str
    FIGURES: int
    """The number of figures of a seat."""

    @staticmethod
    def rows(state: Any) -> Sequence[Sequence[float]]:
        """Return the figures of every seat of a full position in which a question is open."""


class NoFigures(ValueError):
    """A game that brings no figures; the message names those that do."""


def figures_of(game: str) -> Figures:
    """Return the figures of a game; raises `NoFigures`."""
    if game not in with_figures():
        raise NoFigures(f"{game} brings no figures to learn by, only {', '.join(with_figures())}")
    return cast(Figures, import_module(_place(game)))


def with_figures() -> list[str]:
    """Return the games that bring figures."""
    return [game for game in GAMES if _there(game)]


def _there(game: str) -> bool:
    try:
        found = find_spec(_place(game))
    except ModuleNotFoundError:  # the game has no folder of players
        return False
    return found is not None


def _place(game: str) -> str:
    return f"sanjuan.games.{game}.players.features"
