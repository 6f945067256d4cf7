"""San Juan as a game of the table: its parts under the names of the protocol."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

from sanjuan.games.san_juan import score, setup, sight
from sanjuan.games.san_juan.analysis.balance_data import lab
from sanjuan.games.san_juan.analysis.encoding import SanJuanEncoding
from sanjuan.games.san_juan.facts import facts_of
from sanjuan.games.san_juan.options import OPTIONS, open_box
from sanjuan.games.san_juan.players.greedy.player import greedy
from sanjuan.games.san_juan.players.neural import advice
from sanjuan.games.san_juan.players.neural.characters import PLAYERS, RATINGS
from sanjuan.games.san_juan.positions.checking import check
from sanjuan.games.san_juan.presenting import achievements
from sanjuan.games.san_juan.presenting import show as shown
from sanjuan.games.san_juan.presenting.reasons import reasons
from sanjuan.games.san_juan.state import Seat, State
from sanjuan.games.san_juan.wording import variant
from sanjuan.table.achieving import Achiever
from sanjuan.table.advice import Adviser
from sanjuan.table.game import Bare, Bot, by_strength
from sanjuan.table.scenes import Scenes


class SanJuan(Bare):
    """The game protocol for San Juan (see `sanjuan.table.game`)."""

    name = "san_juan"
    seats = setup.SEATS
    rules = 1
    bots: Mapping[str, Bot] = by_strength(PLAYERS, greedy)
    characters: Sequence[str] = tuple(PLAYERS)
    ratings: Mapping[str, int] = RATINGS
    company: Sequence[str] = ("elena", "bruno", "lucia")
    options = OPTIONS
    coach = "governor"
    minutes: Sequence[int] = (10, 20)
    adviser: Adviser | None = advice
    achiever: Achiever | None = achievements
    lessons: str | None = "lessons"

    new = staticmethod(setup.new)
    view = staticmethod(sight.view)
    guess = staticmethod(sight.guess)
    scores = staticmethod(score.scores)
    winners = staticmethod(score.winners)
    sheet = staticmethod(score.sheet)
    show = staticmethod(shown.show)
    stage = staticmethod(shown.stage)
    question = staticmethod(shown.question)
    reasons = staticmethod(reasons)
    catalogue = staticmethod(shown.catalogue)
    facts_of = staticmethod(facts_of)
    check = staticmethod(check)
    lab = staticmethod(lab)
    variant = staticmethod(variant)

    @property
    def scenes(self) -> Scenes | None:
        """Return how positions are set up; loaded when asked for, which few games are."""
        from sanjuan.games.san_juan.positions import scenario

        return scenario

    @property
    def rulebook(self) -> Any:
        """Return the figures of the page of rules; by name, for the worker has all that is imported in its source."""
        return import_module("sanjuan.games.san_juan.presenting.rulebook")

    @property
    def terminal(self) -> Any:
        """Return how the table is drawn in a terminal; by name, for it needs packages that playing does not."""
        return import_module("sanjuan.games.san_juan.presenting.terminal")

    def parts(self) -> Mapping[str, Callable[..., Any]]:
        """Return what a position text may be built of."""
        return {"State": State, "Seat": Seat, "box": open_box}

    def encoding(self, seats: int, **options: Any) -> SanJuanEncoding:
        """Return the vocabulary and the figures of a game; raises ValueError on an unknown option."""
        return SanJuanEncoding(seats, open_box(**options))
