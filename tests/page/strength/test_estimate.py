"""Tests of the estimate of a person's strength: examples by hand, and players of known strength."""

from math import log, sqrt
from random import Random

import pytest

from page.storage import history
from page.strength.estimate import BELIEF, LAST, UNIT, estimate, even, known, likeliest, places, stages
from sanjuan.games import GAMES

TWO = {"weak": 1000, "strong": 1400}
LADDERS = {name: dict(game.ratings) for name, game in GAMES.items() if game.ratings}


def game(bots, scores, winners=None, me=0):
    """Return a finished game; who has the most points wins."""
    best = [seat for seat, points in enumerate(scores) if points == max(scores)]
    return {"me": me, "bots": [*bots], "scores": [*scores], "winners": best if winners is None else winners}


def test_a_place_is_drawn_among_those_who_are_left():
    weights = {"weak": 1.0, "strong": 10.0}
    third = game(["", "weak", "strong", "weak"], [5, 9, 20, 1])
    assert places(third) == [[2], [1], [0], [3]]
    assert stages(third, weights) == [(12.0, 0.0), (2.0, 0.0), (1.0, 1.0)]
    assert stages(game(["", "strong"], [1, 2]), weights) == [(10.0, 0.0), (0, 1.0)]


def test_a_shared_place_is_a_share_and_a_tie_break_is_none():
    weights = {"weak": 1.0, "strong": 10.0}
    assert stages(game(["", "weak", "strong"], [7, 7, 3]), weights) == [(11.0, 0.5)]
    assert stages(game(["", "weak"], [7, 7], winners=[1]), weights) == [(1.0, 0.0), (0, 1.0)]


@pytest.mark.parametrize("winners", [[], [9], [-1], [0, 0], [0, 1, 1, 7]])
def test_winners_that_a_damaged_file_names_do_no_harm(winners):
    """Backups are read from files: the list of games only sees to it that winners are numbers."""
    damaged = game(["", "weak", "strong"], [5, 9, 20], winners=winners)
    assert sorted(sum(places(damaged), [])) == [0, 1, 2]
    assert estimate([damaged], TWO)["n"] == 1


def test_one_win_against_an_equal_by_hand():
    """1 / (1 + e^x) = x / 4 where x = 1.0426: the chance is 0.7394, the curve 1/4 + 0.7394 * 0.2606 = 0.4427."""
    at, error = likeliest([(1.0, 1.0)])
    assert BELIEF == 2 and abs(at - 1.0426) < 0.001 and abs(error - 1 / sqrt(0.4427)) < 0.001


def test_as_many_wins_as_losses_against_two_levels_lie_in_their_middle():
    games = [game(["", bot], scores) for bot in TWO for scores in ([2, 1], [1, 2])] * 5
    found = estimate(games, TWO)
    assert found["elo"] == 1200 and found["n"] == 20
    assert found["high"] - 1200 == 1200 - found["low"]


def test_three_wins_of_four_are_190_elo_above_an_equal_where_games_are_many():
    """log(3) natural units are 191 Elo; what is believed before draws sixty games by 4 Elo towards the middle."""
    games = [game(["", "level"], [2, 1] if number % 4 else [1, 2]) for number in range(LAST)]
    found = estimate(games, {"level": 1500})
    assert round(UNIT * log(3)) == 191 and found["elo"] in (1680, 1690)


@pytest.mark.parametrize("scores", [[2, 1], [1, 2]])
def test_nobody_who_wins_or_loses_everything_runs_away(scores):
    found = estimate([game(["", "weak"], scores)] * history.MOST, TWO)
    assert found["n"] == LAST and 200 < found["elo"] < 1800
    assert found["low"] < found["elo"] < found["high"]


def test_the_newest_games_count():
    lost, won = game(["", "weak"], [1, 2]), game(["", "weak"], [2, 1])
    assert estimate([lost] * 200 + [won] * LAST, TWO) == estimate([won] * LAST, TWO)


def test_games_against_players_of_unknown_strength_do_not_count():
    strangers = [game(["", "weak", "guest"], [3, 2, 1]), game(["", ""], [2, 1]), game([""], [2])]
    assert not [one for one in strangers if known(one, TWO)] and estimate(strangers, TWO) is None
    assert estimate(strangers + [game(["", "weak"], [2, 1])], TWO)["n"] == 1


def strength(elo, error, n=20):
    """Return an estimate."""
    return {"n": n, "elo": elo, "low": elo - error, "high": elo + error}


def test_the_nearest_level_makes_an_even_game_once_enough_is_known():
    levels = {"a": 1000, "b": 1200, "c": 1500}
    assert [even(strength(elo, 100), levels) for elo in (700, 1090, 1110, 1340, 1360, 1900)] == [*"aabbcc"]
    assert even(None, levels) == even(strength(1200, 100, n=4), levels) == even(strength(1200, 310), levels) == ""
    assert even(strength(1200, 300, n=5), levels) == "b"


def played(own, levels, rng):
    """Return a game of a person of some strength at a table of any size, every place drawn by the strengths."""
    bots = ["", *[rng.choice([*levels]) for _ in range(rng.randint(1, 5))]]
    left, scores = [*range(len(bots))], [0] * len(bots)
    for points in range(len(bots), 0, -1):
        weights = [10 ** ((levels.get(bots[seat], own) - own) / 400) for seat in left]
        [first] = rng.choices(left, weights)
        scores[first] = points
        left.remove(first)
    return game(bots, scores)


@pytest.mark.parametrize("name", LADDERS)
def test_a_player_of_known_strength_is_found_within_its_error(name):
    levels, rng = LADDERS[name], Random(name)
    hits = dict.fromkeys((5, 20, 60), 0)
    for games in hits:
        for _ in range(200):
            own = rng.uniform(min(levels.values()) - 100, max(levels.values()) + 100)
            found = estimate([played(own, levels, rng) for _ in range(games)], levels)
            hits[games] += found["low"] <= own <= found["high"]
    assert min(hits.values()) >= 180, hits


@pytest.mark.parametrize("name", LADDERS)
def test_the_level_proposed_is_near_the_true_strength(name):
    levels, rng = LADDERS[name], Random(name)
    for bot, elo in levels.items():
        found = [even(estimate([played(elo, levels, rng) for _ in range(60)], levels), levels) for _ in range(20)]
        order = list(levels)
        assert max(abs(order.index(level) - order.index(bot)) for level in found) <= 1
        assert found.count(bot) >= 8
