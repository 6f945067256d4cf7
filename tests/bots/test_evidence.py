"""Tests that advice gives a reason if its deals bear it out, and only then."""

from sanjuan.bots.estimate import Outcome
from sanjuan.bots.evidence import STRUCK, Claim, Judge

JUDGE = Judge(
    {"gains": Claim("own"), "harms": Claim("seat_{seat}", higher=False), "waits": Claim("own", undisturbed=True)},
    against=frozenset(["costs"]),
)


def reason(id, **args):
    return {"id": id, "args": args}


def told(reasons, own, other, also=()):
    """Return the reasons given for the answer "a" beside an answer "b", whose deals show these marks."""
    seen = {("a",): own, ("b",): other}
    return [why["id"] for why in JUDGE.told({("a",): reasons, ("b",): list(also)}, seen, ("a",))]


def outcomes(chance, *marks):
    return [Outcome(chance, 0.0, each) for each in marks]


def test_what_is_claimed_must_be_more_than_the_best_other_answer_brings():
    better, worse = outcomes(0.5, {"own": 9}, {"own": 8}), outcomes(0.4, {"own": 7}, {"own": 7})
    assert told([reason("gains")], better, worse) == ["gains"]
    assert told([reason("gains")], worse, better) == []


def test_who_is_said_to_be_harmed_must_be():
    harmed, not_harmed = outcomes(0.5, {"seat_2": 1}), outcomes(0.4, {"seat_2": 5})
    assert told([reason("harms", seat=2)], harmed, not_harmed) == ["harms"]
    assert told([reason("harms", seat=1)], harmed, not_harmed) == []


def test_what_is_true_of_every_answer_is_no_reason_for_one():
    same = outcomes(0.5, {"own": 9}), outcomes(0.4, {"own": 7})
    assert told([reason("gains"), reason("fact")], *same, also=[reason("fact")]) == ["gains"]


def test_waiting_is_no_gain_where_it_only_escapes_what_others_do():
    waits = outcomes(0.5, {"own": 9}, {"own": 9}, {"own": 9})
    builds = outcomes(0.4, {"own": 4, STRUCK: 1}, {"own": 9}, {"own": 9})
    assert told([reason("waits")], waits, builds) == []
    assert told([reason("gains")], waits, outcomes(0.4, {"own": 4}, {"own": 8}, {"own": 8})) == ["gains"]


def test_what_speaks_against_an_answer_is_told_of_worse_ones_alone():
    good, bad = outcomes(0.9, *[{}] * 9), outcomes(0.1, *[{}] * 9)
    assert told([reason("costs")], good, bad) == []
    assert told([reason("costs")], bad, good) == ["costs"]


def test_of_a_single_answer_all_is_told():
    assert [why["id"] for why in JUDGE.told({("a",): [reason("gains")]}, {("a",): outcomes(1.0, {})}, ("a",))] == [
        "gains"
    ]
