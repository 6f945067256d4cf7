"""The last word: nobody errs about an end that he has in his own hands."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Generic, TypeVar

from sanjuan.table.flow import Table, apply_legal, in_order, refusal

Answer = tuple[str, ...]
S = TypeVar("S", bound=Table)
DEALS = 6
"""The deals of the hidden cards, in each of which an end must be won."""


class LastWord(Generic[S]):
    """Replaces an answer by one that ends the game at once and wins it.

    `near` says of a view whether an answer might end the game, `guess` deals what is hidden, `usual` answers further
    questions of the same seat until the end, `winners` says who has won.
    """

    def __init__(
        self,
        near: Callable[[S], bool],
        guess: Callable[[S, Random], S],
        usual: Callable[[S], Answer],
        winners: Callable[[S], list[int]],
    ) -> None:
        self.near, self.guess, self.usual, self.winners = near, guess, usual, winners

    def __call__(self, view: S, chosen: Answer, rng: Random) -> Answer:
        """Return the answer chosen to the open question of a view, or one that wins if it does not."""
        if not self.near(view) or self.wins(view, chosen, rng):
            return chosen
        others = (self.usual(view), *_alone(view))
        return next((other for other in others if self.wins(view, other, rng)), chosen)

    def wins(self, view: S, chosen: Answer, rng: Random) -> bool:
        """Return whether an answer wins before any other seat is to answer, in every deal of the hidden cards."""
        return all(self._won(self.guess(view, rng), chosen) for _ in range(DEALS))

    def _won(self, world: S, chosen: Answer) -> bool:
        question = world.ask
        assert question is not None
        seat = question.seat
        while question is not None and question.seat == seat:
            apply_legal(world, question, in_order(question.options, chosen))
            question = world.ask
            chosen = self.usual(world) if question is not None and question.seat == seat else ()
        return question is None and seat in self.winners(world)


def _alone(view: Table) -> Iterator[Answer]:
    """Yield the legal answers of at most one option."""
    assert view.ask is not None
    for chosen in ((), *[(option,) for option in view.ask.options]):
        if refusal(view, chosen) is None:
            yield chosen
