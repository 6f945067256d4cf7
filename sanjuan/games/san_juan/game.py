"""San Juan as a game of the table: its parts under the names of the protocol."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sanjuan.games.san_juan import achievements, score, setup, sight
from sanjuan.games.san_juan import show as shown
from sanjuan.games.san_juan.bot import greedy
from sanjuan.games.san_juan.checking import check
from sanjuan.games.san_juan.editions import open_box
from sanjuan.games.san_juan.encoding import SanJuanEncoding
from sanjuan.games.san_juan.facts import facts_of
from sanjuan.games.san_juan.lab import lab
from sanjuan.games.san_juan.neural.advice import advise, chances
from sanjuan.games.san_juan.neural.levels import LEVELS
from sanjuan.games.san_juan.reasons import reasons
from sanjuan.games.san_juan.state import Seat, State
from sanjuan.table.flow import Table
from sanjuan.table.game import Bot

STRONGER_THAN_GREEDY = ("governor",)
"""The characters that beat the greedy player (docs/opponents.md)."""
BOTS: Mapping[str, Bot] = {
    **{name: bot for name, bot in LEVELS.items() if name not in STRONGER_THAN_GREEDY},
    "greedy": greedy,
    **{name: LEVELS[name] for name in STRONGER_THAN_GREEDY},
}


class SanJuan:
    """The game protocol for San Juan (see `sanjuan.table.game.Game`)."""

    name = "san_juan"
    seats = setup.SEATS
    rules = 1
    bots: Mapping[str, Bot] = BOTS
    characters: Sequence[str] = tuple(LEVELS)
    medals: Sequence[str] = tuple(achievements.ACHIEVEMENTS)

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
    lab = staticmethod(lab)
    achievements = staticmethod(achievements.reached)
    advise = staticmethod(advise)
    chances = staticmethod(chances)

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
