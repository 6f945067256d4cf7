"""Scorings: places, shares, and a second scorer that comes to the same points."""

from random import Random

import pytest

from sanjuan.bots.random_bot import random
from sanjuan.games.alhambra.cards import BUILDINGS, CATEGORIES
from sanjuan.games.alhambra.rules.scoring import counted, shares
from sanjuan.table.flow import answer
from tests.alhambra.rulebook import GAME, asked, play, seat, stand
from tests.alhambra.scorer import heirs, points

SEATS = (2, 3, 4, 5, 6)


@pytest.mark.parametrize(
    ("counts", "prizes", "shared"),
    [
        ((2, 1, 0), (4,), (4, 0, 0)),
        ((1, 3, 2), (13, 6), (0, 13, 6)),
        ((4, 4, 1), (13, 6), (9, 9, 0)),
        ((3, 3, 2, 2), (20, 12, 5), (16, 16, 2, 2)),
        ((2, 1, 1, 1), (13, 6), (13, 2, 2, 2)),
        ((1, 1), (1,), (0, 0)),
        ((0, 0, 1), (16, 8, 1), (0, 0, 16)),
        ((0, 0), (16, 8, 1), (0, 0)),
        ((5, 4, 3, 2), (16, 8, 1), (16, 8, 1, 0)),
        ((2, 2, 2, 2), (21, 13, 6), (10, 10, 10, 10)),
    ],
)
def test_tied_owners_share_the_points_of_their_places(counts, prizes, shared):
    assert shares(counts, prizes) == shared


@pytest.mark.parametrize("letter", ["a", "b", "c"])
def test_the_second_scorer_agrees_on_any_palaces(letter):
    rng = Random(5)
    for _ in range(300):
        owners = rng.randint(2, 6)
        palaces = [[] for _ in range(owners)]
        for card in BUILDINGS:
            if rng.random() < 0.8:
                palaces[rng.randrange(owners)].append(card)
        table = [shares(own, row.prizes(letter)) for row, own in zip(CATEGORIES, counted(palaces), strict=True)]
        assert [sum(column) for column in zip(*table, strict=True)] == points(palaces, letter.upper())


@pytest.mark.parametrize("seats", SEATS)
def test_whole_games_score_what_the_second_scorer_says(seats):
    """Each scoring is scored again from the palaces of its moment, which only Martin's new cards come after."""
    for seed in range(25):
        state, rng = GAME.new(seats, seed), Random(seed)
        totals = [0] * len(state.palaces)
        while state.ask is not None:
            answer(state, random(state, rng))
            totals = replayed(state, totals)
        assert state.points == totals
        assert GAME.scores(state) == totals[:seats]


def replayed(state, totals):
    """Add the scorings since the last answer to the totals, from the facts alone."""
    facts = GAME.facts_of(state, None)
    palaces = [list(cards) for cards in state.palaces]
    after = [fact for fact in facts if fact["id"] in ("endowed", "inherited", "scoring")]
    for fact in reversed(after):
        if fact["id"] == "scoring":
            gained = points(palaces, fact["scoring"].upper())
            totals = [old + new for old, new in zip(totals, gained, strict=True)]
        elif fact["id"] == "endowed":
            palaces[-1] = palaces[-1][: -len(fact["cards"])]
        else:
            palaces[fact["seat"]].remove(fact["building"])
    return totals


def test_the_last_buildings_go_where_the_second_scorer_sends_them():
    rng = Random(6)
    money = [f"{currency}_{value}" for currency in ("yellow", "blue", "green", "orange") for value in range(1, 10)] * 3
    for _ in range(200):
        rng.shuffle(money)
        hands = [money[10 * n :][: rng.randint(0, 9)] for n in range(4)]
        yard = [card if rng.random() < 0.8 else "" for card in rng.sample(BUILDINGS, 4)]
        state = stand(
            *[seat(" ".join(hand)) for hand in hands], yard=" ".join(c or "-" for c in yard), row="", at="end"
        )
        wanted = heirs(yard, hands)
        assert state.yard == [card if heir is None else "" for card, heir in zip(yard, wanted, strict=True)]
        for number in range(4):
            got = [card for card, heir in zip(yard, wanted, strict=True) if heir == number]
            assert state.palaces[number] == got


def test_martin_scores_like_a_player():
    state = stand(seat(palace="tower_10"), count=2, martin="tower_11 tower_11", money="scoring_a")
    play(state, "orange_9")
    assert state.points == [0, 0, 6] and GAME.scores(state) == [0, 0]


def test_the_sheet_has_a_row_for_each_category_of_each_scoring_and_what_a_position_began_with():
    state = stand(seat(palace="tower_10", points=30), money="scoring_a")
    assert [row["id"] for row in GAME.sheet(state)] == ["earlier", "total"]
    play(state, "orange_9")
    rows = GAME.sheet(state)
    assert [(row["id"], row.get("group")) for row in rows[1:-1]] == [(row.name, "a") for row in CATEGORIES]
    assert rows[0]["points"] == [30, 0, 0] and rows[-1] == {"id": "total", "card": None, "points": [36, 0, 0]}
    assert asked(state) == "turn 1"


def test_a_game_from_its_beginning_has_no_points_of_before_on_its_sheet():
    assert [row["id"] for row in GAME.sheet(GAME.new(3, 1))] == ["total"]
