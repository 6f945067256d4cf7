"""Artist, Tax Collector. The Queen's gold comes by itself (`rules.doing.neighbours`)."""

from sanjuan.games.citadels.rules.powers.power import Power
from sanjuan.games.citadels.state import State
from sanjuan.table.flow import ask, step
from sanjuan.table.options import place, place_of

MOST = 2


def _plain(state: State, seat: int) -> list[str]:
    coins = state.coins[seat]
    return [place(card, index) for index, card in enumerate(state.cities[seat]) if not coins[index]]


def _can_beautify(state: State, seat: int) -> bool:
    return bool(state.gold[seat] and 0 in state.coins[seat])


def _beautify(state: State, seat: int) -> None:
    ask(state, seat, "beautify", _plain(state, seat), 1, min(MOST, state.gold[seat]), (beautified, seat))


@step("citadels.beautified")
def beautified(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Put a coin on each of the districts: "chaque quartier ne peut etre embelli qu'une fois"."""
    places = [place_of(option) for option in chosen]
    for index in places:
        state.coins[seat][index] = 1
    state.gold[seat] -= len(places)
    state.facts.append(("beautified", seat, [state.cities[seat][index] for index in places]))


def _is_pot(state: State, seat: int) -> bool:
    return state.pot > 0


def _collect(state: State, seat: int) -> None:
    gold, state.pot = state.pot, 0
    state.gold[seat] += gold
    state.facts.append(("collected", seat, gold))


POWERS = {
    "artist": Power(_can_beautify, _beautify),
    "tax_collector": Power(_is_pot, _collect),
}
