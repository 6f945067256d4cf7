"""The words the specs are written in: positions in a line, answers as text, and their results."""

from collections import Counter
from random import Random

import pytest

from sanjuan.bots.random_bot import random
from sanjuan.games import GAMES
from sanjuan.games.citadels.cards import UNIQUE_NAMES, deck
from sanjuan.games.citadels.casts import PRESETS
from sanjuan.games.citadels.characters import ROWS
from sanjuan.games.citadels.positions import scenario
from sanjuan.table.flow import Refused, answer

GAME = GAMES["citadels"]
SEATS = (2, 3, 4, 5, 6, 7, 8)
EVERY_PRESET = (*PRESETS, "random")
each_table = pytest.mark.parametrize("seats", SEATS)
PAIRS = [(2 + number % len(SEATS), preset) for number, preset in enumerate(EVERY_PRESET)]
REST = [(seats, preset) for seats in SEATS for preset in EVERY_PRESET if (seats, preset) not in PAIRS]
MORE = [pytest.param(*pair, marks=pytest.mark.soak if at % 3 else pytest.mark.slow) for at, pair in enumerate(REST)]
each_pair = pytest.mark.parametrize(("seats", "preset"), [*PAIRS, *MORE])
CASES = [
    pytest.param(seats, {"preset": preset}, marks=marks)
    for (seats, preset), marks in [*((pair, ()) for pair in PAIRS), *((more.values, more.marks) for more in MORE)]
]
"""Every cast and every number of seats in the quick tests, some together in the slow ones, all in `make soak`."""


def seat(city="", hand="", gold=0, **more):
    """One seat: names separated by blanks; `coins` are places, `museum` the cards under it."""
    return {"city": city.split(), "hand": hand.split(), "gold": gold, **more}


def stand(*seats, count=4, options=None, **position):
    """Return a position with these seats, `count` at least; `picked` is a list of strings, other lists are strings."""
    seats = [*seats, *[seat() for _ in range(count - len(seats))]]
    given = {"seed": 1, "seat": seats}
    if "picked" in position:
        given["picked"] = [names.split() for names in position.pop("picked")]
    lists = ("deck", "characters", "face_up", "warrants", "threats")
    texts = {
        key: value.split() if key in lists and isinstance(value, str) else value for key, value in position.items()
    }
    return scenario.stand(len(seats), options or {}, given | texts)


def play(state, *answers):
    """Give answers one after the other, each a string of options separated by spaces."""
    for chosen in answers:
        answer(state, chosen.split())
    return state


def asked(state):
    """Return the open question: `turn 1` on the turn of seat 1, `nothing` at the end."""
    return f"{state.ask.kind} {state.ask.seat}" if state.ask else "nothing"


def offered(state):
    """Return the options of the open question."""
    return " ".join(state.ask.options)


def told(state, seat=None):
    """Ids of the facts since the last answer that a seat may know (None: everybody)."""
    return [fact["id"] for fact in GAME.facts_of(state, seat)]


def refusal(state, chosen):
    """Give an answer that must be refused; returns why, after checking that nothing has changed."""
    before = GAME.copy(state)
    before.facts = list(state.facts)
    try:
        answer(state, chosen.split())
    except Refused as error:
        assert state == before
        return str(error)
    raise AssertionError(f"{chosen!r} was not refused")


def plies(seats, seed, **options):
    """Yield the states of a random game, up to the end."""
    state, rng = GAME.new(seats, seed, **options), Random(seed)
    yield state
    while state.ask is not None:
        answer(state, random(state, rng))
        yield state


def any_cast(seats, seed):
    """Options of a cast that nobody has put together: a character of every rank, fourteen uniques."""
    rng = Random(1000 * seats + seed)
    ranks = [[row.name for row in ROWS if row.rank == rank] for rank in range(1, 10)]
    uniques = rng.sample(UNIQUE_NAMES, 14)
    chosen = [rng.choice(names) for names in ranks]
    ninth = bool(rng.getrandbits(1))
    return {
        "characters": ",".join(chosen if ninth or seats in (3, 8) else chosen[:8]),
        "uniques": ",".join(uniques),
        "ninth": ninth,
        "emperor_chooses": bool(rng.getrandbits(1)),
    }


def cards_in(state):
    """Return how many copies of every district a position holds."""
    found = Counter([*state.deck, *state.museum, *state.drawn, *filter(None, [state.building])])
    for cards in (*state.hands, *state.cities):
        found.update(cards)
    return found


def all_cards(state):
    """Return the districts of a game."""
    return Counter(deck(state.uniques))
