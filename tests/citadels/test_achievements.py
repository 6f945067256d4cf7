"""Achievements: games that reach each of them, and the same games changed so little that they just miss it."""

from random import Random

import pytest

from sanjuan.games import GAMES
from sanjuan.games.citadels.presenting import achievements
from sanjuan.games.citadels.presenting.achievements import ACHIEVEMENTS
from sanjuan.games.citadels.presenting.achievements import achievements as reached
from sanjuan.table.record import Record

GAME = GAMES["citadels"]
RICH = ("palace", "cathedral", "town_hall", "fortress", "castle", "harbor", "manor")
"""31 points, of four types, and 2 for a complete city."""
POOR = ("palace", "cathedral", "town_hall")
"""15 points."""
FOUR_UNIQUES = ("dragon_gate", "gold_mine", "library", "park")


def made(city=RICH, theirs=POOR, facts=(), first=-1, seats=4):
    """Return a finished game with these two cities and these facts; the other cities are empty."""
    record = Record(GAME, seats, 4, {})
    record.log = [[tuple(fact) for fact in facts]]
    state = record.state
    state.cities = [list(city), list(theirs), *[[] for _ in range(seats - 2)]]
    state.coins = [[0] * len(own) for own in state.cities]
    state.hands = [[] for _ in range(seats)]
    state.first = first
    return record


def built(seat=0):
    return ("built", seat, "market", 2)


def picked(seat, character):
    return ("picked_character", seat, character)


def kills(character, seat=0):
    return ("kills", seat, character)


def rounds(*crowns):
    return [("round", number + 1, seat) for number, seat in enumerate(crowns)]


def swap(given, received, seat=0):
    return ("swapped_hands", seat, 1, given, received)


TURN, AGAIN = ("revealed", 0, "architect"), ("resumed", 0, "architect")
HIT = [*rounds(1), picked(0, "assassin"), picked(2, "thief"), kills("thief")]
MISSED = [*rounds(1), picked(0, "assassin"), picked(2, "thief"), kills("king")]
SWAPPED = [*HIT[:-1], ("swapped_for", 2, "king", "thief"), ("swapped_for", 0, "thief", "king"), kills("king")]
LOSSES = [("destroyed", 1, 0, "market", 1, "warlord"), ("confiscated", 2, 0, "manor", 3)]
JUST = {
    "victory": (made(), made(POOR, RICH)),
    "full_table": (made(seats=7), made(seats=6)),
    "first": (made(first=0), made(first=1)),
    "late": (made(first=1), made(first=0)),
    "all_types": (made((*RICH, "keep")), made((*RICH, "docks"))),
    "uniques": (made(FOUR_UNIQUES), made((*FOUR_UNIQUES[:3], "palace"))),
    "three_at_once": (
        made(facts=[TURN, built(), built(), built()]),
        made(facts=[TURN, built(), built(), built(1), AGAIN, built(), TURN, built(), built()]),
    ),
    "good_guess": (made(facts=[*HIT, *SWAPPED]), made(facts=[*HIT, *MISSED])),
    "big_haul": (
        made(facts=[("robbed", 0, 2, 6)]),
        made(facts=[("robbed", 0, 2, 5), ("robbed", 0, 0, 9), ("robbed", 1, 2, 9)]),
    ),
    "reign": (made(facts=rounds(1, 0, 0, 0, 0)), made(facts=rounds(0, 0, 0, 1, 0, 0, 0))),
    "clean_hands": (made(facts=[("robs", 1, "king")]), made(facts=[("robs", 0, "king")])),
    "empty_hand": (made(facts=[swap(0, 4)]), made(facts=[swap(1, 5), swap(0, 3), swap(0, 6, seat=2)])),
    "ashes": (made(facts=LOSSES), made(facts=[LOSSES[0], ("destroyed", 0, 0, "market", 1, "warlord")])),
    "by_a_hair": (made(theirs=("watchtower", *RICH[:3], *RICH[4:], "docks")), made(theirs=RICH[:-1])),
    "far_ahead": (made(POOR, ("manor",)), made(POOR, ("castle",))),
    "many_points": (made((*RICH, "monastery", "castle")), made((*RICH, "monastery", "manor"))),
}


@pytest.mark.parametrize("name", ACHIEVEMENTS)
def test_a_game_reaches_it_or_just_misses_it(name):
    just, missed = JUST[name]
    assert name in reached(just, 0, ()) and name not in reached(missed, 0, ())


def test_a_played_game_tells_what_achievements_ask_of_it():
    record, rng = Record(GAME, 4, 3, {}), Random(3)
    while record.state.ask is not None:
        record.answer(GAME.bots["greedy"](GAME.view(record.state, record.state.ask.seat), rng))
    winner = GAME.winners(record.state)[0]
    assert "victory" in reached(record, winner, ())
    told = achievements.Story.of(record, winner, ())
    assert told.built_at_once() >= 1 and {"picked_character", "revealed", "built"} <= {fact[0] for fact in told.facts}


def test_every_achievement_is_a_row():
    assert set(JUST) == set(achievements.medals) == set(ACHIEVEMENTS)
