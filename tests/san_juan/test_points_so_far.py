"""Tests that the points so far of buildings counted at the end are those of the score sheet."""

import pytest

from sanjuan.games.san_juan.presenting.show import show
from sanjuan.games.san_juan.score import if_built, rows
from tests.san_juan.randomly import EXPANDED, GAME, plies


def counted_at_the_end(state):
    return {card.name for card in state.box.cards.values() if card.scores}


@pytest.mark.parametrize("options", EXPANDED)
def test_in_every_city_each_shows_its_row_of_the_score_sheet(options):
    found = 0
    for state in plies(4, 7, options):
        six, table = counted_at_the_end(state), show(GAME.view(state, 0), 0)
        for seat, player in enumerate(table["players"]):
            for place in player["city"]:
                assert place.get("points") == (rows(state, seat)[place["card"]] if place["card"] in six else None)
                found += place["card"] in six
    assert found


@pytest.mark.parametrize("options", EXPANDED)
def test_in_hand_each_shows_what_it_would_count_if_it_stood_there_now(options):
    found = 0
    for state in plies(3, 5, options):
        six, table = counted_at_the_end(state), show(GAME.view(state, 0), 0)
        for held in table["hand"]:
            assert ("points" in held) == (held["card"] in six)
            if held["card"] in six:
                assert held["points"] == if_built(state, 0, held["card"])
                after = state.copy()
                after.seats[0].city.append(held["card"])
                assert held["points"] == rows(after, 0)[held["card"]]
                found += 1
    assert found
