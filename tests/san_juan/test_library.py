"""Library: the privilege of the role its owner chose counts twice; with two seats once a round."""

import pytest

from tests.san_juan.rulebook import asked, hand, limits, offered, play, seat, stand

LIBRARY = "indigo_plant library"


def three(**position):
    """Three seats, seat 0 with a library: nothing is asked about it."""
    return stand(seat(LIBRARY, position.pop("hand", "")), seat(""), seat(""), **position)


def test_builder_pays_two_less():
    assert limits(play(three(hand="palace well crane tower statue hero"), "builder", "palace")) == (4, 4)


def test_prospector_draws_two():
    assert hand(play(three(deck="hero well crane"), "prospector"), 0) == "hero well"


def test_only_the_privilege_of_the_owners_own_role_counts_twice():
    state = stand(seat(""), seat(LIBRARY, "palace well crane tower statue hero quarry smithy"), seat(""))
    assert limits(play(state, "builder", "palace")) == (6, 6)


def test_two_seats_ask_the_governor_after_the_first_role():
    state = play(stand(seat(LIBRARY)), "prospector")
    assert (asked(state), offered(state), limits(state)) == ("library 0", "use", (0, 1))


@pytest.mark.parametrize("role", ["builder", "producer", "trader", "councillor", "prospector"])
def test_two_seats_ask_even_when_it_can_bring_nothing(role):
    assert asked(play(stand(seat("library")), role)) == "library 0"


def test_two_seats_used_on_the_first_role_it_does_not_double_the_second():
    state = play(stand(seat(LIBRARY), seat(""), deck="hero well crane"), "prospector", "use")
    assert hand(state, 0) == "hero well"
    play(state, "trader", "councillor")
    assert (asked(state), len(state.ask.options)) == ("keep 0", 5)


def test_two_seats_kept_back_it_doubles_the_second():
    state = play(stand(seat(LIBRARY), seat(""), deck="hero well crane"), "prospector", "")
    assert hand(state, 0) == "hero"
    play(state, "trader", "councillor")
    assert (asked(state), len(state.ask.options)) == ("keep 0", 8)


def test_two_seats_the_opponents_role_is_doubled_unasked():
    state = play(stand(seat(""), seat(LIBRARY), deck="hero well crane"), "trader", "prospector")
    assert (hand(state, 1), asked(state)) == ("hero well", "role 0")


def test_two_seats_both_libraries_count_on_their_own():
    state = play(stand(seat("library"), seat("library"), deck="hero well crane tower"), "trader", "use")
    assert hand(play(state, "prospector"), 1) == "hero well"


def test_two_seats_a_library_built_in_the_first_phase_doubles_the_second_role():
    state = stand(seat("indigo_plant", "library hero hero statue statue"), seat(""), deck="well crane")
    play(state, "builder", "library")
    play(state, "trader", "prospector")
    assert hand(state, 0) == "crane well"


def test_two_seats_every_round_anew():
    state = play(stand(seat("library"), seat("")), "trader", "use", "producer", "builder")
    play(state, "trader", "producer", "builder", "trader")
    assert asked(state) == "library 0"


def test_two_seats_a_library_used_last_round_doubles_again():
    state = stand(seat("library"), seat("", "library well well well tower tower"))
    play(state, "trader", "use", "producer", "prospector")
    assert (state.governor, state.library_used) == (1, False)
    play(state, "builder", "library", "well well well tower")
    play(state, "trader", "councillor")
    assert (asked(state), len(state.ask.options)) == ("keep 1", 8)


def test_three_seats_are_never_asked():
    assert asked(play(three(), "trader")) == "role 1"


def test_a_covered_library_does_nothing():
    assert asked(play(stand(seat("statue/library")), "trader")) == "role 1"
