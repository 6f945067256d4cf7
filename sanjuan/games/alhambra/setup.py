"""Setting up a game of Alhambra."""

from typing import Any

from sanjuan.games.alhambra.cards import BUILDINGS, SCORING, VALUE, money
from sanjuan.games.alhambra.rules import answers as answers  # brings the rules of answers into the state
from sanjuan.games.alhambra.rules.refill import MARTINS, ROW, endow
from sanjuan.games.alhambra.rules.turns import start_turn
from sanjuan.games.alhambra.state import State, empty
from sanjuan.table.flow import run
from sanjuan.table.game_options import resolve
from sanjuan.table.rng import shuffle

SEATS = (2, 3, 4, 5, 6)
CAPITAL = 20
""""... jusqu'a ce que la valeur totale soit au moins de 20 (peu importe la monnaie)"."""
FIFTHS = 5


def new(seats: int, seed: int, **options: Any) -> State:
    """Set up a game and start it; raises ValueError on a wrong number of seats, a seed that is no whole number and
    any option, for the game has none.

    Rules, "Preparation du jeu"; facts, B1 "Setup".
    """
    if type(seats) is not int or seats not in SEATS:
        raise ValueError(f"Alhambra seats 2 to 6 players, not {seats!r}")
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise ValueError(f"the seed is a whole number, not {seed!r}")
    resolve((), options)
    state = empty(seats, seed)
    rng = state.chance()
    state.buildings, state.money = list(BUILDINGS), money(seats)
    shuffle(state.buildings, rng)
    shuffle(state.money, rng)
    deal(state)
    second, fourth = places(state)
    bury(state, int(rng.random() * second), int(rng.random() * fourth))
    begin(state)
    return state


def deal(state: State) -> None:
    """Give Martin, yard, hands and row their cards off the two piles."""
    if state.martin():
        endow(state, MARTINS)
    state.yard = [state.buildings.pop() for _ in state.yard]
    for hand in state.hands:
        worth = 0
        while worth < CAPITAL:
            hand.append(state.money.pop())
            worth += VALUE[hand[-1]]
    for seat in range(len(state.hands)):
        state.add_up(seat)
    state.row = [state.money.pop() for _ in range(ROW)]


def fifths(count: int) -> list[int]:
    """Return the sizes of the five piles, the top one first: alike but for one card, the larger ones first (B2-2)."""
    return [count // FIFTHS + (number < count % FIFTHS) for number in range(FIFTHS)]


def places(state: State) -> tuple[int, int]:
    """Return among how many places in its fifth each scoring card can lie, once hands and row are dealt."""
    sizes = fifths(len(state.money))
    return sizes[1] + 1, sizes[3] + 1


def bury(state: State, a: int, b: int) -> None:
    """Put the scoring cards into the money pile, A under `a` cards of the 2nd fifth, B under `b` of the 4th.

    "Dans le 2eme tas, glisser la carte decompte A, et la carte decompte B dans le 4eme."
    """
    _, second, third, fourth, fifth = fifths(len(state.money))
    under_b = fifth + fourth - b
    under_a = fifth + fourth + 1 + third + second - a
    card_a, card_b = SCORING
    state.money.insert(under_b, card_b)
    state.money.insert(under_a, card_a)
    above_b = fifth + fourth + 1 + third
    state.spans = ((above_b, above_b + second), (fifth, fifth + fourth))


def begin(state: State) -> None:
    """Let the first player begin, and play on to the first question.

    "Le joueur qui a le moins de cartes en main commence; en cas d'egalite, celui avec la plus petite valeur totale";
    then the lowest seat stands for the youngest (8.5).
    """
    keys = [(len(hand), sum([VALUE[card] for card in hand])) for hand in state.hands]
    state.first = keys.index(min(keys))
    state.facts.append(("first", state.first))
    state.todo.append((start_turn, state.first))
    run(state)
