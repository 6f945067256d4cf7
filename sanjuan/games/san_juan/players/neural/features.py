"""The input of the network: binary features of what one seat may know of a position, by number.

A position is read in parts (a city, a hand, the goods ...). A part is a small key; `expand` gives the features that
are on in it. The same parts occur again and again in a search, so the network caches the sum of each.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from sanjuan.games.san_juan.box import Box, total
from sanjuan.games.san_juan.cards import PRICE_TILES, PRODUCTION, SIX, Card
from sanjuan.games.san_juan.options import open_box
from sanjuan.games.san_juan.phases.events import EVENTS
from sanjuan.games.san_juan.phases.rounds import ROLES
from sanjuan.games.san_juan.score import rows
from sanjuan.games.san_juan.state import HIDDEN_TILE, Seat, State, Tile
from sanjuan.table.sight import HIDDEN

Part = tuple[Any, ...]

ALL_CARDS: dict[str, Card] = open_box(edition=2, new_buildings=True).cards
"""The cards that the networks have learned. Of others they see only the points, until they are trained with them."""
NAMES = {name: number for number, name in enumerate(ALL_CARDS)}
FACTORIES = {name: number for number, name in enumerate(n for n in NAMES if ALL_CARDS[n].kind == PRODUCTION)}
HOLDERS = {name: number for number, name in enumerate([*FACTORIES, "customs_office"])}
PHASES = {name: number for number, name in enumerate(["", *ROLES, *EVENTS])}
EVENT_NUMBERS = {name: number for number, name in enumerate(EVENTS)}

COPIES = 4
"""The most copies of a factory that are counted beyond the first."""
GOODS_COUNTED = 3
BIGGEST_CITY = 13
BIGGEST_HAND = 14
GAPS = 4
"""A hand card can be paid for now, or lacks 1, 2, or more cards."""
DEAD = 6
UNKNOWN = 6
LEAD = 12
FIRST_STAGE = 7
STAGES = 6
"""The stages of a game: the largest city has up to 7, 8, 9, 10, 11, or 12 buildings."""
SPAN_STARTS = (5, 8, 10)
SPANS = len(SPAN_STARTS) + 1
"""Spans of the game by the largest city: the value of a building or card depends on how much is still to come."""
MOST_GOODS = 5
TUCKED = 8
ME, OTHERS = 0, 1
_A_SIX = next(name for name, card in ALL_CARDS.items() if card.kind == SIX)
_COUNTS_SIXES = next(name for name, card in ALL_CARDS.items() if card.scores == "sixes_of_the_others")


class _Layout:
    """Assigns numbers to the features, block after block."""

    def __init__(self) -> None:
        self.size = 0

    def block(self, size: int) -> int:
        first = self.size
        self.size += size
        return first


_layout = _Layout()
_CITY = [_layout.block(len(NAMES) + COPIES * len(FACTORIES)) for _ in (ME, OTHERS)]
_GOODS = [_layout.block(GOODS_COUNTED * len(HOLDERS)) for _ in (ME, OTHERS)]
_CITY_SIZE = _layout.block(4 * (BIGGEST_CITY + 1))
_HAND_SIZE = _layout.block(4 * (BIGGEST_HAND + 1))
_HAND = _layout.block(len(NAMES) * GAPS)
_SECOND = _layout.block(len(FACTORIES))
_DEAD = _layout.block(DEAD + 1)
_UNKNOWN = _layout.block(UNKNOWN + 1)
_LEAD = _layout.block(STAGES * (2 * LEAD + 1))
_LEAD_OF_EACH = _layout.block(2 * LEAD + 1)
_TUCKED = _layout.block(TUCKED + 1)
_PHASE = _layout.block(4 * len(PHASES))
_DOUBLED = _layout.block(1)
_TURN = _layout.block(16)
_FREE = _layout.block(4 * len(ROLES))
_GOVERNOR = _layout.block(4)
_TILE = _layout.block(len(PRICE_TILES) + 1)
_EVENTS = _layout.block(len(EVENTS))
_ON_TABLE = _layout.block(1)
_OPTIONS = _layout.block(4)
_CITY_AT = [_layout.block(SPANS * len(NAMES)) for _ in (ME, OTHERS)]
_HAND_AT = _layout.block(SPANS * len(NAMES))
_HAND_SIZE_AT = [_layout.block(SPANS * (BIGGEST_HAND + 1)) for _ in (ME, OTHERS)]
_GOODS_AT = [_layout.block(SPANS * (MOST_GOODS + 1)) for _ in (ME, OTHERS)]
_NEXT_TRADER = _layout.block(4 * (MOST_GOODS + 1))
_NEXT_PRODUCER = _layout.block(4 * (MOST_GOODS + 1))
_NEXT_BUILDER = _layout.block(4 * (BIGGEST_HAND + 1))
SIZE = _layout.size


def parts(state: State, me: int) -> list[Part]:
    """Return the position as seat `me` knows it, in parts; works on its view and on any state, which it reads no
    further than the seat may see.
    """
    found, chooser, taken = _turn(state, me)
    count = len(state.seats)
    own = state.seats[me]
    city = tuple(own.city)
    fullest = max([len(seat.city) for seat in state.seats])
    span = (fullest >= SPAN_STARTS[0]) + (fullest >= SPAN_STARTS[1]) + (fullest >= SPAN_STARTS[2])
    found.append(("hand", tuple(sorted(own.hand)), city, state.box, span))
    mine = points(state, me, city) + len(own.tucked)
    best = -99
    for relative in range(count):
        seat = (me + relative) % count
        other = state.seats[seat]
        whose = ME if relative == 0 else OTHERS
        if relative:
            city = tuple(other.city)
            theirs = points(state, seat, city)
            found.append(("ahead", mine - theirs))
            best = max(best, theirs)
        found.append(("city", whose, city, span))
        found.append(("sizes", relative, len(city), len(other.hand), span))
        goods = tuple([name for name, good in zip(city, other.goods, strict=True) if good])
        found.append(("goods", whose, goods, span))
        found.append(("next", chooser, whose, taken, len(goods), _factories(city) - len(goods), len(other.hand)))
    found.append(("lead", fullest, mine - best))
    if own.tucked:
        found.append(("tucked", len(own.tucked)))
    return found


@lru_cache(maxsize=2_000)
def _factories(city: tuple[str, ...]) -> int:
    return sum([name in FACTORIES for name in city])


def _turn(state: State, me: int) -> tuple[list[Part], int, tuple[str, ...]]:
    """Return whose choice of a role comes next and what is left to choose, with the phase that runs, as parts.

    Then whether the next choice is `ME`'s or the `OTHERS`', and the roles taken before it.
    """
    count = len(state.seats)
    question = state.ask
    open_choice = question is not None and question.kind == "role"
    number = state.choice if open_choice else state.choice + 1 if state.taken or state.phase else 0
    governor, taken = state.governor, tuple([role for role, _ in state.taken])
    if number >= (3 if count == 2 else count):
        number, governor, taken = 0, governor + 1, ()
    chooser = (governor + number - me) % count
    found: list[Part] = [
        ("turn", chooser, number, (governor - me) % count, taken),
        ("around", _next_tile(state), tuple(state.events), bool(state.on_table), state.box),
    ]
    if state.phase:
        found.append(("phase", state.phase, (state.chooser - me) % count, state.privilege))
    return found, OTHERS if chooser else ME, taken


def _next_tile(state: State) -> Tile:
    """Return the tile of the next (or running) trader phase, as far as everybody knows it."""
    seen = state.known == len(state.tiles) or state.phase == "trader"
    return state.tiles[0] if seen else HIDDEN_TILE


@lru_cache(maxsize=2_000)
def _points(box: Box, city: tuple[str, ...], sixes: int) -> int:
    """Return the points of a city; `sixes` are the opponents' buildings of cost 6, which a cathedral counts."""
    filler = Seat(city=[_A_SIX] * sixes)
    state = State(box=box, seats=[Seat(city=list(city), goods=[""] * len(city)), filler])
    return rows(state, 0)["total"]


