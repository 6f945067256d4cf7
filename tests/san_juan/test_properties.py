"""Properties of every position of San Juan, tested over random games with all options."""

import json
from random import Random

import pytest

from sanjuan.games import GAMES
from sanjuan.table import position
from sanjuan.table.flow import Refused, answer
from sanjuan.table.record import Record, read
from tests.san_juan.randomly import GAME, HIDDEN, TABLES, all_cards, cards_in, plies, random_answer, some_plies


def case(number, seats, options):
    """Return a table as a test case; every third one is played outside of `make soak`.

    All of them are played in test_options.py, which looks at much of this.
    """
    marks = [] if (seats + number) % 3 == 0 else [pytest.mark.soak]
    return pytest.param(seats, options, id=f"{seats} seats, {options}", marks=marks)


CASES = [case(number, *table) for number, table in enumerate(TABLES)]
each_table = pytest.mark.parametrize(("seats", "options"), CASES)


@pytest.mark.few(2)
@each_table
def test_every_game_ends_and_no_card_is_ever_lost_or_made(seats, options):
    for seed in range(12):
        for state in plies(seats, seed, options):
            cards = cards_in(state)
            if not state.box.events:  # an earthquake takes a cathedral out of the game
                assert cards == all_cards(state.box)
            assert cards <= all_cards(state.box)
        assert GAME.over(state) and state.aside == []
        built = max(len(own.city) for own in state.seats)
        assert built == 12 or ("stalled" in {fact[0] for fact in state.facts} and built < 12)


@each_table
def test_questions_are_real_questions(seats, options):
    for state in plies(seats, 100, options):
        ask = state.ask
        if ask is None:
            continue
        assert 0 <= ask.least <= ask.most <= len(ask.options) and ask.most >= 1
        if ask.kind not in ("role", "earthquake"):
            assert ask.least < ask.most or len(set(ask.options)) > 1 and ask.most < len(ask.options), ask


@pytest.mark.few(2)
@each_table
def test_a_position_guessed_from_a_view_looks_the_same_from_there(seats, options):
    rng = Random(1)
    for seed in range(3):
        for state in some_plies(seats, seed, options, 4):
            for seat in (*range(seats), None):
                view = GAME.view(state, seat)
                guess = GAME.guess(view, rng)
                assert GAME.view(guess, seat) == view
                assert cards_in(guess) <= all_cards(state.box)


@each_table
def test_a_view_shows_no_hidden_card(seats, options):
    for state in some_plies(seats, 7, options, 3):
        for seat in (*range(seats), None):
            view = GAME.view(state, seat)
            assert set(view.deck + view.discard) <= {HIDDEN}
            assert (view.seed, view.facts) == (0, [])
            assert all(set(own.goods) <= {HIDDEN, ""} for own in view.seats)
            others = [own for number, own in enumerate(view.seats) if number != seat]
            assert all(set(own.hand) <= {HIDDEN} and own.tucked == [] for own in others)
            assert [len(own.hand) for own in view.seats] == [len(own.hand) for own in state.seats]
            if seat is not None:
                assert view.seats[seat].hand == state.seats[seat].hand


def slots(state, seat):
    """Everywhere that a card lies which this seat may not know: (list, index) pairs."""
    hidden = [state.deck, state.discard] + [own.goods for own in state.seats]
    hidden += [own.hand for number, own in enumerate(state.seats) if number != seat]
    return [(pile, i) for pile in hidden for i, card in enumerate(pile) if card and card not in state.box.events]


def mix_hidden(state, seat, rng):
    """Exchange the hidden cards among themselves; what the seat sees stays."""
    places = slots(state, seat)
    cards = [pile[i] for pile, i in places]
    rng.shuffle(cards)
    for (pile, i), card in zip(places, cards, strict=True):
        pile[i] = card
    state.seed = rng.randrange(10**9)


def moment(state):
    """Return the seat, phase, round and choice: while they stay, no other seat's hidden cards have decided anything."""
    return state.ask and (state.ask.seat, state.phase, state.round, state.choice)


