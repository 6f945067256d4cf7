"""The events of the Treasure Chest: taken instead of a role, carried out by all from the taker on.

"Les batiments n'ont aucune influence sur l'execution de l'evenement."
"""

from sanjuan.games.san_juan.box import Phase
from sanjuan.games.san_juan.phases import piles
from sanjuan.games.san_juan.phases.builder import end_of_building, put_up
from sanjuan.games.san_juan.phases.rounds import play_role
from sanjuan.games.san_juan.state import State, place_name
from sanjuan.table.flow import ask, step
from sanjuan.table.options import place_of

DEBT_RELIEF = 3
FREE_UP_TO = 4


@step("san_juan.events.quake")
def quake(state: State, seat: int) -> None:
    """Earthquake: ask which of its buildings a seat destroys."""
    own = state.seats[seat]
    places = [place_name(own, place) for place in range(len(own.city))]
    ask(state, seat, "earthquake", places, 1, 1, (destroyed, seat))


@step("san_juan.events.destroyed")
def destroyed(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Discard a building with everything on and under it; later places move up by one.

    A cathedral is out of the game then: it is no card of the piles.
    """
    for option in chosen:
        own, place = state.seats[seat], place_of(option)
        state.facts.append(("destroyed", seat, own.city[place]))
        fallen = [own.city.pop(place), *own.covered.pop(place), own.goods.pop(place)]
        fallen += [card for at, _, card in own.tucked if at == place]
        own.tucked = [(at - (at > place), name, card) for at, name, card in own.tucked if at != place]
        state.discard.extend(card for card in fallen if card and card not in state.box.powers["on_table"])


@step("san_juan.events.relieve")
def relieve(state: State, seat: int) -> None:
    """Debt relief: three cards for everybody."""
    piles.give(state, seat, DEBT_RELIEF, "debt_relief")


@step("san_juan.events.tax")
def tax(state: State, seat: int) -> None:
    """Taxes: everybody but the taker discards a hand card."""
    if seat != state.chooser:
        hand = state.seats[seat].hand
        least = min(1, len(hand))
        ask(state, seat, "taxes", hand, least, 1, (taxed, seat))


@step("san_juan.events.taxed")
def taxed(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Discard the card paid as tax."""
    piles.throw(state, seat, chosen, "taxes")


@step("san_juan.events.pardon")
def pardon(state: State, seat: int) -> None:
    """General amnesty: any number of hand cards may be exchanged for as many new ones."""
    hand = state.seats[seat].hand
    ask(state, seat, "amnesty", hand, 0, len(hand), (pardoned, seat))


@step("san_juan.events.pardoned")
def pardoned(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Throw the chosen cards away, then draw as many."""
    piles.throw(state, seat, chosen, "general_amnesty")
    piles.give(state, seat, len(chosen), "general_amnesty")


@step("san_juan.events.visit")
def visit(state: State, seat: int) -> None:
    """Governor's visit: the taker chooses a role taken this round, which is played again."""
    if seat == state.chooser:
        roles = dict.fromkeys(role for role, _ in state.taken)
        ask(state, seat, "visit", roles, 1, 1, (visited, seat))


@step("san_juan.events.visited")
def visited(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Play the role "comme s'il n'avait pas ete active": a normal phase, the buildings work in it."""
    state.facts.append(("visit", seat, chosen[0]))
    play_role(state, seat, chosen[0])


@step("san_juan.events.rebuild")
def rebuild(state: State, seat: int) -> None:
    """Reconstruction: a hand building of cost 4 or less may be built for nothing."""
    ask(state, seat, "rebuild", rebuildable(state, seat), 0, 1, (rebuilt, seat))


def rebuildable(state: State, seat: int) -> list[str]:
    """Return what a seat may build for nothing, in the order of its hand."""
    own = state.seats[seat]
    box = state.box
    return [
        card
        for card in dict.fromkeys(own.hand)
        if box.cost[card] <= FREE_UP_TO and (card in box.production or card not in own.city)
    ]


@step("san_juan.events.rebuilt")
def rebuilt(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Put up the building; carpenter and poor house give nothing for it."""
    if not chosen:
        state.facts.append(("no_build", seat))
        return
    state.seats[seat].hand.remove(chosen[0])
    put_up(state, seat, chosen[0], None, 0)


EVENTS = {
    "earthquake": Phase(quake),
    "debt_relief": Phase(relieve),
    "taxes": Phase(tax),
    "general_amnesty": Phase(pardon),
    "governors_visit": Phase(visit, wants_a_role=True),
    "reconstruction": Phase(rebuild, after=(end_of_building,)),
}
