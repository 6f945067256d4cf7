"""Every combination of options at every number of seats: what holds in every game, checked over random ones."""

from itertools import product
from random import Random

import pytest

from sanjuan.games import GAMES
from sanjuan.games.san_juan.options import OPTIONS, open_box
from sanjuan.table import position
from sanjuan.table.flow import Refused, answer
from sanjuan.table.record import Record, read
from tests.conformance.test_random_games import wrong_answers
from tests.san_juan.randomly import GAME, all_cards, cards_in, plies, random_answer
from tests.san_juan.scorer import score, winners
from tests.san_juan.test_properties import mix_hidden


def allowed(options):
    """Return whether these options go together."""
    try:
        open_box(**options)
    except ValueError:
        return False
    return True


CHOICES = {row.name: row.values for row in OPTIONS}
SETS = [options for row in product(*CHOICES.values()) if allowed(options := dict(zip(CHOICES, row, strict=True)))]
TABLES = list(product((2, 3, 4), SETS))


def test_these_are_all_the_options():
    assert len(SETS) == 2**3 + 2 * 2 * 3 * 2  # edition 1: three switches; edition 2: two decks, 0, 30 or 33 cards more


def check_cards(state):
    """No card is lost or made, but for a cathedral that fell in an earthquake, and no event is in a hand or city."""
    missing = all_cards(state.box) - cards_in(state)
    assert cards_in(state) <= all_cards(state.box)
    assert not missing or (state.box.events and missing == {"cathedral": 1})
    for own in state.seats:
        assert not {*own.hand, *own.city} & set(state.box.events)


def check_sight(state, rng):
    """Check that a position guessed from a view looks the same, as does one with hidden cards in another order."""
    for seat in (*range(len(state.seats)), None):
        view = GAME.view(state, seat)
        guess = GAME.guess(view, rng)
        assert GAME.view(guess, seat) == view
        assert cards_in(guess) <= all_cards(state.box) and sorted(guess.tiles) == sorted(state.tiles)
    for seat in range(len(state.seats)):
        other = GAME.copy(state)
        mix_hidden(other, seat, rng)
        view = GAME.view(state, seat)
        assert GAME.view(other, seat) == view
        if state.ask is not None and state.ask.seat == seat:
            assert GAME.question(GAME.view(other, seat)) == GAME.question(view)


def check_refusals(state, rng):
    """Wrong answers are refused and change nothing."""
    before = position.write(state)
    for chosen in wrong_answers(state, rng):
        with pytest.raises(Refused):
            answer(state, chosen)
    assert position.write(state) == before


def check_game(seats, options, seed):
    """Play a random game to its end, looking at a few of its positions closely."""
    rng, full = Random(seed), open_box(**options).options
    for ply, state in enumerate(plies(seats, seed, options)):
        if state.ask is not None and ply % 40 != seed % 40:
            continue
        check_cards(state)
        check_sight(state, rng)
        points = [score(state, number, full["edition"]) for number in range(seats)]
        assert (GAME.scores(state), GAME.winners(state)) == (points, winners(state, points))
        if state.ask is not None:
            check_refusals(state, rng)
    assert GAME.over(state) and state.aside == [] and state.event == ""


def check_record(seats, options, seed):
    """Check that a record with undone answers, saved and resumed, leads to the same game as one without."""
    rng = Random(seed)
    record = Record(GAME, seats, seed, options)
    for _ in range(60):
        if record.state.ask is None:
            break
        seat, before = record.state.ask.seat, position.write(record.state)
        record.answer(random_answer(record.state, rng))
        if record.can_take_back(seat) and rng.random() < 0.2:
            record.take_back()
            assert position.write(record.state) == before
    resumed = read(record.to_json(), GAMES)
    assert position.write(resumed.state) == position.write(record.state)
    assert (resumed.options, resumed.answers, resumed.log) == (record.options, record.answers, record.log)


SOME = [pytest.param(*table, marks=() if number % 3 == 0 else pytest.mark.slow) for number, table in enumerate(TABLES)]
"""In `make check` every set of options at one number of seats."""


@pytest.mark.sample(48)
@pytest.mark.few(24)
@pytest.mark.parametrize(("seats", "options"), SOME, ids=lambda part: str(part).replace("'", ""))
def test_games_with_these_options(seats, options):
    for seed in range(3):
        check_game(seats, options, seed)
    check_record(seats, options, 5)


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=lambda part: str(part).replace("'", ""))
def test_many_games_with_these_options(seats, options):
    for seed in range(10, 22):
        check_game(seats, options, seed)
        check_record(seats, options, seed)


def test_no_event_is_ever_in_a_hand():
    for seed in range(10):
        for state in plies(3, seed, {"edition": 1, "new_buildings": True, "events": True}):
            assert not set(state.box.events) & {card for own in state.seats for card in own.hand}
