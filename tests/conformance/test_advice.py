"""Properties of the advice of every game that gives any."""

from random import Random

import pytest

from sanjuan.games import GAMES
from tests.conformance.positions import asked
from tests.conformance.test_random_games import OPTIONS, some_plies

ADVISING = [name for name, game in GAMES.items() if game.adviser]
each_game = pytest.mark.parametrize("name", ADVISING)
TABLES = [
    (name, *table)
    for name in ADVISING
    for table in [(seats, {}) for seats in GAMES[name].seats] + [case.values for case in OPTIONS.get(name, [])]
]


@each_game
def test_the_same_generator_gives_the_same_advice_whatever_is_hidden_and_the_view_stays_as_it_is(name):
    game = GAMES[name]
    for view in asked(name)[::9]:
        before = game.copy(view)
        dealt = game.view(game.guess(view, Random(9)), view.ask.seat)
        advice = game.adviser.advise(view, Random(2))
        assert view == before
        assert game.adviser.advise(dealt, Random(2)) == advice


@each_game
def test_without_a_question_there_is_no_advice(name):
    view = GAMES[name].copy(asked(name)[0])
    view.ask = None
    with pytest.raises(ValueError, match="no question is open"):
        GAMES[name].adviser.advise(view, Random(1))


@pytest.mark.few(12)
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_the_chances_of_all_seats_add_up_to_one_and_are_the_shares_of_the_win_at_the_end(name, seats, options):
    game = GAMES[name]
    for state in some_plies(name, seats, 8, options, 40):
        found = game.adviser.chances(state)
        assert len(found) == seats and sum(found) == pytest.approx(1) and all(0 <= one <= 1 for one in found)
    winners = game.winners(state)
    assert found == pytest.approx([(seat in winners) / len(winners) for seat in range(seats)], abs=0.005)
