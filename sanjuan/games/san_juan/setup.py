"""Setting up a game of San Juan."""

from typing import Any

from sanjuan.games.san_juan.cards import PRICE_TILES
from sanjuan.games.san_juan.options import open_box
from sanjuan.games.san_juan.phases import piles
from sanjuan.games.san_juan.phases.rounds import start_round
from sanjuan.games.san_juan.state import Seat, State
from sanjuan.table.flow import ask, push, run, step
from sanjuan.table.rng import shuffle

SEATS = (2, 3, 4)
START_BUILDING = "indigo_plant"
HAND = 4
LARGEST_START_HANDS = (5, 6, 7, 8)


def new(seats: int, seed: int, **options: Any) -> State:
    """Set up a game: an indigo plant and 4 cards for each seat, tiles shuffled, the governor drawn by lot.

    `seed` is any integer; see `open_box` for the options. Raises ValueError on bad ones.
    1st edition rules, "Mise en place".
    """
    if type(seats) is not int or seats not in SEATS:
        raise ValueError(f"San Juan seats 2 to 4 players, not {seats!r}")
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise ValueError(f"the seed is a whole number, not {seed!r}")
    box = open_box(**options)
    state = State(box=box, seats=[_started() for _ in range(seats)], seed=seed)
    state.on_table = list(box.powers["on_table"])
    rng = state.chance()
    state.deck = box.deck()
    for _ in range(seats):
        state.deck.remove(START_BUILDING)
    shuffle(state.deck, rng)
    state.tiles = list(PRICE_TILES)
    shuffle(state.tiles, rng)
    state.governor = int(rng.random() * seats)
    push(state, (start_round,))
    _deal(state)
    run(state)
    return state


def _started() -> Seat:
    return Seat(city=[START_BUILDING], goods=[""], covered=[()])


def _deal(state: State) -> None:
    order = state.from_seat(state.governor)
    for nth, seat in enumerate(order):
        count = LARGEST_START_HANDS[nth] if state.box.options["start_hand"] else HAND
        state.seats[seat].hand = piles.draw(state, count)
    if state.box.options["start_hand"]:
        push(state, *[(choose_start_hand, seat) for seat in order])


@step("san_juan.setup.choose_start_hand")
def choose_start_hand(state: State, seat: int) -> None:
    """Ask which 4 of the 5, 6, 7 or 8 cards dealt a seat keeps ("Variante de depart")."""
    ask(state, seat, "start_hand", state.seats[seat].hand, HAND, HAND, (start_hand, seat))


@step("san_juan.setup.start_hand")
def start_hand(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Keep the chosen cards and discard the others."""
    rest = state.seats[seat].hand[:]
    for card in chosen:
        rest.remove(card)
    piles.throw(state, seat, tuple(rest), "start_hand")
