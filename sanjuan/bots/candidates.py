"""The distinct answers to a question, for players that try answers: all, or a random sample of many."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from sanjuan.bots.random_bot import random
from sanjuan.table.flow import Ask, Option, in_order, refusal

Answer = tuple[Option, ...]
MOST = 24
"""At most so many answers to one question are tried; of more, so many are drawn."""
LOOKED_THROUGH = 256
"""So many sets are looked through for those that a rule allows: they may be few, and a draw would miss some."""


def answers(table: Any, rng: Random, most: int = MOST) -> list[Answer]:
    """Return the distinct legal answers to the open question, each in the order of the options.

    Equal options make equal answers. Where there are more than `most`, or a rule and too many sets to look through,
    about that many are drawn at random, no two alike (a payment of 5 out of 12 cards has up to 792); draws on
    `rng.random()` alone.
    """
    question: Ask = table.ask
    if question.most == 1:
        singles: list[Answer] = [(option,) for option in dict.fromkeys(question.options)]
        if not question.least:
            singles.append(())
        return _legal(table, singles) if len(singles) <= most else _drawn(table, rng, most)
    if count(question) > (LOOKED_THROUGH if question.rule else most):
        return _drawn(table, rng, most)
    found = _legal(table, [in_order(question.options, chosen) for chosen in _multisets(question)])
    return found if len(found) <= most else _drawn(table, rng, most)


def _legal(table: Any, found: list[Answer]) -> list[Answer]:
    return [chosen for chosen in found if refusal(table, chosen) is None] if table.ask.rule else found


def count(question: Ask) -> int:
    """Return the number of distinct multisets of an allowed size, ignoring the question's rule."""
    ways = [1] + [0] * question.most
    for copies in Counter(question.options).values():
        ways = [sum(ways[max(0, size - copies) : size + 1]) for size in range(len(ways))]
    return sum(ways[question.least :])


def _multisets(question: Ask) -> Iterator[Answer]:
    """Yield the multisets of an allowed size, equal options together."""
    copies = list(Counter(question.options).items())
    yield from _extended((), copies, question.least, question.most)


def _extended(chosen: Answer, copies: list[tuple[str, int]], least: int, most: int) -> Iterator[Answer]:
    if not copies or not most:
        if least <= 0:
            yield chosen
        return
    (option, available), *rest = copies
    for taken in range(min(available, most), -1, -1):
        yield from _extended(chosen + (option,) * taken, rest, least - taken, most - taken)


def _drawn(table: Any, rng: Random, most: int) -> list[Answer]:
    """Draw answers; equal ones count once, so fewer than `most` may come back."""
    options = table.ask.options
    return list(dict.fromkeys(in_order(options, random(table, rng)) for _ in range(most)))
