"""Data of a game on a kind of question, for tables, players and sight.

Shared code goes by these rows and never by the name of a kind.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

Sampler = Callable[[Any, Random], tuple[str, ...]]
"""Draws a legal answer to the open question of a table (or view), on `rng.random()` alone."""

PUBLIC, MASKED, UNCOUNTED = "public", "masked", "uncounted"
LIES = ("hand", "place", "role", "seat", "aside", "button", "card")


@dataclass(frozen=True)
class Kind:
    """A kind of question.

    `sight` says what the others see of its options: all of them (public), how many there are and which places
    (masked), or nothing, because even their number would give something away (uncounted). `lies` says where the
    options lie on a table. `proposed`: one answer is nearly always best, so it is filled in. `comment`: an answer may
    be worth a comment. `moves`: an option may put a card on a place. `ordered`: the order of an answer counts; in other
    kinds it is a multiset. `discreet`: the question itself gives away what nobody else may know, see `Rules.suspected`.
    """

    sight: str = MASKED
    lies: str = "hand"
    proposed: bool = False
    comment: bool = False
    moves: bool = False
    ordered: bool = False
    discreet: bool = False


UNKNOWN = Kind(lies="button")
"""The kind of a question that its game does not describe: its options are masked, and shown as buttons."""