@pytest.mark.few(2)
@each_table
def test_states_that_differ_only_in_the_hidden_look_and_ask_the_same(seats, options):
    rng = Random(2)
    for seed in range(3):
        for state in some_plies(seats, seed, options, 3):
            if state.ask is None:
                continue
            seat = state.ask.seat
            first, other = GAME.copy(state), GAME.copy(state)
            mix_hidden(other, seat, rng)
            seen = GAME.view(state, seat), GAME.show(GAME.view(state, seat), seat)
            assert (GAME.view(other, seat), GAME.show(GAME.view(other, seat), seat)) == seen
            chosen = random_answer(state, rng)
            answer(first, chosen)
            answer(other, chosen)
            if first.reveals == other.reveals == state.reveals and moment(first) == moment(other) == moment(state):
                assert GAME.view(first, seat) == GAME.view(other, seat)
                assert first.ask == other.ask


@pytest.mark.few(2)
@each_table
def test_copies_are_independent(seats, options):
    rng = Random(3)
    for state in some_plies(seats, 5, options, 4):
        copy, before = GAME.copy(state), position.write(GAME.copy(state))
        assert position.write(copy) == before
        for _ in range(8):
            if copy.ask is not None:
                answer(copy, random_answer(copy, rng))
        state_now = GAME.copy(state)
        assert position.write(state_now) == before


def wrong_answers(state, rng):
    """Answers that cannot be right: too few, too many, not offered, one too often."""
    ask = state.ask
    yield ("no_such_card",) * max(1, ask.least)
    yield (*random_answer(state, rng), "no_such_card")
    yield (*ask.options, ask.options[0])
    if ask.least:
        yield ()
        yield ask.options[: ask.least - 1]
    if ask.most < len(ask.options):
        yield ask.options[: ask.most + 1]


@pytest.mark.few(2)
@each_table
def test_wrong_answers_are_refused_and_change_nothing(seats, options):
    rng = Random(4)
    for state in some_plies(seats, 6, options, 4):
        if state.ask is None:
            continue
        before = position.write(state)
        for chosen in wrong_answers(state, rng):
            with pytest.raises(Refused, match=r"\w+ \w+"):
                answer(state, chosen)
            assert position.write(state) == before


@pytest.mark.few(2)
@each_table
def test_positions_go_to_text_and_back(seats, options):
    for state in some_plies(seats, 8, options, 5):
        assert position.read(position.write(state), GAME.parts()) == state
        for seat in (*range(seats), None):
            view = GAME.view(state, seat)
            assert position.read(position.write(view), GAME.parts()) == view


def recorded(seats, seed, options, answers=10**9):
    """Return a record of a random game, up to this many answers."""
    rng = Random(seed)
    record = Record(GAME, seats, seed, options)
    while record.state.ask is not None and len(record.answers) < answers:
        record.answer(random_answer(record.state, rng))
    return record


@each_table
def test_a_saved_game_resumes_as_it_was_and_goes_on_the_same(seats, options):
    record = recorded(seats, 9, options, answers=60)
    resumed = read(record.to_json(), GAMES)
    assert resumed.state == record.state
    rng, again = Random(10), Random(10)
    while record.state.ask is not None:
        record.answer(random_answer(record.state, rng))
        resumed.answer(random_answer(resumed.state, again))
    assert position.write(resumed.state) == position.write(record.state)
    assert resumed.to_json() == record.to_json()
    assert json.loads(record.to_json())["answers"] == [list(chosen) for chosen in record.answers]


@each_table
def test_taking_back_is_replaying_without_the_last_answer(seats, options):
    rng = Random(11)
    record = Record(GAME, seats, 11, options)
    taken_back = 0
    while record.state.ask is not None and len(record.answers) < 80:
        before, asked = position.write(record.state), record.state.ask.seat
        record.answer(random_answer(record.state, rng))
        if record.can_take_back(asked) and rng.random() < 0.5:
            record.take_back()
            taken_back += 1
            assert position.write(record.state) == before
        assert not record.can_take_back((asked + 1) % seats) or record.turns[-1][0] != asked
    assert taken_back
