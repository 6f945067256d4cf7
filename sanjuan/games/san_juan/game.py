"""San Juan as a game of the table: its parts under the names of the protocol."""

from collections.abc import Callable, Mapping
from typing import Any

from sanjuan.games.san_juan import score, setup, sight
from sanjuan.games.san_juan import show as shown
from sanjuan.games.san_juan.bot import greedy
from sanjuan.games.san_juan.checking import check
from sanjuan.games.san_juan.editions import open_box
from sanjuan.games.san_juan.encoding import SanJuanEncoding
from sanjuan.games.san_juan.facts import facts_of
from sanjuan.games.san_juan.reasons import reasons
from sanjuan.games.san_juan.state import Seat, State
from sanjuan.table.flow import Table
from sanjuan.table.game import Bot


class SanJuan:
    """The game protocol for San Juan (see `sanjuan.table.game.Game`)."""

    name = "san_juan"
    seats = setup.SEATS
    rules = 1
    bots: Mapping[str, Bot] = {"greedy": greedy}

    new = staticmethod(setup.new)
    view = staticmethod(sight.view)
    guess = staticmethod(sight.guess)
    scores = staticmethod(score.scores)
    winners = staticmethod(score.winners)
    sheet = staticmethod(score.sheet)
    show = staticmethod(shown.show)
    question = staticmethod(shown.question)
    reasons = staticmethod(reasons)
    catalogue = staticmethod(shown.catalogue)
    facts_of = staticmethod(facts_of)
    check = staticmethod(check)

    def copy(self, state: State) -> State:
        """Return an independent copy."""
        return state.copy()

    def over(self, state: Table) -> bool:
        """Say whether the game has ended."""
        return state.ask is None

    def parts(self) -> Mapping[str, Callable[..., Any]]:
        """Return what a position text may be built of."""
        return {"State": State, "Seat": Seat, "box": open_box}

    def encoding(self, seats: int, **options: Any) -> SanJuanEncoding:
        """Return the vocabulary and the figures of a game; raises ValueError on an unknown option."""
        return SanJuanEncoding(seats, open_box(**options))
