"""The searching players: they find what there is to find in toys, see no more than a view, and keep to their budget."""

from itertools import count
from random import Random

import pytest

from sanjuan.bots import budget
from sanjuan.bots.budget import SearchBudget, play_out, shares
from sanjuan.bots.ismcts import ismcts
from sanjuan.bots.monte_carlo import monte_carlo
from sanjuan.bots.registry import SEARCHERS, NoSuchBot, find
from sanjuan.games import GAMES
from sanjuan.measure.arena import Match, play
from sanjuan.measure.tally import report
from tests.bots.toys import Cups, Nim

GAME = GAMES["san_juan"]
each_searcher = pytest.mark.parametrize("name", SEARCHERS)


@each_searcher
@pytest.mark.parametrize("stones", [1, 2, 3])
def test_they_take_the_last_stones(name, stones):
    assert SEARCHERS[name](Nim(), SearchBudget(iterations=60))(Nim.new(stones), Random(1)) == (str(stones),)


@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11])
def test_the_tree_search_looks_deeper_than_one_answer(stones):
    """To leave a multiple of 4 pays only if one goes on like that: play-outs at random do not know."""
    assert ismcts(Nim(), SearchBudget(iterations=3000))(Nim.new(stones), Random(1)) == (str(stones % 4),)


@each_searcher
def test_they_go_by_what_is_likely_not_by_what_is(name):
    """The ball lies under the first cup; all that can be known is that the last one is the best guess."""
    game = Cups()
    bot = SEARCHERS[name](game, SearchBudget(iterations=90))
    assert [bot(game.view(game.new("b.."), 0), Random(seed)) for seed in range(5)] == [("2",)] * 5


def test_a_tie_is_shared():
    class Tied:
        scores = staticmethod(lambda state: [7, 7, 3])
        winners = staticmethod(lambda state: [0, 1])

    assert shares(Tied(), None) == (0.5, 0.5, 0.0)


def test_a_play_out_ends_the_game_and_is_told_by_the_generator():
    ends = []
    for seed in (1, 1, 2):
        state = GAME.new(3, 5, edition=1, new_buildings=True, events=True)
        play_out(state, Random(seed))
        assert GAME.over(state)
        ends.append(state)
    assert ends[0] == ends[1] != ends[2]


@each_searcher
def test_iterations_are_counted_and_seconds_kept(name, monkeypatch):
    """By a clock that shows a hundredth of a second more each time: the searches look at it once an iteration."""
    view = GAME.view(GAME.new(2, 3), None)
    view.ask = GAME.new(2, 3).ask
    for told, shown in (("0.2s", range(20, 23)), ("7i", range(7, 9))):
        ticks = count()
        monkeypatch.setattr(budget, "perf_counter", lambda ticks=ticks: next(ticks) / 100)
        find(f"{name}_{told}", GAME)(view, Random(1))
        assert next(ticks) in shown, told
    assert [*SearchBudget(iterations=3).spend()] == [0, 1, 2]
    assert [*SearchBudget(seconds=0.0).spend()] == [0], "once at least"


@each_searcher
@pytest.mark.parametrize(("budget", "sentence"), [
    ("0s", "its budget is a number of seconds"),
    ("2.5i", "a whole number of iterations"),
    ("1", "did you mean"),
])  # fmt: skip
def test_budgets_that_are_none_are_refused(name, budget, sentence):
    with pytest.raises(NoSuchBot, match=sentence):
        find(f"{name}_{budget}", GAME)


@pytest.mark.sample(1)
@pytest.mark.slow
@each_searcher
def test_they_beat_chance(name):
    asked = Match("san_juan", 2, (f"{name}_8i", "random"), 4, seed=3)
    assert report(asked, play(asked))["bots"][0]["share"] > 0.5


def test_plain_monte_carlo_tries_every_answer_in_the_same_guess():
    guesses = []

    class Watched(Nim):
        def guess(self, view, rng):
            guesses.append(view)
            return super().guess(view, rng)

    monte_carlo(Watched(), SearchBudget(iterations=12))(Nim.new(7), Random(1))
    assert len(guesses) == 4
