"""Scoring: the points of every row of the score sheet, in the order of the rules, and the tie-break.

1st edition rules, "Fin de la partie": buildings, then the cards under the chapel, then guild hall, city hall and
triumphal arch, the palace last of all.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from sanjuan.games.san_juan.box import Box
from sanjuan.games.san_juan.cards import MONUMENT
from sanjuan.games.san_juan.state import State

Power = Callable[[State, int], int]
MONUMENT_POINTS = (0, 4, 6, 8)


def two_for_each_production_building(state: State, seat: int) -> int:
    """Guild hall, 1st edition: "2 points de victoire pour chaque batiment de production"."""
    return 2 * len(_production(state, seat))


def one_for_each_production_building_and_kind(state: State, seat: int) -> int:
    """Guild hall, 2nd edition: 1 point for each production building and 1 for each kind of them."""
    buildings = _production(state, seat)
    return len(buildings) + len(set(buildings))


def one_for_each_city_building(state: State, seat: int) -> int:
    """City hall: 1 point for each city (violet) building, itself included."""
    return len(state.seats[seat].city) - len(_production(state, seat))


def monuments(state: State, seat: int) -> int:
    """Triumphal arch: 4, 6 or 8 points for 1, 2 or 3 monuments."""
    cards = state.box.cards
    return MONUMENT_POINTS[sum(cards[name].kind == MONUMENT for name in state.seats[seat].city)]


def sets_of_equal_cost(state: State, seat: int) -> int:
    """Residence: 4, 3, 2, 1 points for sets of three different buildings of equal cost; copies may serve several
    sets."""
    costs: dict[int, list[int]] = {}
    for name, count in Counter(state.seats[seat].city).items():
        costs.setdefault(state.box.cost[name], []).append(count)
    return _falling(sum(map(_sets_of_three, costs.values())))


def _sets_of_three(counts: list[int]) -> int:
    """Return how many sets of three different kinds these numbers of copies make."""
    return max(k for k in range(sum(counts) // 3 + 1) if sum(min(count, k) for count in counts) >= 3 * k)


def sixes_of_the_others(state: State, seat: int) -> int:
    """Cathedral: 4, 3, 2, 1 points for the others' buildings of cost 6."""
    cost = state.box.cost
    others = [name for number, own in enumerate(state.seats) if number != seat for name in own.city]
    return _falling(sum(cost[name] == 6 for name in others))


def _falling(count: int) -> int:
    return sum((4, 3, 2, 1)[:count])


def _production(state: State, seat: int) -> list[str]:
    production = state.box.production
    return [name for name in state.seats[seat].city if name in production]


POWERS: dict[str, Power] = {
    power.__name__: power
    for power in (
        two_for_each_production_building,
        one_for_each_production_building_and_kind,
        one_for_each_city_building,
        monuments,
        sets_of_equal_cost,
        sixes_of_the_others,
    )
}
QUARTER = "quarter_of_the_rest"


def rows(state: State, seat: int) -> dict[str, int]:
    """Return one seat's points by row: "buildings", each building with tucked cards or a scoring power, "total".

    Rows are in the order of the rules; a row is there only if the seat has it.
    """
    own = state.seats[seat]
    points = state.box.points
    sheet = {"buildings": sum([points[name] for name in own.city])}
    for _, name, _ in own.tucked:
        sheet[name] = sheet.get(name, 0) + 1
    for name, power in _scoring(state.box):
        if name in own.city and power != QUARTER:
            sheet[name] = POWERS[power](state, seat)
    for name, power in _scoring(state.box):
        if name in own.city and power == QUARTER:
            sheet[name] = sum(sheet.values()) // 4
    sheet["total"] = sum(sheet.values())
    return sheet


def counted(state: State, seat: int, sheet: dict[str, int]) -> dict[str, int]:
    """Return what a seat's buildings that are counted at the end bring so far, by their names, from its `rows`."""
    return {name: sheet[name] for name, _ in _scoring(state.box) if name in state.seats[seat].city}


def if_built(state: State, seat: int, card: str) -> int | None:
    """Return what a building that is counted at the end would bring a seat now if it stood in its city; None for any
    other."""
    if not state.box.cards[card].scores:
        return None
    after = state.copy()
    after.seats[seat].city = [*state.seats[seat].city, card]
    return rows(after, seat)[card]


def _scoring(box: Box) -> list[tuple[str, str]]:
    return [(card.name, card.scores) for card in box.cards.values() if card.scores]


def scores(state: State) -> list[int]:
    """Return the points of every seat as if the game ended now."""
    return [rows(state, seat)["total"] for seat in range(len(state.seats))]


def tie_break(state: State, seat: int) -> int:
    """Return what breaks a tie: cards in hand and goods on the buildings."""
    own = state.seats[seat]
    return len(own.hand) + len(own.goods) - own.goods.count("")


def winners(state: State) -> list[int]:
    """Return the seats with the most points, among them those with the most cards and goods; several share the win."""
    keys = [(points, tie_break(state, seat)) for seat, points in enumerate(scores(state))]
    return [seat for seat, key in enumerate(keys) if key == max(keys)]


def sheet(state: State) -> list[dict[str, Any]]:
    """Return the score sheet: rows {"id", "card", "points": [per seat or None]}, last "total" and "tie_break"."""
    seats = range(len(state.seats))
    columns = [rows(state, seat) for seat in seats]
    tucking = [name for name in state.box.cards if any(name in column for column in columns)]
    late = {name for name, power in _scoring(state.box) if power == QUARTER}
    names = sorted(tucking, key=lambda name: (name in late, bool(state.box.cards[name].scores)))
    lines = [_line("buildings", None, columns), *[_line(name, name, columns) for name in names]]
    lines.append(_line("total", None, columns))
    lines.append({"id": "tie_break", "card": None, "points": [tie_break(state, seat) for seat in seats]})
    return lines


def _line(id: str, card: str | None, columns: list[dict[str, int]]) -> dict[str, Any]:
    return {"id": id, "card": card, "points": [column.get(id) for column in columns]}
