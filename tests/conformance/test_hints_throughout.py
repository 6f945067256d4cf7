"""Whole games played by hints, for every game that advises and at small, usual and large tables: hint and review agree,
and every reason that comes up can be said of the answer it is for.
"""

from functools import cache

import pytest

from sanjuan.games import GAMES
from sanjuan.review.review import review
from sanjuan.table.chain import Chain
from sanjuan.table.flow import refusal
from sanjuan.table.record import Record
from sanjuan.table.run_out import run_out
from sanjuan.words import telling
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES

pytestmark = pytest.mark.slow
ADVISING = [name for name, game in GAMES.items() if game.adviser]
LARGE = 7
WHOLE, FEW = 10**6, 14
TABLES = [
    pytest.param(name, seats, WHOLE, marks=pytest.mark.soak)
    for name in ADVISING
    for seats in (2, 4, min(LARGE, max(GAMES[name].seats)))
] + [
    pytest.param(name, seats, hints)
    for name, (seats, hints) in zip(ADVISING, [(2, WHOLE), (4, WHOLE), (LARGE, FEW)], strict=True)
]
"""Two, four and many at every game's table; a sample of them is played every time."""
AHEAD = 3
"""Answers of advice whose reasons are read: those that the page shows first."""
NEVER = (
    "usual",
    "harms",
    "power",
    "uses",
    "begins",
    "takes_little",
    "changes_little",
    "much_for_others",
    "least_missed",
)
"""Reasons that give no reason, or that speak against their answer."""


@cache
def played(name, seats, most, seed=3):
    """Play a game in which one seat follows the hints; return (record, seat, [(at, advice)])."""
    game, chain = GAMES[name], Chain()
    record, hints, me = Record(game, seats, seed, {}), [], seed % seats
    while record.state.ask is not None and len(hints) < most:
        seat = record.state.ask.seat
        if seat == me:
            hints.append((game.view(record.state, seat), chain.advise(record, seat)))
            record.answer(hints[-1][1][0].answer)
        else:
            record.answer(game.bots[game.house_player](game.view(record.state, seat), record.chance()))
    return record, me, hints


@pytest.mark.sample(1, first=1)
@pytest.mark.parametrize(("name", "seats", "most"), TABLES)
def test_who_follows_the_hints_has_no_costly_decision(name, seats, most):
    record, me, hints = played(name, seats, most)
    report = run_out(review(record, [me], clock=lambda: 0.0))
    assert report["costliest"] == []
    looked = [one for one in report["decisions"] if one["looks"]]
    assert len(looked) == len(hints) and {one["loss"] for one in looked} == {0.0}


@pytest.mark.parametrize(("name", "seats", "most"), TABLES)
def test_every_hint_knows_its_error_and_every_reason_can_be_said(name, seats, most):
    _, me, hints = played(name, seats, most)
    names = [f"Player {number}" for number in range(seats)]
    speakers = [words(lang, GAMES[name], GAMES[name].variant({})) for lang in LANGUAGES]
    for view, advice in hints:
        best = advice[0]
        assert best.behind == 0 and all(0 <= one.error < 0.15 and one.doubt >= 0 for one in advice)
        assert all(one.chance == pytest.approx(best.chance) for one in advice if one.level)
        for one in advice:
            assert refusal(view, one.answer) is None
            told = {reason["id"] for reason in one.reasons}
            assert not told & set(NEVER), (view.ask.kind, one.answer, told)
        for reason in [reason for one in advice[:AHEAD] for reason in one.reasons]:
            for t in speakers:
                text = telling.reason(reason, names, me, t)
                assert text.endswith(".") and "⟦" not in text and "{" not in text and len(text) < 140
