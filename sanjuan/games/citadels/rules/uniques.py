"""Districts that do something in their owner's turn, or at its end (facts, section A2)."""

from collections.abc import Callable

from sanjuan.games.citadels.rules.doing import LABORATORY, MUSEUM, SMITHY
from sanjuan.games.citadels.rules.moving import bury, complete, depart, destroy, discard, draw, everybody, in_city, lose
from sanjuan.games.citadels.rules.moving import where as place_in_city
from sanjuan.games.citadels.state import State
from sanjuan.table.flow import ask, step
from sanjuan.table.options import card_of, place_of

BOUGHT_CARDS, SMITHY_PRICE, SCRAP_GOLD, PARK_CARDS = 3, 2, 2, 2


def laboratory_usable(state: State, seat: int, index: int) -> bool:
    """Return whether there is a card to discard, once a turn."""
    return not state.did & LABORATORY and bool(state.hands[seat])


def laboratory(state: State, seat: int, index: int) -> None:
    """Ask for the card to be discarded."""
    state.did |= LABORATORY
    ask(state, seat, "laboratory", state.hands[seat], 1, 1, (scrapped, seat))


@step("citadels.scrapped")
def scrapped(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Give two coins for the card."""
    discard(state, seat, chosen, "laboratory")
    state.gold[seat] += SCRAP_GOLD
    state.facts.append(("gained", seat, SCRAP_GOLD, "laboratory"))


def smithy_usable(state: State, seat: int, index: int) -> bool:
    """Return whether there is gold to pay and a card to draw, once a turn."""
    return not state.did & SMITHY and state.gold[seat] >= SMITHY_PRICE and bool(state.deck)


def smithy(state: State, seat: int, index: int) -> None:
    """Pay two coins for three cards."""
    state.did |= SMITHY
    state.gold[seat] -= SMITHY_PRICE
    state.facts.append(("forged", seat, SMITHY_PRICE))
    draw(state, seat, BOUGHT_CARDS, "smithy")


def museum_usable(state: State, seat: int, index: int) -> bool:
    """Return whether there is a card to put under it, once a turn."""
    return not state.did & MUSEUM and bool(state.hands[seat])


def museum(state: State, seat: int, index: int) -> None:
    """Ask for the card to be put under the Museum."""
    state.did |= MUSEUM
    ask(state, seat, "museum", state.hands[seat], 1, 1, (tucked, seat))


@step("citadels.tucked")
def tucked(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Put a card face down under the Museum; its owner knows it."""
    lose(state, seat, chosen[0], 0)
    state.museum.append(chosen[0])
    state.tuckers.append(1 << seat)
    state.facts.append(("tucked", seat))
    state.facts.append(("tucked_card", seat, chosen[0]))


def armory_targets(state: State, seat: int, own: int) -> list[str]:
    """Return what the Armory can destroy: any other district of a city that is not complete (A6-23)."""
    return [
        in_city(other, card, index)
        for other, city in enumerate(state.cities)
        if not complete(state, other)
        for index, card in enumerate(city)
        if (other, index) != (seat, own)
    ]


def armory_usable(state: State, seat: int, index: int) -> bool:
    """Return whether there is anything to destroy."""
    return bool(armory_targets(state, seat, index))


def armory(state: State, seat: int, index: int) -> None:
    """Ask which district is destroyed with the Armory."""
    ask(state, seat, "armory", armory_targets(state, seat, index), 1, 1, (blasted, seat, index))


@step("citadels.blasted")
def blasted(state: State, seat: int, own: int, chosen: tuple[str, ...]) -> None:
    """Destroy the Armory, then its target."""
    other, index = place_in_city(chosen[0])
    if other == seat and index > own:
        index -= 1
    card, _ = depart(state, seat, own)
    bury(state, card, everybody(state))
    state.facts.append(("sacrificed", seat, card))
    state.facts.append(("destroyed", seat, other, destroy(state, other, index), 0, card))


Usable = Callable[[State, int, int], bool]
Use = Callable[[State, int, int], None]
ACTIVE: dict[str, tuple[Usable, Use]] = {
    "laboratory": (laboratory_usable, laboratory),
    "smithy": (smithy_usable, smithy),
    "museum": (museum_usable, museum),
    "armory": (armory_usable, armory),
}
"""The districts that their owner can use in his turn: a test and an effect, both called with the index in the city."""


def usable(state: State, seat: int) -> list[str]:
    """Return the districts that can be used now, in the order of the city."""
    found = []
    for index, card in enumerate(state.cities[seat]):
        if card in ACTIVE and ACTIVE[card][0](state, seat, index):
            found.append(f"{card}@{index}")
    return found


def use(state: State, seat: int, option: str) -> None:
    """Use a district of one's city."""
    ACTIVE[card_of(option)][1](state, seat, place_of(option))


def poor_house(state: State, seat: int) -> None:
    """ "A la fin de votre tour": a coin for a player who has none."""
    if not state.gold[seat]:
        state.gold[seat] += 1
        state.facts.append(("gained", seat, 1, "poor_house"))


def park(state: State, seat: int) -> None:
    """Two cards for a player who has none."""
    if not state.hands[seat]:
        draw(state, seat, PARK_CARDS, "park")


AT_END = {"poor_house": poor_house, "park": park}
"""The effects at the end of the owner's turn, in this order (A6-19)."""