def points(state: State, seat: int, city: tuple[str, ...]) -> int:
    """Return the points of a seat without its tucked cards, which the others do not know."""
    sixes = 0
    if _COUNTS_SIXES in city:
        cost = state.box.cost
        sixes = sum([cost[name] == 6 for at, own in enumerate(state.seats) if at != seat for name in own.city])
    return _points(state.box, city, sixes)


def expand(part: Part) -> list[int]:
    """Return the numbers of the features that are on in a part."""
    return _EXPAND[part[0]](*part[1:])


def active(state: State, me: int) -> list[int]:
    """Return the numbers of all features that are on for seat `me`, each once unless several seats share it."""
    return [number for part in parts(state, me) for number in expand(part)]


def _expand_city(whose: int, city: tuple[str, ...], span: int) -> list[int]:
    first, then = _CITY[whose], _CITY_AT[whose] + span * len(NAMES)
    seen = [name for name in city if name in NAMES]
    found = [then + NAMES[name] for name in seen]
    for name in dict.fromkeys(seen):
        found.append(first + NAMES[name])
        if name in FACTORIES:
            more = min(city.count(name) - 1, COPIES)
            start = first + len(NAMES) + COPIES * FACTORIES[name]
            found.extend(range(start, start + more))
    return found


def _expand_goods(whose: int, names: tuple[str, ...], span: int) -> list[int]:
    found = [_GOODS_AT[whose] + span * (MOST_GOODS + 1) + min(len(names), MOST_GOODS)]
    for name in [name for name in dict.fromkeys(names) if name in HOLDERS]:
        start = _GOODS[whose] + GOODS_COUNTED * HOLDERS[name]
        found.extend(range(start, start + min(names.count(name), GOODS_COUNTED)))
    return found


