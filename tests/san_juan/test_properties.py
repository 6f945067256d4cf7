"""Properties of every position of San Juan, tested over random games with all options."""

from random import Random

import pytest

from sanjuan.table.flow import answer
from tests.san_juan.randomly import CASES, GAME, HIDDEN, all_cards, cards_in, plies, random_answer, some_plies

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
