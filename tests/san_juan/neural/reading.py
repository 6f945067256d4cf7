"""The numbers of features in words, so that tests can say what the network sees."""

from bisect import bisect_right

from sanjuan.games.san_juan.cards import PRICE_TILES
from sanjuan.games.san_juan.phases.events import EVENTS
from sanjuan.games.san_juan.phases.rounds import ROLES
from sanjuan.games.san_juan.players.neural import features

NAMES, FACTORIES, HOLDERS = list(features.NAMES), list(features.FACTORIES), list(features.HOLDERS)
PHASES = ["none", *ROLES, *EVENTS]
OPTIONS = ["1st edition", "new buildings", "events"]


def _city(at):
    if at < len(NAMES):
        return NAMES[at]
    factory, more = divmod(at - len(NAMES), 4)
    return f"{FACTORIES[factory]} x{more + 2}"


def _lead(at):
    stage, lead = divmod(at, 25)
    return f"{lead - 12:+} with {7 + stage} buildings"


def _tile(at):
    return str(PRICE_TILES[at]) if at < len(PRICE_TILES) else "unknown"


WHO = ("I choose, I have", "I choose, they have", "they choose, I have", "they choose, they have")
BLOCKS = {
    "my city": (features._CITY[0], _city),
    "their city": (features._CITY[1], _city),
    "my goods": (features._GOODS[0], lambda at: f"{HOLDERS[at // 3]} {at % 3 + 1}"),
    "their goods": (features._GOODS[1], lambda at: f"{HOLDERS[at // 3]} {at % 3 + 1}"),
    "buildings": (features._CITY_SIZE, lambda at: f"{at // 14} has {at % 14}"),
    "cards": (features._HAND_SIZE, lambda at: f"{at // 15} has {at % 15}"),
    "my hand": (features._HAND, lambda at: f"{NAMES[at // 4]} lacks {at % 4}"),
    "second": (features._SECOND, lambda at: FACTORIES[at]),
    "dead": (features._DEAD, str),
    "unknown": (features._UNKNOWN, str),
    "lead": (features._LEAD, _lead),
    "ahead": (features._LEAD_OF_EACH, lambda at: f"{at - 12:+}"),
    "tucked": (features._TUCKED, str),
    "phase": (features._PHASE, lambda at: f"{PHASES[at // 4]} of {at % 4}"),
    "doubled": (features._DOUBLED, lambda at: "yes"),
    "turn": (features._TURN, lambda at: f"choice {at % 4} by {at // 4}"),
    "free": (features._FREE, lambda at: f"{ROLES[at % 5]} for {at // 5}"),
    "governor": (features._GOVERNOR, str),
    "tile": (features._TILE, _tile),
    "event": (features._EVENTS, lambda at: list(EVENTS)[at]),
    "on table": (features._ON_TABLE, lambda at: "yes"),
    "option": (features._OPTIONS, lambda at: [*OPTIONS, "spare"][at]),
    "my city then": (features._CITY_AT[0], lambda at: f"{NAMES[at % len(NAMES)]} in span {at // len(NAMES)}"),
    "their city then": (features._CITY_AT[1], lambda at: f"{NAMES[at % len(NAMES)]} in span {at // len(NAMES)}"),
    "my hand then": (features._HAND_AT, lambda at: f"{NAMES[at % len(NAMES)]} in span {at // len(NAMES)}"),
    "my cards then": (features._HAND_SIZE_AT[0], lambda at: f"{at % 15} in span {at // 15}"),
    "their cards then": (features._HAND_SIZE_AT[1], lambda at: f"{at % 15} in span {at // 15}"),
    "my goods then": (features._GOODS_AT[0], lambda at: f"{at % 6} in span {at // 6}"),
    "their goods then": (features._GOODS_AT[1], lambda at: f"{at % 6} in span {at // 6}"),
    "trader next": (features._NEXT_TRADER, lambda at: f"{WHO[at // 6]} {at % 6} goods"),
    "producer next": (features._NEXT_PRODUCER, lambda at: f"{WHO[at // 6]} {at % 6} empty"),
    "builder next": (features._NEXT_BUILDER, lambda at: f"{WHO[at // 15]} {at % 15} cards"),
}
_STARTS = [start for start, _ in BLOCKS.values()]


def word(number):
    """Return a feature in words: `my city: well`."""
    at = bisect_right(_STARTS, number) - 1
    name = list(BLOCKS)[at]
    return f"{name}: {BLOCKS[name][1](number - _STARTS[at])}"


def seen(state, seat, *blocks):
    """Return the features of a seat's view in words, sorted; of some blocks only (then without their names)."""
    found = sorted(word(number) for number in features.active(state, seat))
    if not blocks:
        return found
    return [text for name, text in (one.split(": ") for one in found) if name in blocks]
