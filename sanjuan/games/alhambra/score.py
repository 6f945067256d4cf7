"""Points, winners and the score sheet."""

from typing import Any

from sanjuan.games.alhambra.cards import CATEGORIES, CURRENCIES
from sanjuan.games.alhambra.state import State

EARLIER = "earlier"
"""The row of points that a position began with."""


def scores(state: State) -> list[int]:
    """Return the points that each player has scored so far; Martin's are not among them (8.5)."""
    return state.points[: len(state.hands)]


def winners(state: State) -> list[int]:
    """Return the seats with the most points: "en cas d'egalite, les joueurs se partagent la victoire"; Martin never
    wins (B2-15)."""
    points = scores(state)
    return [seat for seat, own in enumerate(points) if own == max(points)]


def sheet(state: State) -> list[dict[str, Any]]:
    """Return the score sheet: a row for each category of each scoring so far, with Martin's points in the last column;
    last "total"."""
    rows: list[dict[str, Any]] = [
        {"id": category.name, "card": None, "group": letter, "points": list(points)}
        for letter, table in state.tally
        for category, points in zip(CATEGORIES, table, strict=True)
    ]
    told = [sum([row["points"][owner] for row in rows]) for owner in range(len(state.points))]
    if told != state.points:
        before = [points - known for points, known in zip(state.points, told, strict=True)]
        rows.insert(0, {"id": EARLIER, "card": None, "points": before})
    return [*rows, {"id": "total", "card": None, "points": list(state.points)}]


def laid_open(state: State) -> dict[str, Any]:
    """Return the money that the last buildings are given out by: {"money": {currency: sums, a seat each}}."""
    many = len(CURRENCIES)
    return {"money": {currency: state.worth[slot::many] for slot, currency in enumerate(CURRENCIES)}}
