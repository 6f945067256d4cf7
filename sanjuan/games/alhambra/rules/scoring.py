"""The scorings A, B and C: "celui qui possede le plus de cartes dans une categorie obtient des points"."""

from collections.abc import Sequence
from functools import lru_cache

from sanjuan.games.alhambra.cards import CATEGORIES, LETTERS, NUMBER
from sanjuan.games.alhambra.state import State

PRIZES = {letter: [row.prizes(letter) for row in CATEGORIES] for letter in LETTERS}
"""The points of the places in each scoring, category by category."""


@lru_cache(maxsize=1 << 14)
def shares(counts: tuple[int, ...], prizes: tuple[int, ...]) -> tuple[int, ...]:
    """Return the points of each owner by the numbers of buildings of a category; `prizes` are those of the places.

    "S'il y a egalite ... les points des places correspondantes sont additionnes puis divises (en arrondissant a la
    valeur inferieure)"; places beyond the prizes bring 0 (B2-11). An owner of none takes no place (B2-1).
    """
    points, place = [0] * len(counts), 0
    for count in sorted({*counts} - {0}, reverse=True):
        tied = [owner for owner, own in enumerate(counts) if own == count]
        each = sum(prizes[place : place + len(tied)]) // len(tied)
        for owner in tied:
            points[owner] = each
        place += len(tied)
        if place >= len(prizes):
            break
    return tuple(points)


def counted(palaces: Sequence[Sequence[str]]) -> list[tuple[int, ...]]:
    """Return for each category, in the order of the cards, how many buildings each owner has of it."""
    counts = [[0] * len(palaces) for _ in CATEGORIES]
    for owner, palace in enumerate(palaces):
        for card in palace:
            counts[NUMBER[card]][owner] += 1
    return [tuple(own) for own in counts]


def score(state: State, letter: str) -> None:
    """Give the points of the scoring "a", "b" or "c" to all owners, Martin among them."""
    state.facts.append(("scoring", letter))
    table = [shares(own, prizes) for prizes, own in zip(PRIZES[letter], counted(state.palaces), strict=True)]
    for row, points in zip(CATEGORIES, table, strict=True):
        for owner, gained in enumerate(points):
            if gained:
                state.points[owner] += gained
                state.facts.append(("scored", owner, row.name, gained))
    state.scored.append(letter)
    state.tally.append((letter, tuple(table)))
