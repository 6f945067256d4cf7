"""Warlord, Diplomat, Marshal."""

from collections.abc import Iterator

from sanjuan.games.citadels.cards import DISTRICTS
from sanjuan.games.citadels.rules.moving import arrive, complete, cost_at, depart, destroy, in_city, where
from sanjuan.games.citadels.rules.powers.power import Power
from sanjuan.games.citadels.state import State
from sanjuan.table.flow import ask, step
from sanjuan.table.options import place, place_of

DEAREST = 3
"""The Marshal takes "un quartier dont le cout de construction est de 3 ou moins"."""
SAFE = frozenset([row.name for row in DISTRICTS.values() if row.safe])
WALLS = {row.name: row.wall for row in DISTRICTS.values() if row.wall}


def wall(state: State, seat: int, card: str) -> int:
    """Return what rank 8 pays more for a district: the Great Wall protects all others of its city (A6-21)."""
    city = state.cities[seat]
    return sum([more for name, more in WALLS.items() if name != card and name in city])


def _open_districts(state: State) -> Iterator[tuple[int, int, str]]:
    """Yield what rank 8 may touch, as seat, index and card: no complete city, none of the Bishop's, no Keep."""
    for seat, city in enumerate(state.cities):
        if city and seat != state.shielded and not complete(state, seat):
            for index, card in enumerate(city):
                if card not in SAFE:
                    yield seat, index, card


def destruction(state: State, seat: int, index: int) -> int:
    """Return what the Warlord pays for a district: "son cout de construction moins 1"."""
    return cost_at(state, seat, index) - 1 + wall(state, seat, state.cities[seat][index])


def destructible(state: State, seat: int) -> list[str]:
    """Return what the Warlord can destroy and pay for."""
    gold = state.gold[seat]
    return [
        in_city(other, card, index)
        for other, index, card in _open_districts(state)
        if destruction(state, other, index) <= gold
    ]


def _can_destroy(state: State, seat: int) -> bool:
    return bool(destructible(state, seat))


def _destroy(state: State, seat: int) -> None:
    ask(state, seat, "destroy", destructible(state, seat), 1, 1, (razed, seat))


@step("citadels.razed")
def razed(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Pay the bank and destroy."""
    other, index = where(chosen[0])
    price = destruction(state, other, index)
    state.gold[seat] -= price
    state.facts.append(("destroyed", seat, other, destroy(state, other, index), price, state.acting))


def seizure(state: State, seat: int, index: int) -> int:
    """Return what the Marshal pays the owner of a district."""
    return cost_at(state, seat, index) + wall(state, seat, state.cities[seat][index])


def seizable(state: State, seat: int) -> list[str]:
    """Return what the Marshal can take and pay for."""
    gold, own = state.gold[seat], state.cities[seat]
    return [
        in_city(other, card, index)
        for other, index, card in _open_districts(state)
        if other != seat and card not in own
        if cost_at(state, other, index) <= DEAREST and seizure(state, other, index) <= gold
    ]


def _can_seize(state: State, seat: int) -> bool:
    return bool(seizable(state, seat))


def _seize(state: State, seat: int) -> None:
    ask(state, seat, "seize", seizable(state, seat), 1, 1, (seized, seat))


@step("citadels.seized")
def seized(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Pay the owner and move the district."""
    other, index = where(chosen[0])
    price = seizure(state, other, index)
    state.gold[seat] -= price
    state.gold[other] += price
    card, coin = depart(state, other, index)
    state.facts.append(("seized", seat, other, card, price))
    arrive(state, seat, card, coin)


def difference(state: State, seat: int, own: int, other: int, index: int) -> int:
    """Return what the Diplomat pays for a district of another city when he gives one of his: never less than 0."""
    more = cost_at(state, other, index) - cost_at(state, seat, own)
    return max(more, 0) + wall(state, other, state.cities[other][index])


def partners(state: State, seat: int, own: int) -> list[str]:
    """Return for what the Diplomat can exchange one of his districts: no double on either side, and he can pay."""
    city, gold = state.cities[seat], state.gold[seat]
    given = city[own]
    kept = city[:own] + city[own + 1 :]
    found = []
    for other, index, card in _open_districts(state):
        if other == seat or card == given or card in kept:
            continue
        if given not in state.cities[other] and difference(state, seat, own, other, index) <= gold:
            found.append(in_city(other, card, index))
    return found


def givable(state: State, seat: int) -> list[str]:
    """Return the districts that the Diplomat can give: those that some district can be taken for."""
    if seat == state.shielded:
        return []
    city = state.cities[seat]
    return [place(card, index) for index, card in enumerate(city) if card not in SAFE and partners(state, seat, index)]


def _can_exchange(state: State, seat: int) -> bool:
    return bool(givable(state, seat))


def _exchange(state: State, seat: int) -> None:
    ask(state, seat, "give_away", givable(state, seat), 1, 1, (offered, seat))


@step("citadels.offered")
def offered(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Ask for what the district is exchanged."""
    state.aim = place_of(chosen[0])
    ask(state, seat, "receive", partners(state, seat, state.aim), 1, 1, (exchanged, seat))


@step("citadels.exchanged")
def exchanged(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Pay the difference to the owner and exchange the two districts."""
    own, (other, index) = state.aim, where(chosen[0])
    price = difference(state, seat, own, other, index)
    state.gold[seat] -= price
    state.gold[other] += price
    given, received = depart(state, seat, own), depart(state, other, index)
    state.facts.append(("exchanged", seat, other, given[0], received[0], price))
    arrive(state, seat, *received)
    arrive(state, other, *given)


POWERS = {
    "warlord": Power(_can_destroy, _destroy),
    "diplomat": Power(_can_exchange, _exchange),
    "marshal": Power(_can_seize, _seize),
}
