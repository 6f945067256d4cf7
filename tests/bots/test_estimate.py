"""Tests of the advice on answers that were tried in the same deals: order, chances, and that they win anyway."""

from sanjuan.bots.estimate import PER_POINT, WINS, Outcome, advised

REASON = {"id": "points", "args": {"n": 3}}


def told(**tried):
    """Return the advice on answers of one option, each with its outcomes as (share of the win, points of margin)."""
    seen = {(name,): [Outcome(won, PER_POINT * points) for won, points in deals] for name, deals in tried.items()}
    return advised(seen, lambda _: (REASON,))


def test_among_equal_chances_the_larger_margin_is_first():
    deals = {"small": [(1.0, 2), (0.0, -9)], "large": [(1.0, 12), (0.0, -1)], "middle": [(1.0, 6), (0.0, -4)]}
    assert [one.answer for one in told(**deals)] == [("large",), ("middle",), ("small",)]
    assert [one.answer for one in told(**dict(reversed(deals.items())))] == [("large",), ("middle",), ("small",)]


def test_a_margin_is_not_worth_a_win():
    best, other = told(safe=[(1.0, 1)] * 8, wild=[(0.5, 40)] * 8)
    assert best.answer == ("safe",) and other.chance < best.chance == 1.0


def test_answers_that_win_in_every_deal_say_so_where_there_are_several():
    first, second, third = told(build=[(1.0, 8)] * 8, wait=[(1.0, 0)] * 8, give=[(0.0, 0)] * 8)
    assert [one.answer for one in (first, second, third)] == [("build",), ("wait",), ("give",)]
    assert [one.reasons[0]["id"] for one in (first, second, third)] == [WINS, WINS, "points"]
    assert [one.reasons for one in told(build=[(1.0, 8)] * 8, give=[(0.0, 0)] * 8)] == [(REASON,)] * 2


def test_what_cannot_be_told_from_the_best_has_its_chance_and_is_called_level():
    best, other = told(one=[(0.6, 0), (0.2, 0)] * 4, two=[(0.2, 0), (0.56, 0)] * 4)
    assert other.level and other.chance == best.chance and other.behind > 0
    best, other = told(one=[(0.6, 0)] * 8, two=[(0.2, 0)] * 8)
    assert not other.level and abs(best.chance - other.chance - 0.4) < 1e-9
