"""Citadels as a game of the table: its parts under the names of the protocol."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

from sanjuan.games.citadels import guess, score, setup, sight
from sanjuan.games.citadels.analysis.balance_data import lab
from sanjuan.games.citadels.analysis.encoding import CitadelsEncoding
from sanjuan.games.citadels.facts import facts_of
from sanjuan.games.citadels.options import OPTIONS, SEATS
from sanjuan.games.citadels.players import advice
from sanjuan.games.citadels.players.characters import PLAYERS, RATINGS
from sanjuan.games.citadels.players.greedy import greedy
from sanjuan.games.citadels.positions.checking import check
from sanjuan.games.citadels.presenting import achievements, asking, reasons
from sanjuan.games.citadels.presenting import show as shown
from sanjuan.games.citadels.state import State
from sanjuan.table.achieving import Achiever
from sanjuan.table.advice import Adviser
from sanjuan.table.game import Bare, Bot, by_strength
from sanjuan.table.game_options import GameOption
from sanjuan.table.scenes import Scenes


class Citadels(Bare):
    """The game protocol for Citadels (see `sanjuan.table.game`)."""

    name = "citadels"
    seats = SEATS
    rules = 1
    options: Sequence[GameOption] = OPTIONS
    bots: Mapping[str, Bot] = by_strength(PLAYERS, greedy)
    characters: Sequence[str] = tuple(PLAYERS)
    ratings: Mapping[str, int] = RATINGS
    company: Sequence[str] = ("isolde", "bertram", "aveline")
    coach = "chancellor"
    minutes: Sequence[int] = (15, 35)
    adviser: Adviser | None = advice
    achiever: Achiever | None = achievements
    lessons: str | None = "lessons"

    new = staticmethod(setup.new)
    view = staticmethod(sight.view)
    suspected = staticmethod(sight.suspected)
    guess = staticmethod(guess.guess)
    scores = staticmethod(score.scores)
    winners = staticmethod(score.winners)
    sheet = staticmethod(score.sheet)
    show = staticmethod(shown.show)
    stage = staticmethod(shown.stage)
    catalogue = staticmethod(shown.catalogue)
    question = staticmethod(asking.question)
    reasons = staticmethod(reasons.reasons)
    facts_of = staticmethod(facts_of)
    check = staticmethod(check)
    lab = staticmethod(lab)

    @property
    def scenes(self) -> Scenes | None:
        """Return how positions are set up; loaded when asked for, which few games are."""
        from sanjuan.games.citadels.positions import scenario

        return scenario

    @property
    def rulebook(self) -> Any:
        """Return the figures of the page of rules; by name, for the worker has all that is imported in its source."""
        return import_module("sanjuan.games.citadels.presenting.rulebook")

    @property
    def terminal(self) -> Any:
        """Return how the table is drawn in a terminal; by name, for it needs packages that playing does not."""
        return import_module("sanjuan.games.citadels.presenting.terminal")

    def parts(self) -> Mapping[str, Callable[..., Any]]:
        """Return what a position text may be built of."""
        return {"State": State}

    def encoding(self, seats: int, **options: Any) -> CitadelsEncoding:
        """Return the vocabulary and the figures of a game; raises ValueError on an unknown option."""
        return CitadelsEncoding(seats, **options)
