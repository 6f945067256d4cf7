"""Achievements: games that reach each of them, and the same games changed so little that they just miss it."""

import json
from copy import copy
from functools import cache
from pathlib import Path
from random import Random

import pytest

from sanjuan.games import GAMES
from sanjuan.games.alhambra.presenting.achievements import ACHIEVEMENTS
from sanjuan.games.alhambra.presenting.achievements import achievements as reached
from sanjuan.table.record import Record, read
from tests.alhambra.rulebook import GAME

GOLDEN = Path(__file__).parents[1] / "golden" / "alhambra"
NO_POINTS = (0, 0, 0)
ALL_KINDS = ("pavilion_2", "seraglio_3", "arcades_4", "chambers_5", "garden_6", "tower_7")


@cache
def played(seats, seed):
    """Return a real game played to its end."""
    record, rng = Record(GAME, seats, seed, {}), Random(seed)
    while not GAME.over(record.state):
        record.answer(GAME.bots["greedy"](GAME.view(record.state, record.state.ask.seat), rng))
    return record


def finished(seats=3, seed=4):
    """Return a real game played to its end, whose last position a test may change."""
    record = copy(played(seats, seed))
    record.state = GAME.copy(record.state)
    return record


def made(points=(60, 50, 40), palace=("garden_6",), facts=(), tally=(), seats=3):
    """Return a finished game with this end of seat 0 and these facts; the other owners have no buildings."""
    record = finished(seats)
    record.log = [[tuple(fact) for fact in facts]]
    record.state.points = [*points, *[0] * (len(record.state.points) - len(points))]
    record.state.palaces = [list(palace), *[[] for _ in record.state.palaces[1:]]]
    record.state.tally = [(letter, tuple(rows)) for letter, rows in tally]
    return record


def bought(over=0, currency="blue", seat=0):
    return ("bought", seat, "garden_6", currency, ["blue_6"], 6, 6 + over, over)


def exactly(times, seat=0):
    """So many exact payments of a seat."""
    return [("again", seat)] * times


def took(cards, seat=0):
    return ("took", seat, ["blue_1"] * cards)


def inherited(seat=0):
    return ("inherited", seat, "garden_6", "blue", 6)


def scored(letter, *categories):
    """Return a scoring with the points of all owners in the last categories; nothing in the others."""
    return letter, [NO_POINTS] * (6 - len(categories)) + list(categories)


LAID = ("laid", ["garden_6"])
BEHIND = [scored("a", (3, 0, 5)), scored("b", (1, 9, 4)), scored("c", (20, 0, 0))]
JUST = {
    "victory": (made(), made((50, 60, 40))),
    "full_table": (made(seats=5), made(seats=4)),
    "in_a_row": (made(facts=exactly(3)), made(facts=[*exactly(2), took(1), LAID, *exactly(1), *exactly(3, seat=1)])),
    "at_once": (made(facts=[took(3)]), made(facts=[took(2), took(3, seat=1)])),
    "never_too_much": (
        made(facts=[bought()] * 6 + [bought(over=1, seat=1)]), made(facts=[bought()] * 6 + [bought(over=1)]),
    ),
    "one_currency": (
        made(facts=[bought()] * 3 + [bought(currency=name) for name in ("green", "orange", "yellow")]),
        made(facts=[bought()] * 3 + [bought(currency=name) for name in ("green", "green", "orange", "yellow")]),
    ),
    "towers": (
        made(tally=[scored("a", (6, 0, 0)), scored("b", (9, 9, 0)), scored("c", (21, 13, 6))]),
        made(tally=[scored("a", (6, 0, 0)), scored("b", (6, 13, 0)), scored("c", (21, 13, 6))]),
    ),
    "no_tower": (made(palace=ALL_KINDS[:5]), made(palace=ALL_KINDS)),
    "all_kinds": (made(palace=ALL_KINDS), made(palace=(*ALL_KINDS[:5], "garden_7"))),
    "gifts": (made(facts=[("gave", 0, "garden_6")] * 2), made(facts=[("gave", 0, "garden_6"), ("gave", 1, "tower_7")])),
    "heir": (made(facts=[inherited()] * 2), made(facts=[inherited(), inherited(seat=1)])),
    "from_behind": (made(tally=BEHIND), made(tally=[BEHIND[0], scored("b", (6, 9, 3)), BEHIND[2]])),
    "by_a_hair": (made((51, 50, 40)), made((52, 50, 40))),
    "far_ahead": (made((70, 50, 40)), made((69, 50, 40))),
    "many_points": (made((120, 130, 40)), made((119, 50, 40))),
}  # fmt: skip


@pytest.mark.parametrize("name", JUST)
def test_a_game_reaches_it_and_one_just_misses_it(name):
    reaches, misses = JUST[name]
    assert name in reached(reaches, 0, []) and name not in reached(misses, 0, [])


def test_every_achievement_has_a_game_that_just_misses_it():
    assert set(JUST) == set(ACHIEVEMENTS) and list(ACHIEVEMENTS) == list(GAME.achiever.medals)


def test_what_asks_for_the_win_is_not_reached_by_a_game_that_is_lost():
    for name, (reaches, _) in JUST.items():
        if name not in ("in_a_row", "at_once", "heir", "many_points"):
            reaches.state.points[1] = 200
            assert name not in reached(reaches, 0, []), name


@pytest.mark.parametrize(("purchases", "name"), [(5, "never_too_much"), (5, "one_currency")])
def test_a_few_purchases_tell_nothing_of_how_somebody_pays(purchases, name):
    assert name not in reached(made(facts=[bought()] * purchases), 0, [])


def test_who_was_as_far_as_all_others_after_b_was_not_behind():
    level = [scored("a", (0, 0, 0)), scored("b", (5, 5, 5))]
    assert "from_behind" not in reached(made(tally=level), 0, [])
    assert "from_behind" not in reached(made(tally=BEHIND[:1]), 0, []), "a scoring B that was skipped tells nothing"


def test_one_scoring_alone_tells_nothing_of_the_towers():
    assert "towers" not in reached(made(tally=[scored("c", (21, 13, 6))]), 0, [])


@pytest.mark.parametrize(
    ("seats", "seat", "expected"),
    [
        (2, 1, ["victory", "at_once", "gifts", "heir"]), (3, 2, ["victory", "all_kinds", "far_ahead"]),
        (4, 0, ["victory", "towers", "all_kinds", "heir", "far_ahead"]), (4, 1, []), (5, 4, ["heir"]),
        (6, 2, ["victory", "full_table", "by_a_hair"]),
    ],
)  # fmt: skip
def test_played_games_reach_them(seats, seat, expected):
    record = read(json.dumps(json.loads((GOLDEN / f"{seats}_seats.json").read_text("utf-8"))["record"]), GAMES)
    assert GAME.achiever.achievements(record, seat, ["greedy"]) == expected
