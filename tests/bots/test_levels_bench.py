"""Tests that the benchmark of the levels plays whole games as the page does, each deal from every seat."""

import pytest

from bench.levels import HEAD, SEATS, Match, matches, played
from sanjuan.games import GAMES


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.characters])
def test_every_level_meets_the_one_below_it_and_the_strongest_the_greedy_player(name):
    levels = GAMES[name].characters
    met = [(one.seats, one.player, one.others) for one in matches([name])]
    for seats in SEATS:
        assert (seats, levels[0], "random") in met and (seats, levels[-1], "greedy") in met
        assert all((seats, better, worse) in met for worse, better in zip(levels, levels[1:], strict=False))


@pytest.mark.slow
def test_a_deal_is_played_from_every_seat_and_told_as_a_row_of_the_table():
    match = Match("alhambra", 2, "greedy", "random")
    match.play_deal()
    assert (match.sums.deals, match.sums.games) == (1, 2)
    assert match.line().count("|") == HEAD.splitlines()[0].count("|")
    assert played("alhambra", ["greedy", "random"], 7) == played("alhambra", ["greedy", "random"], 7)
