"""Opening a box: which options there are, and which cards, phases and steps they bring."""

from difflib import get_close_matches
from functools import lru_cache
from typing import Any

from sanjuan.games.san_juan import cards as rows
from sanjuan.games.san_juan.box import Box, Phase
from sanjuan.games.san_juan.builder import build, end_of_building
from sanjuan.games.san_juan.councillor import council
from sanjuan.games.san_juan.producer import produce
from sanjuan.games.san_juan.prospector import prospect
from sanjuan.games.san_juan.rounds import keep_hand_limit, tuck_in_chapel
from sanjuan.games.san_juan.trader import sell, tile_under, turn_tile

CHOICES: dict[str, tuple[Any, ...]] = {"edition": (1, 2), "deck": (110, 112), "start_hand": (False, True)}

PHASES = {
    "builder": Phase(build, after=(end_of_building,)),
    "producer": Phase(produce),
    "trader": Phase(sell, before=(turn_tile,), after=(tile_under,)),
    "councillor": Phase(council),
    "prospector": Phase(prospect),
}
ROUND_START = (tuck_in_chapel, keep_hand_limit)


def open_box(**options: Any) -> Box:
    """Return the box for these options: `edition` 1 or 2 (default), `deck` 110 or 112 (2nd edition), `start_hand`.

    Raises ValueError, naming the nearest valid word, on an option or a value that does not exist.
    """
    for name, value in options.items():
        _check(name, value)
    edition = options.get("edition", 2)
    deck = options.get("deck", 110 if edition == 1 else 112)
    if edition == 1 and deck != 110:
        raise ValueError("option 'deck': the 1st edition has 110 cards; 112 is a printing of the 2nd")
    return _box(edition, deck, options.get("start_hand", False))


def _check(name: str, value: Any) -> None:
    if name not in CHOICES:
        near = get_close_matches(name, CHOICES, 1, 0.0)
        raise ValueError(f"unknown option {name!r}; did you mean {near[0]!r}?")
    if not any(value is choice or (value == choice and type(value) is type(choice)) for choice in CHOICES[name]):
        raise ValueError(f"option {name!r} is one of {', '.join(map(str, CHOICES[name]))}, not {value!r}")


@lru_cache
def _box(edition: int, deck: int, start_hand: bool) -> Box:
    cards = rows.BASE if edition == 1 else rows.changed(rows.BASE, rows.SECOND_EDITION)
    if deck == 112:
        cards = rows.changed(cards, rows.PRINTING_112)
    return Box(
        options={"edition": edition, "deck": deck, "start_hand": start_hand},
        cards={card.name: card for card in cards},
        phases=PHASES,
        round_start=ROUND_START,
    )
