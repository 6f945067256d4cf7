"""The review of a played game: the curve, what decisions cost, and how the time for it is spent."""

import json
from functools import cache
from random import Random

import pytest

from sanjuan.games import GAMES
from sanjuan.review.review import LOOKS, NoAdvice, review
from sanjuan.table.record import Record
from tests.bots.judges import Judged

GREEDY = GAMES["san_juan"].bots["greedy"]


@cache
def answers_of(seats):
    """Return the answers of a game between greedy players; do not change it."""
    game = GAMES["san_juan"]
    record, rng = Record(game, seats, 5, {}), Random(1)
    while not game.over(record.state):
        record.answer(GREEDY(game.view(record.state, record.state.ask.seat), rng))
    return record.answers


def played(game, seats=2, answers=None):
    record = Record(game, seats, 5, {})
    for chosen in answers_of(seats)[:answers]:
        record.answer(chosen)
    return record


def finished(steps):
    """Run a review to its end: (all progress, report)."""
    progress = []
    while True:
        try:
            progress.append(next(steps))
        except StopIteration as end:
            return progress, end.value


def reviewed(game, seats=(0,), seconds=1000.0, answers=40, table=2):
    return finished(review(played(game, table, answers), seats, seconds, game.clock))[1]


def evenly(view, chosen):
    return 0.5


def passing_costs(view, chosen):
    """Judge by one thing only: building loses nothing, and taking the trader loses a lot."""
    return {"trader": 0.1, "councillor": 0.45}.get((*chosen, "")[0], 0.5)


def test_the_curve_has_a_point_for_every_answer_and_ends_with_the_shares_of_the_win():
    record = played(Judged(evenly), 3)
    report = finished(review(record, []))[1]
    assert [point["at"] for point in report["curve"]] == list(range(len(record.answers) + 1))
    assert all(sum(point["chances"]) == pytest.approx(1, abs=0.001) for point in report["curve"])
    winners = record.game.winners(record.state)
    assert report["curve"][-1]["chances"] == [(seat in winners) / len(winners) for seat in range(3)]
    assert [tick["round"] for tick in report["rounds"]] == list(range(1, record.state.round + 1))
    for tick in report["rounds"]:
        assert report["curve"][tick["at"]]["round"] == tick["round"]
        assert tick["at"] == 0 or report["curve"][tick["at"] - 1]["round"] == tick["round"] - 1


def test_the_decisions_of_the_seats_asked_for_are_judged():
    game = Judged(passing_costs)
    record = played(game, 2, 60)
    report = finished(review(record, [1], 1000.0, game.clock))[1]
    assert [one["at"] for one in report["decisions"]] == [at for at, (seat, _) in enumerate(record.turns) if seat == 1]
    for one in report["decisions"]:
        assert sorted(one["played"]) == sorted(record.answers[one["at"]]) and one["seat"] == 1
        assert one["loss"] == pytest.approx(one["chance"]["best"] - one["chance"]["played"], abs=2e-4)
        assert one["loss"] > 0 or one["loss"] == 0 and one["best"] == one["played"]
        chances = [advice["chance"] for advice in one["advice"]]
        assert chances[0] == one["chance"]["best"] and one["played"] in [each["answer"] for each in one["advice"]]
        assert {"kind", "options", "least", "most", "args", "prices"} <= set(one["question"])


def test_the_costliest_decisions_are_told_with_the_reasons_of_the_better_answer():
    report = reviewed(Judged(passing_costs), answers=120)
    taken = {one["at"]: one["played"] for one in report["decisions"]}
    traders = [at for at, chosen in taken.items() if chosen == ["trader"]]
    councillors = [at for at, chosen in taken.items() if chosen == ["councillor"]]
    assert traders and councillors
    costly = report["costliest"]
    assert 1 <= len(costly) <= 3 and set(costly[: len(traders)]) <= set(traders)
    (worst,) = [one for one in report["decisions"] if one["at"] == costly[0]]
    assert worst["loss"] == pytest.approx(0.4)
    assert worst["reasons"] == [{"id": "because", "args": {"cards": worst["best"]}}]


