"""The words the specs are written in: positions in a line, answers as text, and their results."""

from collections import Counter
from random import Random

from sanjuan.bots.random_bot import random
from sanjuan.games import GAMES
from sanjuan.games.alhambra.cards import BUILDINGS, SCORING, money
from sanjuan.games.alhambra.positions import scenario
from sanjuan.table.flow import Refused, answer

GAME = GAMES["alhambra"]
YARD = "tower_7 garden_10 tower_8 tower_9"
ROW = "blue_2 green_3 yellow_6 orange_9"
NONE = "-"


def seat(hand="", palace="", points=0):
    """One seat: names separated by blanks."""
    return {"hand": hand.split(), "palace": palace.split(), "points": points}


def stand(*seats, count=3, martin=None, yard=YARD, row=ROW, **position):
    """Return a position with these seats, `count` at least; lists are texts, an empty slot of the yard is "-"."""
    seats = [*seats, *[seat() for _ in range(count - len(seats))]]
    given = {"seed": 1, "seat": seats, "row": row.split()}
    given["yard"] = ["" if card == NONE else card for card in yard.split()]
    if martin is not None:
        given["martin"] = {"palace": martin.split()}
    texts = {key: value.split() if isinstance(value, str) and key != "at" else value for key, value in position.items()}
    return scenario.stand(len(seats), {}, given | texts)


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


def yard(state):
    """Return the yard, slot by slot."""
    return " ".join(card or NONE for card in state.yard)


def told(state):
    """Ids of the facts since the last answer."""
    return [fact["id"] for fact in GAME.facts_of(state, None)]


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


def plies(seats, seed):
    """Yield the states of a random game, up to the end."""
    state, rng = GAME.new(seats, seed), Random(seed)
    yield state
    while state.ask is not None:
        answer(state, random(state, rng))
        yield state


def cards_in(state):
    """Return how many copies of every card a position holds."""
    found = Counter([*state.row, *state.money, *state.discard, *state.buildings, *filter(None, state.yard)])
    for cards in (*state.hands, *state.palaces, [state.bought] if state.bought else []):
        found.update(cards)
    return found


def all_cards(state):
    """Return the cards that a position must hold: all but the scoring cards already used."""
    over = [card for card, letter in SCORING.items() if letter in state.scored]
    return Counter([*BUILDINGS, *money(len(state.hands)), *SCORING]) - Counter(over)
