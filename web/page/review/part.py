"""Looking back at a game that is over, as a part of the page (see `parts`): what is drawn, what the buttons do."""

from page.review.draw import review as draw
from page.review.past import all_hands
from page.review.review import (
    at,
    begin,
    close,
    first,
    following,
    hands,
    last,
    last_round,
    moment,
    next_round,
    overview,
    previous,
    run,
    up,
    walk,
)

__all__ = [
    "all_hands",
    "at",
    "begin",
    "close",
    "draw",
    "first",
    "following",
    "hands",
    "last",
    "last_round",
    "moment",
    "next_round",
    "overview",
    "previous",
    "run",
    "up",
    "walk",
]
