"""Exports the engine's and its players' tables to the compiled game: figures, beliefs, the layout of features."""

from collections.abc import Iterable

from sanjuan.games.san_juan.cards import GOODS, PRICE_TILES
from sanjuan.games.san_juan.options import open_box
from sanjuan.games.san_juan.phases.builder import BUILDINGS_TO_END
from sanjuan.games.san_juan.phases.councillor import DRAWN, DRAWN_BY_PRIVILEGE
from sanjuan.games.san_juan.phases.rounds import HAND_LIMIT, STALLED_ROUNDS
from sanjuan.games.san_juan.players.greedy.values import BELIEFS, INCOME, MEAN_PRICES, PAIRS, SALES, WEIGHTS
from sanjuan.games.san_juan.players.neural import apply_visible, features, network, policy, search
from sanjuan.games.san_juan.score import MONUMENT_POINTS
from sanjuan.games.san_juan.setup import HAND

BOX = open_box(edition=2)
NAMES = tuple(BOX.cards)
"""The cards in the order of their numbers."""
BLOCKS = (
    "CITY_SIZE", "HAND_SIZE", "HAND", "SECOND", "DEAD", "UNKNOWN", "LEAD", "LEAD_OF_EACH", "TUCKED", "PHASE", "DOUBLED",
    "TURN", "FREE", "GOVERNOR", "TILE", "HAND_AT", "NEXT_TRADER", "NEXT_PRODUCER", "NEXT_BUILDER",
)  # fmt: skip
PAIRS_OF_BLOCKS = ("CITY", "GOODS", "CITY_AT", "HAND_SIZE_AT", "GOODS_AT")
FIGURES = (
    "COPIES", "GOODS_COUNTED", "BIGGEST_CITY", "BIGGEST_HAND", "GAPS", "DEAD", "UNKNOWN", "LEAD", "FIRST_STAGE",
    "STAGES", "MOST_GOODS", "TUCKED", "SIZE",
)  # fmt: skip
CONSTANTS = {
    policy: ("PER_POINT", "TRUST", "TRUST_IN_ROLE", "SURE", "CANDIDATES"),
    search: ("CLEAR",),
    apply_visible: ("MOST_OPTIONS", "MOST_ANSWERS"),
    network: ("ONE", "FINE", "MARGIN"),
}


def header() -> str:
    """Return the tables as a C++ header; whatever a number stands for, its source is the module imported above."""
    begin = ["// Made by training/san_juan/native/tables.py from the engine's tables.", "#pragma once", ""]
    return "\n".join([*begin, *_cards(), *_beliefs(), *_features(), *_policy(), ""])


def _cards() -> list[str]:
    rows = BOX.cards.values()
    by_text = sorted(NAMES)
    return [
        f"enum Card {{ {', '.join(name.upper() for name in NAMES)}, KINDS }};",
        _numbers("int", "COST", [row.cost for row in rows]),
        _numbers("int", "POINTS", [row.points for row in rows]),
        _numbers("int", "COPIES", [row.copies for row in rows]),
        _numbers("int", "ORDER", [by_text.index(name) for name in NAMES]),
        f"constexpr const char* NAMES[] = {{{', '.join(chr(34) + name + chr(34) for name in NAMES)}}};",
        f"constexpr int TILES[][{len(GOODS)}] = {{{', '.join(_braced(tile) for tile in PRICE_TILES)}}};",
        f"constexpr int GOODS = {len(GOODS)}, TILE_COUNT = {len(PRICE_TILES)}, DECK = {len(BOX.deck())};",
        f"constexpr int DRAWN = {DRAWN}, DRAWN_BY_PRIVILEGE = {DRAWN_BY_PRIVILEGE}, START_HAND = {HAND};",
        f"constexpr int COMPLETE = {BUILDINGS_TO_END}, HAND_LIMIT = {HAND_LIMIT}, STALLED = {STALLED_ROUNDS};",
        f"constexpr int TOWER_LIMIT = {BOX.cards['tower'].hand_limit};",
        _numbers("int", "MONUMENT_POINTS", MONUMENT_POINTS),
        f"constexpr int MARKET_GOODS = {BOX.cards['black_market'].pays_with_goods};",
        f"constexpr int POOR = {BOX.cards['poor_house'].draws_when_poor}, MINED = {BOX.cards['gold_mine'].reveals};",
        _numbers("double", "MEAN_PRICES", MEAN_PRICES),
        "",
    ]


def _beliefs() -> list[str]:
    plain = [name for name in WEIGHTS if not name.startswith("others_")]
    others = [BELIEFS.get(f"others_{seats}", 0.0) for seats in range(5)]
    return [
        "namespace belief {",
        *[f"constexpr double {name} = {WEIGHTS[name]};" for name in plain],
        _numbers("double", "others", others),
        _numbers("double", "income", [INCOME.get(name, 0.0) for name in NAMES]),
        f"constexpr double sales_table[][{len(SALES[0])}] = {{{', '.join(_braced(row) for row in SALES)}}};",
        _numbers("double", "pairs_table", (0.0, *PAIRS["well"])),
        "}",
        "",
    ]


def _features() -> list[str]:
    found = [f"constexpr int {name} = {getattr(features, '_' + name)};" for name in BLOCKS]
    found += [_numbers("int", name, getattr(features, "_" + name)) for name in PAIRS_OF_BLOCKS]
    numbers = [f"constexpr int COUNT_{name} = {getattr(features, name)};" for name in FIGURES]
    return [
        "namespace feature {",
        *found,
        *numbers,
        _numbers("int", "NAME", [features.NAMES[name] for name in NAMES]),
        _numbers("int", "SPAN_STARTS", features.SPAN_STARTS),
        f"constexpr int ALL_NAMES = {len(features.NAMES)};",
        "}",
        "",
    ]


def _policy() -> list[str]:
    return [
        *[_number(name, getattr(module, name)) for module, names in CONSTANTS.items() for name in names],
        _numbers("double", "SHARED", [0.0, *[policy.SHARED[winners] for winners in (1, 2, 3, 4)]]),
    ]


def _number(name: str, number: float) -> str:
    return f"constexpr {type(number).__name__} {name} = {number};".replace("float", "double")


def _braced(numbers: Iterable[float]) -> str:
    return "{" + ", ".join(str(number) for number in numbers) + "}"


def _numbers(kind: str, name: str, numbers: Iterable[float]) -> str:
    return f"constexpr {kind} {name}[] = {_braced(numbers)};"
