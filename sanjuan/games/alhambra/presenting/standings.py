"""The race in each category, for a table: who leads, what the next scoring would bring now, and when it comes."""

from collections.abc import Mapping, Sequence
from typing import Any

from sanjuan.games.alhambra.cards import CATEGORIES, LETTERS, SCORING, Category
from sanjuan.games.alhambra.rules.scoring import shares
from sanjuan.games.alhambra.state import State

Standing = Mapping[str, Any]
"""A place in a scoring: {"place" (from 1), "points", "tied"}."""


def next_letter(view: State) -> str:
    """Return the letter of the scoring to come."""
    return next((letter for letter in LETTERS if letter not in view.scored), LETTERS[-1])


def of_category(row: Category, counts: Sequence[int], letter: str) -> list[Standing | None]:
    """Return the place of each owner by the numbers of buildings of a category; None for an owner without a place."""
    prizes = row.prizes(letter)
    points = shares(tuple(counts), prizes)
    places = [1 + sum([other > own for other in counts]) for own in counts]
    return [
        {"place": place, "points": gained, "tied": list(counts).count(own) > 1}
        if own and place <= len(prizes)
        else None
        for own, place, gained in zip(counts, places, points, strict=True)
    ]


def owners_standings(counts: Sequence[Sequence[int]], letter: str) -> list[dict[str, Standing]]:
    """Return for each owner its places by category, those that count alone; `counts` are by category, then by owner."""
    table = [of_category(row, own, letter) for row, own in zip(CATEGORIES, counts, strict=True)]
    return [
        {row.name: place for row, line in zip(CATEGORIES, table, strict=True) if (place := line[owner])}
        for owner in range(len(counts[0]))
    ]


def with_one_more(counts: Sequence[Sequence[int]], seat: int, letter: str) -> dict[str, Standing]:
    """Return the places of a seat by category, each as if it had one building more of it; those that count alone."""
    found = {}
    for row, own in zip(CATEGORIES, counts, strict=True):
        place = of_category(row, (*own[:seat], own[seat] + 1, *own[seat + 1 :]), letter)[seat]
        if place:
            found[row.name] = place
    return found


def coming(view: State) -> list[int]:
    """Return [least, most] money cards that are drawn until the next scoring card, itself included; [] before C."""
    letter = next_letter(view)
    if letter not in SCORING.values():
        return []
    low, high = view.spans[list(SCORING.values()).index(letter)]
    top = len(view.money) - 1
    return [top - min(high, top) + 1, top - low + 1] if low <= min(high, top) else []
