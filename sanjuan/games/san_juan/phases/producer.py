"""The producer phase: goods are laid face down on empty production buildings."""

from sanjuan.games.san_juan.box import total
from sanjuan.games.san_juan.phases import piles
from sanjuan.games.san_juan.state import State
from sanjuan.table.flow import ask, step
from sanjuan.table.options import place_of


@step("san_juan.producer.produce")
def produce(state: State, seat: int) -> None:
    """Ask a seat where it produces: 1 good, 1 more for each privilege and with an aqueduct."""
    own = state.seats[seat]
    production = state.box.production
    empty = [f"{name}@{i}" for i, name in enumerate(own.city) if name in production and not own.goods[i]]
    ask(state, seat, "produce", empty, 0, production_limit(state, seat), (produced, seat))


def production_limit(state: State, seat: int) -> int:
    """Return how many goods a seat may produce in this phase."""
    bonus = state.privilege if seat == state.chooser else 0
    return 1 + bonus + total(state.box.powers["extra_goods"], state.seats[seat].city)


@step("san_juan.producer.produced")
def produced(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Lay unseen cards on the chosen places; at least two goods make the well give a card."""
    own = state.seats[seat]
    cards = piles.draw_unseen(state, len(chosen))
    places = list(chosen[: len(cards)])
    for option, card in zip(places, cards, strict=True):
        own.goods[place_of(option)] = card
    state.facts.append(("produced", seat, places) if places else ("no_goods", seat))
    for name, least in state.box.powers["draws_if_produced"].items():
        if len(places) >= least and name in own.city:
            piles.give(state, seat, 1, name)
