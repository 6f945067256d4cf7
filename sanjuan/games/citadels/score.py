"""Points, winners and the score sheet (facts, A2 "End", A6-28 to 35)."""

from collections.abc import Callable
from typing import Any

from sanjuan.games.citadels.cards import COST, TYPE, TYPES, UNIQUE
from sanjuan.games.citadels.characters import RANK
from sanjuan.games.citadels.rules.moving import complete
from sanjuan.games.citadels.state import State

ALL_TYPES, FIRST, LATER = 3, 4, 2
ANY_TYPE = "haunted_quarter"
ENOUGH_OF_A_TYPE = 3


def _odd(state: State, seat: int, types: list[str]) -> int:
    costs = zip(state.cities[seat], state.coins[seat], strict=True)
    return len([card for card, coin in costs if (COST[card] + coin) % 2])


def _triple(state: State, seat: int, types: list[str]) -> int:
    return 3 * any(types.count(type) >= ENOUGH_OF_A_TYPE for type in TYPES)


BONUS: dict[str, Callable[[State, int, list[str]], int]] = {
    "basilica": _odd,
    "capitol": _triple,
    "dragon_gate": lambda state, seat, types: 2,
    "imperial_treasury": lambda state, seat, types: state.gold[seat],
    "ivory_tower": lambda state, seat, types: 5 * (types.count(UNIQUE) == 1),
    "map_room": lambda state, seat, types: len(state.hands[seat]),
    "museum": lambda state, seat, types: len(state.museum),
    "statue": lambda state, seat, types: 5 * (state.crown == seat),
    "wishing_well": lambda state, seat, types: types.count(UNIQUE),
}
"""The points that uniques add to their city, from the state, the seat and the types of its districts."""
FROM_HAND = {"secret_vault": 3}
"""The points of cards that score in the hand."""


def types_of(state: State, seat: int) -> list[str]:
    """Return the types of a city's districts, the Haunted Quarter as the one that brings most (A6-29)."""
    city = state.cities[seat]
    types = [TYPE[card] for card in city]
    if ANY_TYPE not in city:
        return types
    at = city.index(ANY_TYPE)
    choices = [[*types[:at], type, *types[at + 1 :]] for type in reversed(TYPES)]
    return max(choices, key=lambda types: _by_types(state, seat, types))


def _by_types(state: State, seat: int, types: list[str]) -> int:
    return _colours(types) + sum([BONUS[card](state, seat, types) for card in state.cities[seat] if card in BONUS])


def _colours(types: list[str]) -> int:
    """ "+3 si la cite comprend des quartiers des cinq types differents."."""
    return ALL_TYPES if len({*types}) == len(TYPES) else 0


def _completion(state: State, seat: int) -> int:
    """ "+4 pour le premier joueur ayant complete sa cite, +2 pour les autres"; the +4 is kept (A6-34)."""
    return FIRST if state.first == seat else LATER if complete(state, seat) else 0


def parts(state: State, seat: int) -> dict[str, int]:
    """Return what a seat's points are made of: districts, types, complete, and cards by name."""
    city, types = state.cities[seat], types_of(state, seat)
    found = {
        "districts": sum([COST[card] for card in city]) + sum(state.coins[seat]),
        "types": _colours(types),
        "complete": _completion(state, seat),
    }
    found |= {card: BONUS[card](state, seat, types) for card in city if card in BONUS}
    return found | {card: points for card, points in FROM_HAND.items() if card in state.hands[seat]}


def scores(state: State) -> list[int]:
    """Return the points of every seat, as if the game ended now."""
    return [sum(parts(state, seat).values()) for seat in range(len(state.gold))]


def last_ranks(state: State) -> list[int]:
    """Return the highest rank that each seat has revealed in this round, 0 for none: it breaks ties (A6-35)."""
    return [max([RANK[character] for character in revealed], default=0) for revealed in state.revealed]


def winners(state: State) -> list[int]:
    """Return the seats with the most points, of tied ones that with the highest rank revealed in the last round."""
    keys = list(zip(scores(state), last_ranks(state), strict=True))
    return [seat for seat, own in enumerate(keys) if own == max(keys)]


def sheet(state: State) -> list[dict[str, Any]]:
    """Return the score sheet: districts, types, complete cities, a row for each card that adds something, "total",
    and "tie_break", the highest rank revealed, where it decides."""
    columns = [parts(state, seat) for seat in range(len(state.gold))]
    cards = [card for card in (*BONUS, *FROM_HAND) if any(card in column for column in columns)]
    rows: list[dict[str, Any]] = [
        {"id": id, "card": id if id in cards else None, "points": [column.get(id, 0) for column in columns]}
        for id in ("districts", "types", "complete", *cards)
    ]
    totals = [sum(column.values()) for column in columns]
    rows.append({"id": "total", "card": None, "points": totals})
    if totals.count(max(totals)) > 1:
        rows.append({"id": "tie_break", "card": None, "points": last_ranks(state)})
    return rows
