"""The parts of the wording of a game; for type checkers only, since the page cannot run it."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from sanjuan.words.words import Words


class Wording(Protocol):
    """The wording that is special to a game, `games/NAME/wording.py`; `plain_wording` has nothing special."""

    FACTS: dict[str, tuple[tuple[str, str], ...]]
    """The arguments of every fact in order, each with its kind: see `telling.argument`."""
    TOLD_BETTER: dict[str, str]
    """The facts that everybody may know, each with the one for the seat itself that says the same with names."""
    GATHERED: dict[str, tuple[str, ...]]
    """Facts that come in heaps, each with the arguments in which those of a heap differ: they share a line, which
    their messages' `.many` says, with `$each` as the list of what `.each` says of them."""
    HEADINGS: tuple[str, ...]
    """Facts that begin a new part of the story, such as a round."""
    REASONS: dict[str, str]
    """The kinds of the arguments that reasons of advice have, by their names; others are said as they are."""

    def variant(self, options: Mapping[str, Any]) -> str:
        """Return which wording goes with these options, "" the usual one."""

    def argument(self, kind: str, value: Any, t: Words) -> object:
        """Return an argument of a kind that only this game has in words."""

    def untold(self, fact: Mapping[str, Any]) -> bool:
        """Return whether a fact is worth no line in the log."""

    def option(self, option: str, kind: str, t: Words) -> str:
        """Return the special name of an option, "" if it has none."""

    def chosen(self, ask: Mapping[str, Any], chosen: Sequence[str], t: Words) -> dict[str, object]:
        """Return what the words of a question take besides its own arguments, {} if that is nothing special."""
