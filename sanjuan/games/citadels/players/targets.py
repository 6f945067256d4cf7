"""Districts of others: what it is worth to destroy, to seize or to exchange one."""

from collections.abc import Callable

from sanjuan.games.citadels.cards import COST, TYPE, TYPES
from sanjuan.games.citadels.players.reading import Reading
from sanjuan.games.citadels.players.rows import UNIQUES
from sanjuan.games.citadels.rules.moving import LARGE, where
from sanjuan.games.citadels.rules.powers import rank8
from sanjuan.games.citadels.state import State
from sanjuan.table.options import card_of, place_of

STOPPED = 8.0
"""The worth, to all others, of taking a district from a city that lacks one: more than a district and its price."""
GIVEN_BACK = 0.3
"""The share of the price paid to a rival that counts against the payer a second time."""


def value_to(reading: Reading, other: int, index: int) -> float:
    """Return what a district is worth to the owner of a city: points, what it does, its type, the way to the end."""
    view = reading.view
    city = view.cities[other]
    card = city[index]
    worth = COST[card] + view.coins[other][index] + reading.style.tempo
    if card in UNIQUES:
        early, late = UNIQUES[card]
        worth += early + (late - early) * reading.late
    types = {TYPE[own] for own in city}
    alone = len([own for own in city if TYPE[own] == TYPE[card]]) == 1
    if alone and len(types) >= len(TYPES) - 1:
        worth += 3.0 if len(types) == len(TYPES) else 1.0
    return worth


def harm(reading: Reading, other: int, index: int) -> float:
    """Return what the loss of a district by another seat is worth to the seat that reads."""
    left = reading.goal - reading.sizes[other]
    worth = value_to(reading, other, index)
    if not reading.last and left <= 2:
        worth += reading.style.deny if left == 1 else 0.3 * reading.style.deny
    return worth * reading.weight(other)


def stopped(reading: Reading, other: int) -> float:
    """Return what it is worth to shrink a city that lacks one district: it cannot be complete next turn."""
    return STOPPED if not reading.last and reading.goal - reading.sizes[other] == 1 else 0.0


def stops(reading: Reading, more: int = 0) -> bool:
    """Return whether rank 8 can reach a city that lacks one district, with `more` gold than it has."""
    view, seat = reading.view, reading.seat
    reach = REACH.get(view.acting)
    if reach is None or not any(stopped(reading, other) for other in range(len(reading.sizes)) if other != seat):
        return False
    if more:
        view = view.copy()
        view.gold[seat] += more
    found = [where(option)[0] for option in reach(view, seat)]
    return any(other != seat and stopped(reading, other) for other in found)


def destruction(reading: Reading, option: str) -> float:
    """Return what destroying a district is worth, less what it costs."""
    other, index = where(option)
    if other == reading.seat:
        return -value_to(reading, other, index)
    price = rank8.destruction(reading.view, other, index)
    return harm(reading, other, index) + stopped(reading, other) - price * reading.coin


def blast(reading: Reading, option: str) -> float:
    """Return what the Armory is worth at a district: its own place in the city is lost with it."""
    other, index = where(option)
    own = COST["armory"] + (0.0 if reading.last else reading.style.tempo)
    if other == reading.seat:
        return -value_to(reading, other, index) - own
    return harm(reading, other, index) - own


def seizure(reading: Reading, option: str) -> float:
    """Return what seizing a district is worth: gained here, lost there, and its price goes to its owner."""
    other, index = where(option)
    card = reading.view.cities[other][index]
    price = rank8.seizure(reading.view, other, index)
    paid = price * reading.coin * (1.0 + GIVEN_BACK)
    return reading.worth(card) + harm(reading, other, index) + stopped(reading, other) - paid


def exchange(reading: Reading, given: str, option: str) -> float:
    """Return what exchanging an own district for another seat's is worth."""
    view, own = reading.view, place_of(given)
    other, index = where(option)
    card, mine = view.cities[other][index], card_of(given)
    price = rank8.difference(view, reading.seat, own, other, index)
    lost = COST[mine] + view.coins[reading.seat][own] + reading.extra(mine)
    got = COST[card] + view.coins[other][index] + reading.extra(card)
    types = [TYPE[district] for district in view.cities[reading.seat]]
    if len(set(types)) >= len(TYPES) - 1:
        kept = types[:own] + types[own + 1 :]
        got += 3.0 * (len({*kept, TYPE[card]}) - len(set(types)))
    if card in LARGE and mine not in LARGE:
        got += stopped(reading, other)
    his = value_to(reading, other, index) - reading.style.tempo - COST[mine] - view.coins[reading.seat][own]
    return got - lost + his * reading.weight(other) - price * reading.coin * (1.0 + GIVEN_BACK)


REACH: dict[str, Callable[[State, int], list[str]]] = {"warlord": rank8.destructible, "marshal": rank8.seizable}
"""The districts that rank 8 can take out of a city; the Diplomat exchanges one, which leaves its size as it was."""


def best_exchange(reading: Reading) -> tuple[float, str, str]:
    """Return the worth of the best exchange, the district given and the district received."""
    found = [
        (exchange(reading, given, option), given, option)
        for given in rank8.givable(reading.view, reading.seat)
        for option in rank8.partners(reading.view, reading.seat, place_of(given))
    ]
    return max(found, default=(0.0, "", ""))
