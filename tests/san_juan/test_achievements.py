"""Achievements: games that reach each of them, and the same games changed so little that they just miss it."""

from copy import copy
from functools import cache
from random import Random

import pytest

from sanjuan.games import GAMES
from sanjuan.games.san_juan import score
from sanjuan.games.san_juan.presenting import achievements
from sanjuan.games.san_juan.presenting.achievements import ACHIEVEMENTS
from sanjuan.games.san_juan.presenting.achievements import achievements as reached
from sanjuan.table.record import Record

GAME = GAMES["san_juan"]
PRODUCTION = ["indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter"]


@cache
def played(seats, seed):
    """Return a real game played to its end."""
    record = Record(GAME, seats, seed, {"edition": 2})
    rng = Random(seed)
    while not GAME.over(record.state):
        record.answer(GAME.bots["greedy"](GAME.view(record.state, record.state.ask.seat), rng))
    return record


def finished(seats=3, seed=4):
    """Return a real game played to its end, whose last position a test may change."""
    record = copy(played(seats, seed))
    record.state = GAME.copy(record.state)
    return record


def made(city=("hero", "statue"), other=("well",), tucked=(), facts=(), seats=2, rounds=15, hand=()):
    """Return a finished game with this end of seat 0 and these facts; the city of all other seats is `other`."""
    record = finished(seats)
    record.log = [[tuple(fact) for fact in facts]]
    for seat in record.state.seats:
        seat.city, seat.tucked, seat.hand = list(other), [], []
        seat.goods, seat.covered = [""] * len(other), [()] * len(other)
    own = record.state.seats[0]
    own.city, own.goods, own.covered = list(city), [""] * len(city), [()] * len(city)
    own.tucked, own.hand, record.state.round = list(tucked), list(hand), rounds
    return record


def under(building, count):
    """So many cards tucked under a building."""
    return [(0, building, "well")] * count


def sold(count, seat=0):
    return ("sold", seat, [f"indigo_plant@{place}" for place in range(count)])


def built(card, cost=1, seat=0):
    return ("built", seat, card, cost)


BIG = ("hero", "statue", "victory_column", "library", "tower")
JUST = {
    "victory": (made(), made(other=("hero", "statue", "well"))),
    "full_table": (made(seats=4), made(seats=3)),
    "chapel": (made(tucked=under("chapel", 6)), made(tucked=under("chapel", 5) + under("bank", 4))),
    "no_factory": (made(facts=[built("well")]), made(facts=[built("well"), built("sugar_mill")])),
    "monuments": (made(("hero", "statue", "victory_column")), made(("hero", "statue", "tower"))),
    "sixes": (made(("palace", "city_hall", "triumphal_arch")), made(("palace", "city_hall", "library", "hero"))),
    "guild_hall": (
        made((*PRODUCTION, "guild_hall")), made((*PRODUCTION[:3], "sugar_mill", "sugar_mill", "guild_hall", "hero")),
    ),
    "all_kinds": (made(PRODUCTION), made((*PRODUCTION[:4], "indigo_plant", "hero"))),
    "no_sale": (made(facts=[sold(2, seat=1), ("no_sale", 0)]), made(facts=[sold(1)])),
    "quick": (made(rounds=11), made(rounds=12)),
    "by_a_hair": (made(other=("statue", "hero"), hand=["well"]), made(other=("statue", "hero"))),
    "far_ahead": (made(("hero", "hero", "well")), made(("hero", "victory_column", "well"))),
    "many_points": (made(BIG, tucked=under("chapel", 23)), made(BIG, tucked=under("chapel", 22))),
    "sold_at_once": (made(facts=[sold(4)]), made(facts=[sold(3), sold(3), sold(4, seat=1)])),
    "made_at_once": (
        made(facts=[("produced", 0, ["a@0", "b@1", "c@2", "d@3"])]),
        made(facts=[("produced", 0, ["a@0", "b@1", "c@2"])]),
    ),
    "for_nothing": (made(facts=[built("chapel", 0)]), made(facts=[built("well", 0), built("chapel", 1)])),
    "crane": (
        made(facts=[("covered", 0, "well", "smithy", 1)] * 3),
        made(facts=[("covered", 0, "well", "smithy", 1)] * 2 + [("covered", 1, "well", "smithy", 1)]),
    ),
    "gold_mine": (
        made(facts=[("took", 0, "well", "gold_mine")] * 3),
        made(facts=[("took", 0, "well", "gold_mine")] * 2 + [("took", 0, "well", "goldsmith")]),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", JUST)
def test_a_game_reaches_it_and_one_just_misses_it(name):
    reaches, misses = JUST[name]
    assert name in reached(reaches, 0, ["trader"]) and name not in reached(misses, 0, ["trader"])


def test_the_strongest_opponent_must_have_sat_at_the_table():
    assert "governor" in reached(made(), 0, ["builder", "governor"]) and "governor" in GAME.characters
    assert "governor" not in reached(made(), 0, ["builder"])
    assert "governor" not in reached(made(other=BIG), 0, ["governor"])


def test_every_achievement_has_a_game_that_just_misses_it():
    assert {*JUST, "governor"} == set(ACHIEVEMENTS)


def test_what_asks_for_the_win_is_not_reached_by_a_game_that_is_lost():
    always = {"many_points", "sold_at_once", "made_at_once", "for_nothing", "crane", "gold_mine"}
    for name, (reaches, _) in JUST.items():
        if name not in always:
            for other in reaches.state.seats[1:]:
                other.city = [*BIG, "guild_hall", *PRODUCTION] * 4
            assert name not in reached(reaches, 0, []), name
            assert name == "quick" or 0 not in score.winners(reaches.state)


@pytest.mark.parametrize(
    ("seed", "seats", "edition", "seat", "expected"),
    [
        (345, 2, 2, 0, "chapel"), (19, 3, 2, 1, "no_factory"), (75, 2, 2, 0, "sixes"), (27, 2, 2, 0, "no_sale"),
        (35, 4, 2, 3, "quick"), (18, 2, 1, 1, "by_a_hair"), (12, 2, 1, 1, "sold_at_once"),
        (268, 3, 1, 1, "made_at_once"), (26, 4, 1, 1, "crane"), (8, 4, 1, 2, "gold_mine"),
    ],
)  # fmt: skip
def test_played_games_reach_them(seed, seats, edition, seat, expected):
    record = Record(GAME, seats, seed, {"edition": edition})
    rng = Random(seed)
    while not GAME.over(record.state):
        record.answer(GAME.bots["greedy"](GAME.view(record.state, record.state.ask.seat), rng))
    assert expected in reached(record, seat, []) and expected in GAME.achiever.achievements(record, seat, [])
    assert list(achievements.ACHIEVEMENTS) == list(GAME.achiever.medals)
