"""Opening a box: which options there are, and which cards, phases and steps they bring."""

from functools import lru_cache
from typing import Any

from sanjuan.games.san_juan import printings
from sanjuan.games.san_juan.box import Box, Phase
from sanjuan.games.san_juan.cards import BASE, Card, changed
from sanjuan.games.san_juan.phases.builder import build, end_of_building
from sanjuan.games.san_juan.phases.councillor import council
from sanjuan.games.san_juan.phases.events import EVENTS
from sanjuan.games.san_juan.phases.expansions import clear_customs, console_the_unsold, help_the_fewest, swap, tuck
from sanjuan.games.san_juan.phases.producer import produce
from sanjuan.games.san_juan.phases.prospector import prospect
from sanjuan.games.san_juan.phases.rounds import keep_hand_limit, tuck_in_chapel
from sanjuan.games.san_juan.phases.trader import sell, tile_under, turn_tile
from sanjuan.table.game_options import GameOption, resolve

OPTIONS = (
    GameOption("edition", (1, 2), 2),
    GameOption(
        "deck",
        (110, 112),
        112,
        needs={112: {"edition": 2}},
        reasons={112: "the 1st edition has 110 cards; 112 is a printing of the 2nd"},
    ),
    GameOption("start_hand", (False, True), False),
    GameOption(
        "new_buildings",
        (False, True, 33),
        False,
        needs={33: {"edition": 2}},
        reasons={33: "33 is a printing of the 2nd edition"},
        aliases={"30": True},
    ),
    GameOption("events", (False, True), False),
)

BASE_PHASES = {
    "builder": Phase(build, after=(end_of_building,)),
    "producer": Phase(produce),
    "trader": Phase(sell, before=(turn_tile,), after=(tile_under,)),
    "councillor": Phase(council),
    "prospector": Phase(prospect),
}
BASE_ROUND_START = (tuck_in_chapel, keep_hand_limit)

NEW_BUILDINGS_PHASES = BASE_PHASES | {
    "builder": Phase(build, after=(help_the_fewest, end_of_building)),
    "trader": Phase(sell, before=(turn_tile,), after=(console_the_unsold, tile_under)),
    "councillor": Phase(council, before=(clear_customs,)),
}
# "L'ordre au debut du tour est le suivant: 1. Amtsstube - 2. Kapelle/Bank - 3. Wachstube/Turm."
NEW_BUILDINGS_ROUND_START = (swap, tuck, keep_hand_limit)


def open_box(**options: Any) -> Box:
    """Return the box for these options.

    `edition` 1 or 2 (default 2), `deck` 110 or 112 (2nd edition only, default 112), `start_hand`, `new_buildings`
    (33: the 33-card printing of the 2nd edition), `events`. Raises `InvalidInput`, naming the nearest word, on an
    option or a value that does not exist, or on options that exclude each other.
    """
    return _box(*resolve(OPTIONS, options).items())


@lru_cache(typed=True)
def _box(*items: tuple[str, Any]) -> Box:
    options = dict(items)
    more = bool(options["new_buildings"])
    events = EVENTS if options["events"] else {}
    return Box(
        options=options,
        cards={card.name: card for card in _rows(options)},
        phases=(NEW_BUILDINGS_PHASES if more else BASE_PHASES) | events,
        events=tuple(events),
        round_start=NEW_BUILDINGS_ROUND_START if more else BASE_ROUND_START,
    )


def _rows(options: dict[str, Any]) -> tuple[Card, ...]:
    rows = BASE
    if options["edition"] == 2:
        rows = changed(rows, printings.SECOND_EDITION)
    if options["deck"] == 112:
        rows = changed(rows, printings.PRINTING_112)
    if not options["new_buildings"]:
        return rows
    return _first_expansion(rows) if options["edition"] == 1 else _second_expansion(rows, options["new_buildings"])


def _first_expansion(rows: tuple[Card, ...]) -> tuple[Card, ...]:
    return printings.with_more(rows, printings.TREASURE_CHEST_PRODUCTION) + printings.TREASURE_CHEST


def _second_expansion(rows: tuple[Card, ...], printing: int) -> tuple[Card, ...]:
    new = (*printings.ONLY_NEW_BUILDINGS, *changed(printings.TREASURE_CHEST, printings.NEW_BUILDINGS))
    more = printings.PRINTING_33_PRODUCTION if printing == 33 else ()
    return printings.with_more(rows, more) + new