def test_who_played_as_advised_has_no_costly_decision():
    report = reviewed(Judged(evenly))
    assert report["costliest"] == [] and {one["loss"] for one in report["decisions"]} == {0.0}


def test_luck_of_a_single_look_is_averaged_away():
    """All answers are equally good, the judge errs unknowingly: looks at what seems costly bring the losses down."""
    game = Judged(evenly, noise=0.2, admits=False)
    report = reviewed(game, answers=120)
    told = [one for one in report["decisions"] if one["at"] in report["costliest"]]
    assert {one["looks"] for one in told} == {LOOKS}
    single = [one["loss"] for one in report["decisions"] if one["looks"] == 1]
    assert max(single) <= min(one["loss"] for one in told), "whatever seemed costlier was looked at again"
    assert max(one["loss"] for one in told) < 0.15


def test_what_is_within_the_error_of_the_looks_costs_nothing():
    report = reviewed(Judged(evenly, noise=0.2), answers=120)
    assert report["costliest"] == [] and {one["loss"] for one in report["decisions"] if one["looks"]} == {0.0}
    costly = reviewed(Judged(passing_costs, noise=0.2), answers=120)
    taken = {one["at"]: one["played"] for one in costly["decisions"]}
    assert taken[costly["costliest"][0]] == ["trader"], "what is beyond the error is told"
    assert all(one["doubt"] > 0 for one in costly["decisions"] if one["loss"] and one["looks"])


def test_it_ends_in_time_and_looks_first_where_it_seems_to_matter():
    """Advice takes a second, there are five: the decisions looked at are those that the quick look points to."""
    game = Judged(evenly, seconds=1.0)
    report = reviewed(game, seconds=5.0, answers=120)
    assert game.now <= 5.0 and report["seconds"] <= 5.0
    looked = [one["at"] for one in report["decisions"] if one["looks"]]
    assert 1 <= len(looked) <= 5
    thorough = reviewed(Judged(evenly), answers=120)
    assert len([one for one in thorough["decisions"] if one["looks"]]) == len(thorough["decisions"]) > 5
    unseen = [one["loss"] for one in report["decisions"] if not one["looks"]]
    built = [one["question"]["kind"] for one in report["decisions"] if one["at"] in looked]
    assert unseen and set(built) <= {"build", "role"}, "points are made by building"


def test_without_time_for_any_look_the_curve_is_there_and_nothing_is_blamed():
    report = reviewed(Judged(passing_costs), seconds=-1.0)
    assert len(report["curve"]) == 41 and report["costliest"] == []
    for one in report["decisions"]:
        before = report["curve"][one["at"]]["chances"][0]
        assert (one["looks"], one["loss"], one["chance"]) == (0, 0.0, {"played": before, "best": before})


def test_an_answer_that_the_advice_leaves_out_is_compared_in_equal_guesses():
    game = Judged(passing_costs, most=1)
    for one in reviewed(game, answers=80)["decisions"]:
        assert one["played"] in [each["answer"] for each in one["advice"]]
        assert 0 <= one["chance"]["played"] <= one["chance"]["best"] <= 1


def test_a_review_moves_on_step_by_step_and_can_be_dropped():
    game = Judged(evenly)
    record = played(game, 2, 40)
    before = record.to_json()
    steps = review(record, [0, 1])
    assert 0 < next(steps) < 0.1
    steps.close()
    progress, report = finished(review(record, [0, 1]))
    assert progress == sorted(progress) and progress[-1] <= 1
    assert len(progress) >= 2 * len(report["decisions"])
    assert record.to_json() == before


def test_the_report_is_json_and_the_same_every_time():
    first, second = (reviewed(Judged(passing_costs, noise=0.1), (0, 1)) for _ in range(2))
    assert json.loads(json.dumps(first)) == first == second


def test_a_game_without_advice_cannot_be_reviewed():
    class Silent(Judged):
        adviser = None

    with pytest.raises(NoAdvice, match="san_juan"):
        next(review(played(Silent(evenly), 2, 5), [0]))
