"""Alhambra as a game of the table: its parts under the names of the protocol."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

from sanjuan.games.alhambra import guess, score, setup, sight
from sanjuan.games.alhambra.analysis.balance_data import lab
from sanjuan.games.alhambra.analysis.encoding import AlhambraEncoding
from sanjuan.games.alhambra.cards import DUMMY
from sanjuan.games.alhambra.facts import facts_of
from sanjuan.games.alhambra.players import advice
from sanjuan.games.alhambra.players.characters import PLAYERS, RATINGS
from sanjuan.games.alhambra.players.greedy import greedy
from sanjuan.games.alhambra.positions.checking import check
from sanjuan.games.alhambra.presenting import achievements
from sanjuan.games.alhambra.presenting import show as shown
from sanjuan.games.alhambra.state import State
from sanjuan.table.achieving import Achiever
from sanjuan.table.advice import Adviser
from sanjuan.table.game import Bare, Bot, by_strength
from sanjuan.table.scenes import Scenes


class Alhambra(Bare):
    """The game protocol for Alhambra (see `sanjuan.table.game`)."""

    name = "alhambra"
    seats = setup.SEATS
    rules = 1
    bots: Mapping[str, Bot] = by_strength(PLAYERS, greedy)
    characters: Sequence[str] = tuple(PLAYERS)
    ratings: Mapping[str, int] = RATINGS
    company: Sequence[str] = ("leonor", "salim", "samira")
    coach = "vizier"
    minutes: Sequence[int] = (15, 25)
    adviser: Adviser | None = advice
    achiever: Achiever | None = achievements
    lessons: str | None = "lessons"

    new = staticmethod(setup.new)
    view = staticmethod(sight.view)
    guess = staticmethod(guess.guess)
    scores = staticmethod(score.scores)
    winners = staticmethod(score.winners)
    sheet = staticmethod(score.sheet)
    laid_open = staticmethod(score.laid_open)
    show = staticmethod(shown.show)
    stage = staticmethod(shown.stage)
    catalogue = staticmethod(shown.catalogue)
    question = staticmethod(shown.question)
    facts_of = staticmethod(facts_of)
    check = staticmethod(check)
    lab = staticmethod(lab)

    @property
    def scenes(self) -> Scenes | None:
        """Return how positions are set up; loaded when asked for, which few games are."""
        from sanjuan.games.alhambra.positions import scenario

        return scenario

    def dummies(self, seats: int) -> Sequence[str]:
        """Return Martin where two play: "un 3eme joueur imaginaire"."""
        return (DUMMY,) if seats == 2 else ()

    @property
    def rulebook(self) -> Any:
        """Return the figures of the page of rules; by name, for the worker has all that is imported in its source."""
        return import_module("sanjuan.games.alhambra.presenting.rulebook")

    @property
    def terminal(self) -> Any:
        """Return how the table is drawn in a terminal; by name, for it needs packages that playing does not."""
        return import_module("sanjuan.games.alhambra.presenting.terminal")

    def parts(self) -> Mapping[str, Callable[..., Any]]:
        """Return what a position text may be built of."""
        return {"State": State}

    def encoding(self, seats: int, **options: Any) -> AlhambraEncoding:
        """Return the vocabulary and the figures of a game; raises ValueError on an option, for there are none."""
        return AlhambraEncoding(seats, **options)
