"""The greedy player: it beats chance, ends its games in good time, and knows no more than it sees."""

from random import Random

import pytest

from sanjuan.bots.random_bot import random
from sanjuan.games import GAMES
from sanjuan.measure.arena import Match, play
from sanjuan.measure.tally import report
from sanjuan.table.flow import answer, refusal

GAME = GAMES["san_juan"]
GREEDY = GAME.bots["greedy"]


def match(seats, bots, games, **options):
    asked = Match("san_juan", seats, bots, games, seed=5, options=options)
    results = play(asked)
    assert not [fault for result in results for fault in result.faults]
    return report(asked, results)


@pytest.mark.slow
@pytest.mark.parametrize("edition", [1, 2])
def test_it_beats_chance_with_two_seats(edition):
    assert match(2, ("greedy", "random"), 60, edition=edition)["bots"][0]["share"] >= 0.95


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_alone_against_random_players_it_nearly_always_wins(seats):
    others = ("random",) * (seats - 1)
    assert match(seats, ("greedy", *others), 40)["bots"][0]["share"] >= 0.9


BOXES = [(seats, edition) for seats in (2, 3, 4) for edition in (1, 2)]


@pytest.mark.few(1)
@pytest.mark.parametrize(("seats", "edition"), [
    pytest.param(*box, marks=() if sum(box) % 3 == 0 else pytest.mark.slow) for box in BOXES
])  # fmt: skip
def test_its_games_end_in_11_to_16_rounds(seats, edition):
    assert 11 <= match(seats, ("greedy",) * seats, 24, edition=edition)["rounds"] <= 16


def questions(seats, seed, **options):
    """Yield all positions of a game between greedy players."""
    state, rng = GAME.new(seats, seed, **options), Random(seed)
    while not GAME.over(state):
        yield state
        answer(state, GREEDY(GAME.view(state, state.ask.seat), rng))


@pytest.mark.parametrize("seats", [2, 4])
def test_its_answer_follows_from_the_view_alone(seats):
    for seed in range(3):
        for state in questions(seats, seed, edition=1, start_hand=True):
            seat = state.ask.seat
            view = GAME.view(state, seat)
            chosen = GREEDY(view, Random(7))
            other = GAME.guess(view, Random(seed))
            assert GREEDY(GAME.view(other, seat), Random(7)) == chosen
            assert view == GAME.view(state, seat), "it has changed the view"


def test_it_answers_every_kind_of_question():
    kinds = set()
    for seed in range(30):
        for state in questions(2, seed, edition=1, start_hand=True):
            if state.ask.kind not in kinds:
                assert refusal(state, GREEDY(GAME.view(state, state.ask.seat), Random(1))) is None
            kinds.add(state.ask.kind)
    expected = {"role", "build", "pay", "produce", "sell", "keep", "discard", "start_hand", "library", "chapel"}
    assert expected | {"gold_mine"} <= kinds


EXPANSIONS = [
    {"edition": 1, "new_buildings": True},
    {"edition": 1, "new_buildings": True, "events": True},
    {"new_buildings": 33, "events": True},
]


@pytest.mark.few(2)
@pytest.mark.parametrize("options", EXPANSIONS, ids=["chest", "chest and events", "new buildings"])
@pytest.mark.parametrize("seats", [2, 4])
def test_it_plays_the_expansions_too(seats, options):
    others = ("random",) * (seats - 1)
    tally = match(seats, ("greedy", *others), 6 * seats, **options)
    assert tally["bots"][0]["share"] >= 0.8
    assert 8 <= match(seats, ("greedy",) * seats, 8, **options)["rounds"] <= 18


def test_it_answers_the_questions_of_the_expansions():
    """Against a random player, who also takes the events that a greedy one leaves."""
    kinds = set()
    for seed in range(40):
        state, rng = GAME.new(2, seed, edition=1, new_buildings=True, events=True), Random(seed)
        while not GAME.over(state):
            seat = state.ask.seat
            chosen = (GREEDY if seat else random)(GAME.view(state, seat), rng)
            kinds.update([state.ask.kind] if seat else [])
            answer(state, chosen)
    assert {"office", "bank", "harbor", "earthquake", "amnesty", "taxes", "visit", "rebuild"} <= kinds


def test_an_unknown_kind_of_question_is_answered_at_random():
    view = GAME.view(GAME.new(2, 1), None)
    view.ask = view.ask._replace(kind="riddle", options=("a", "b"), least=1, most=1)
    assert {GREEDY(view, Random(seed)) for seed in range(20)} == {("a",), ("b",)}