def _expand_sizes(relative: int, city: int, hand: int, span: int) -> list[int]:
    hand = min(hand, BIGGEST_HAND)
    return [
        _HAND_SIZE_AT[ME if relative == 0 else OTHERS] + span * (BIGGEST_HAND + 1) + hand,
        _CITY_SIZE + relative * (BIGGEST_CITY + 1) + min(city, BIGGEST_CITY),
        _HAND_SIZE + relative * (BIGGEST_HAND + 1) + hand,
    ]


def _expand_hand(hand: tuple[str, ...], city: tuple[str, ...], box: Box, span: int) -> list[int]:
    """A card that can still be built counts by its name and by what is lacking to pay for it; others are money."""
    unknown = hand.count(HIDDEN)
    saved = [total(box.powers[power], city) for power in ("saves_city", "saves_production")]
    dead = 0
    found: list[int] = []
    for name in dict.fromkeys(hand):
        if name not in NAMES:
            continue  # hidden, or untrained
        factory = name in FACTORIES
        if not factory:
            dead += hand.count(name) - (name not in city)
            if name in city:
                continue
        elif hand.count(name) > 1:
            found.append(_SECOND + FACTORIES[name])
        found.append(_HAND_AT + span * len(NAMES) + NAMES[name])
        lacking = box.cost[name] - saved[factory] - (len(hand) - 1)
        found.append(_HAND + GAPS * NAMES[name] + max(0, min(lacking, GAPS - 1)))
    return [*found, _DEAD + min(dead, DEAD), _UNKNOWN + min(unknown, UNKNOWN)]


def _expand_lead(fullest: int, lead: int) -> list[int]:
    stage = max(0, min(fullest - FIRST_STAGE, STAGES - 1))
    return [_LEAD + stage * (2 * LEAD + 1) + max(-LEAD, min(lead, LEAD)) + LEAD]


def _expand_ahead(lead: int) -> list[int]:
    return [_LEAD_OF_EACH + max(-LEAD, min(lead, LEAD)) + LEAD]


def _expand_tucked(count: int) -> list[int]:
    return list(range(_TUCKED, _TUCKED + min(count, TUCKED + 1)))


def _expand_phase(phase: str, chooser: int, privilege: int) -> list[int]:
    return [_PHASE + 4 * PHASES[phase] + chooser, *([_DOUBLED] if privilege > 1 else [])]


def _expand_turn(chooser: int, number: int, governor: int, taken: tuple[str, ...]) -> list[int]:
    free = [_FREE + len(ROLES) * chooser + at for at, role in enumerate(ROLES) if role not in taken]
    return [_TURN + 4 * chooser + number, _GOVERNOR + governor, *free]


def _expand_next(chooser: int, whose: int, taken: tuple[str, ...], goods: int, empty: int, hand: int) -> list[int]:
    """The roles that can be chosen next, by what they would find: goods, empty factories, cards to build with."""
    who = 2 * chooser + whose
    found = []
    if "trader" not in taken:
        found.append(_NEXT_TRADER + who * (MOST_GOODS + 1) + min(goods, MOST_GOODS))
    if "producer" not in taken:
        found.append(_NEXT_PRODUCER + who * (MOST_GOODS + 1) + max(0, min(empty, MOST_GOODS)))
    if "builder" not in taken:
        found.append(_NEXT_BUILDER + who * (BIGGEST_HAND + 1) + min(hand, BIGGEST_HAND))
    return found


def _expand_around(tile: tuple[int, ...], events: tuple[str, ...], on_table: bool, box: Box) -> list[int]:
    known = len(PRICE_TILES) if tile == HIDDEN_TILE else PRICE_TILES.index(tile)
    options = [box.options["edition"] == 1, bool(box.options["new_buildings"]), box.options["events"]]
    return [
        _TILE + known,
        *[_EVENTS + EVENT_NUMBERS[event] for event in events],
        *([_ON_TABLE] if on_table else []),
        *[_OPTIONS + at for at, given in enumerate(options) if given],
    ]


_EXPAND: dict[str, Callable[..., list[int]]] = {
    "city": _expand_city,
    "goods": _expand_goods,
    "sizes": _expand_sizes,
    "hand": _expand_hand,
    "lead": _expand_lead,
    "ahead": _expand_ahead,
    "tucked": _expand_tucked,
    "phase": _expand_phase,
    "turn": _expand_turn,
    "around": _expand_around,
    "next": _expand_next,
}
