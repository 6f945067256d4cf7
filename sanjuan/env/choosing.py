"""An answer put together option by option, since an action of an environment is a single number."""

from typing import Any

from sanjuan.table.answers import completed, left_over
from sanjuan.table.encoding import Encoding
from sanjuan.table.flow import Option, refusal

DONE = 0
"""The action that ends an answer; action n is the n-th word of the vocabulary, from 1."""


class Choosing:
    """The open question of a view, and what its seat has chosen so far."""

    def __init__(self, view: Any, encoding: Encoding, numbers: dict[str, int]) -> None:
        self.view = view
        self.chosen: list[Option] = []
        self._word = encoding.action
        self._numbers = numbers
        self._legal: dict[int, Option] | None = None

    def number(self, option: Option) -> int:
        """Return the action that chooses an option."""
        return self._numbers[self._word(option)]

    def left(self) -> list[Option]:
        """Return the options offered and not chosen yet."""
        return left_over(self.view.ask.options, self.chosen)

    def legal(self) -> dict[int, Option]:
        """Return the actions that lead to a legal answer, with their options ("" for the action DONE)."""
        if self._legal is None:
            self._legal = self._found()
        return self._legal

    def _found(self) -> dict[int, Option]:
        found = {DONE: ""} if self._may_end() else {}
        for option in dict.fromkeys(self.left()):
            if not self.view.ask.rule or completed(self.view, [*self.chosen, option]) is not None:
                found[self.number(option)] = option
        return found

    def _may_end(self) -> bool:
        return len(self.chosen) >= self.view.ask.least and refusal(self.view, self.chosen) is None

    def take(self, action: int) -> tuple[Option, ...] | None:
        """Carry out a legal action; returns the answer when it is complete: ended, or with as many as are allowed."""
        if action != DONE:
            self.chosen.append(self.legal()[action])
            self._legal = None
        full = len(self.chosen) == self.view.ask.most
        return tuple(self.chosen) if full or action == DONE else None

    def filled(self) -> tuple[Option, ...]:
        """Return the default answer that contains what has been chosen."""
        answer = completed(self.view, self.chosen)
        assert answer is not None, f"no answer to {self.view.ask} contains {self.chosen}"
        return answer
