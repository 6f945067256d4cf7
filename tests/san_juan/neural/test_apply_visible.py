"""The position right after an answer: what is public follows at once, what is drawn stays unknown."""

from random import Random

import pytest

from sanjuan.games.san_juan.players.neural.apply_visible import MOST_OPTIONS, apply_visible, distinct_answers
from sanjuan.table.flow import Ask, answer, refusal
from tests.san_juan.randomly import GAME, TABLES, random_answer, some_plies
from tests.san_juan.rulebook import asked, hand, play, seat, stand

CARDS = "well tower crane"


def ask(kind, options, least, most):
    return Ask(0, kind, tuple(options.split()), least, most, (), "")


def test_cards_drawn_stay_unknown():
    state = play(stand(seat(hand=CARDS, goods="indigo_plant@0"), deck="hero palace"), "trader")
    sold = apply_visible(state, ("indigo_plant@0",))
    assert hand(sold, 0) == "? crane tower well" and hand(state, 0) == "crane tower well"
    assert not any(sold.seats[0].goods)


def test_cards_drawn_from_the_discard_pile_stay_unknown_too():
    state = play(stand(seat(hand=CARDS, goods="indigo_plant@0"), discard="hero palace"), "trader")
    state.deck = []
    assert hand(apply_visible(state, ("indigo_plant@0",)), 0) == "? crane tower well"


def test_a_build_leaves_its_payment_open():
    state = play(stand(seat(hand=CARDS), seat(hand=CARDS)), "builder")
    new = apply_visible(state, ("well",))
    assert asked(new) == "pay 0" and new.seats[0].city == ["indigo_plant", "well"]


def test_nobody_else_acts():
    state = play(stand(seat(hand=CARDS), seat(hand=CARDS)), "builder")
    assert asked(apply_visible(state, ())) == "nothing"
    assert asked(play(state.copy(), "")) == "build 1"


def test_the_position_itself_is_not_changed():
    state = play(stand(seat(hand=CARDS)), "builder").copy()
    before = state.copy()
    apply_visible(state, ("well",))
    assert state == before


def public(state):
    """Return the part of a position that is open on the table."""
    return [(own.city, own.covered, [bool(good) for good in own.goods], len(own.hand)) for own in state.seats]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_its_own_seat_is_as_if_the_answer_had_been_given(seats, options):
    """Compared where nothing but the answer has happened: the next question is for the same seat."""
    rng, compared = Random(1), 0
    for state in some_plies(seats, 6, options, 4):
        if state.ask is None or state.ask.kind in ("role", "library", "visit"):
            continue
        chosen, asking = random_answer(state, rng), state.ask.seat
        new = apply_visible(GAME.view(state, asking), chosen)
        played = answer(state.copy(), chosen)
        if played.ask and played.ask.seat == asking and played.phase == state.phase and new.ask:
            assert public(new) == public(played)
            compared += 1
    assert compared


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_all_answers_are_legal_and_different(seats, options):
    for state in some_plies(seats, 7, options, 6):
        found = distinct_answers(state.ask) if state.ask and not state.ask.rule else None
        for one in found or ():
            assert refusal(state, one) is None
        if found:
            assert len(set(map(tuple, map(sorted, found)))) == len(found)


def test_equal_cards_are_one_choice():
    assert distinct_answers(ask("discard", "well well tower", 1, 1)) == [("well",), ("tower",)]
    assert distinct_answers(ask("discard", "well well tower", 2, 2)) == [("well", "well"), ("well", "tower")]


def test_passing_is_an_answer_where_it_is_allowed():
    assert distinct_answers(ask("build", "well tower", 0, 1)) == [("well",), ("tower",), ()]


def test_factories_of_a_kind_are_one_choice():
    found = distinct_answers(ask("produce", "indigo_plant@0 indigo_plant@2 sugar_mill@3", 0, 2))
    assert found == [
        (),
        ("indigo_plant@0",),
        ("sugar_mill@3",),
        ("indigo_plant@0", "indigo_plant@2"),
        ("indigo_plant@0", "sugar_mill@3"),
    ]


def test_too_many_answers_are_not_listed():
    names = " ".join(f"card{at}" for at in range(MOST_OPTIONS + 1))
    assert distinct_answers(ask("discard", names, 4, 4)) is None
    assert len(distinct_answers(ask("discard", names, 1, 1))) == MOST_OPTIONS + 1
    assert distinct_answers(ask("amnesty", names[:-6], 0, MOST_OPTIONS)) is None, "256 answers"
