"""Tests of the facts about powers that have no effect."""

from sanjuan.games import GAMES
from tests.citadels.positions import stand

GAME = GAMES["citadels"]


def told(state, id):
    """Return the facts of a kind since the last answer, as everybody hears them."""
    return [fact for fact in GAME.facts_of(state, None) if fact["id"] == id]


def test_who_robs_himself_takes_nothing():
    state = stand("", ["/ / 5", "/ / 5"], ["merchant thief", "king bishop"], call=6, robbed="merchant")
    assert [(fact["seat"], fact["other"], fact["gold"]) for fact in told(state, "robbed")] == [(0, 0, 0)]
    state = stand("", ["/ / 5", "/ / 5"], ["merchant bishop", "king thief"], call=6, robbed="merchant")
    assert [(fact["seat"], fact["other"], fact["gold"]) for fact in told(state, "robbed")] == [(1, 0, 5)]


def test_a_bewitched_character_without_a_witch_is_bewitched_by_nobody():
    state = stand("witch", ["/ / 0"] * 4, ["bishop", "witch", "", ""], call=5, bewitched="bishop")
    assert [fact["other"] for fact in told(state, "bewitched")] == [1]
    state = stand("witch", ["/ / 0"] * 4, ["bishop", "", "", ""], call=5, bewitched="bishop")
    assert told(state, "bewitched") == []
