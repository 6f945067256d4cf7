"""Properties of every position of Citadels, tested over random games of every cast at all tables."""

import json
from random import Random

import pytest

from sanjuan.games.citadels.characters import RANK
from sanjuan.games.citadels.rules.moving import needed, size
from tests.citadels.rulebook import GAME, all_cards, any_cast, cards_in, each_pair, each_table, plies
from tests.conformance.test_secrets import leaks

MOST_ROUNDS = 80


def check(state):
    """Check what must hold in every position."""
    assert cards_in(state) == all_cards(state)
    assert min(state.gold) >= 0 and state.pot >= 0 and 0 <= state.crown < len(state.gold)
    assert [len(city) for city in state.cities] == [len(coins) for coins in state.coins]
    assert len(state.laid) <= len(state.deck) and len(state.museum) == len(state.tuckers)
    for seat, known in enumerate(state.known):
        for viewer in range(len(state.gold) + 1):
            met = [card for bits, card in known if bits >> viewer & 1]
            assert viewer != seat or not met
            assert all(met.count(card) <= state.hands[seat].count(card) for card in met)
    characters = [*state.taken, *state.face_up]
    assert len(characters) == len({*characters}) and {*characters} <= {*state.cast}
    held = [name for names in state.held for name in names]
    assert len(held) == len({*held}) and {*held} <= {*state.taken}
    assert all({*shown} <= {*own} for shown, own in zip(state.revealed, state.held, strict=True))


@each_pair
def test_every_game_ends_and_no_card_is_ever_lost_or_made(seats, preset):
    for seed in range(2):
        for state in plies(seats, seed, preset=preset, ninth=seed == 1):
            check(state)
        assert GAME.over(state) and state.todo == [] and state.turn == -1
        assert state.first >= 0 and state.round < MOST_ROUNDS


@pytest.mark.slow
@each_table
def test_casts_that_nobody_has_put_together_are_played_to_the_end(seats):
    for seed in range(8):
        for state in plies(seats, seed, **any_cast(seats, seed)):
            check(state)
        assert GAME.over(state) and state.round < MOST_ROUNDS


@each_table
def test_the_game_ends_with_the_round_in_which_a_city_was_completed(seats):
    for seed in range(20, 24):
        complete = 0
        for state in plies(seats, seed):
            if state.first >= 0 and not complete:
                complete = state.round
                assert size(state.cities[state.first]) == needed(state) or not state.ask
        assert state.round == complete and state.called == len(state.cast)


@each_table
def test_ranks_are_called_in_their_order(seats):
    for state in plies(seats, 30, ninth=True):
        for shown in state.revealed:
            assert [RANK[name] for name in shown] == sorted([RANK[name] for name in shown])
            assert all(RANK[name] <= state.called for name in shown)


@pytest.mark.few(3)
@each_pair
def test_questions_are_real_questions(seats, preset):
    for state in plies(seats, 40, preset=preset, ninth=True):
        ask = state.ask
        if ask is None:
            continue
        assert len(ask.options) > (ask.least == ask.most), ask
        assert ask.kind in state.KINDS
        view = GAME.view(state, ask.seat)
        args = json.loads(json.dumps(GAME.question(view)))["args"]
        assert args.get("seat", -1) != ask.seat and json.dumps([GAME.show(view, ask.seat), GAME.reasons(view)])
        if ask.kind == "turn":
            names = [option for option in ask.options if option in state.hands[ask.seat]]
            assert names == sorted({*names}) and (ask.least, ask.most) in ((1, 1), (0, 1))
        elif ask.least == ask.most:
            assert len({*ask.options}) > 1, ask


@each_pair
def test_no_secret_goes_into_steps_questions_or_facts(seats, preset):
    rng = Random(1)
    for number, state in enumerate(plies(seats, 70, preset=preset, ninth=True)):
        if state.ask is not None and number % 13 == 0:
            assert leaks(GAME, state, rng) == [], state.ask
