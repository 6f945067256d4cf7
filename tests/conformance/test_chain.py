"""Advice along a chain of decisions, for every game that advises: as long as nothing becomes known to anybody, what was
said of an answer is what the next question's best answer is said to be worth.
"""

import pytest

from sanjuan.bots.known import bots
from sanjuan.games import GAMES
from sanjuan.review.review import review
from sanjuan.table.advice import Advice, carried
from sanjuan.table.chain import Chain
from sanjuan.table.record import Record

ADVISING = [name for name, game in GAMES.items() if game.adviser]
pytestmark = pytest.mark.slow
ASKED = 14
"""Questions that are advised in each game."""


def answered(record):
    """Let the game's own player answer."""
    player = bots(record.game)["greedy"]
    record.answer(player(record.game.view(record.state, record.state.ask.seat), None))


def before(record, at):
    """Return the seat of an answer, and how much had been revealed before it."""
    return record.turns[at] if at < len(record.turns) else (record.state.ask.seat, record.state.reveals)


CHAINS = [(3, 0), (8, 1), *(pytest.param(*chain, marks=pytest.mark.soak) for chain in [(3, 1), (8, 0)])]
"""Seeds of games, and whether the best answer is taken or the second best (1)."""


@pytest.mark.sample(3)
@pytest.mark.parametrize(("seed", "choice"), CHAINS)
@pytest.mark.parametrize("name", ADVISING)
def test_the_chances_agree_until_something_is_revealed(name, seed, choice):
    game = GAMES[name]
    record, chain, links = Record(game, min(game.seats), seed, {}), Chain(), 0
    while len(record.answers) < 12:
        answered(record)
    said = None
    for _ in range(ASKED):
        at, seat = len(record.answers), record.state.ask.seat
        advice = chain.advise(record, seat)
        if said is not None and before(record, at - 1) == before(record, at):
            assert advice[0].chance == pytest.approx(said)
            links += 1
        assert [one.chance for one in advice] == sorted([one.chance for one in advice], reverse=True)
        assert all(0 <= one.chance <= 1 for one in advice)
        taken = advice[min(choice, len(advice) - 1)]
        said = taken.chance
        record.answer(taken.answer)
    assert links > 0


@pytest.mark.sample(1, first=1)
@pytest.mark.parametrize("name", ADVISING)
def test_a_review_says_the_same_along_a_chain(name):
    game = GAMES[name]
    record = Record(game, min(game.seats), 5, {})
    while len(record.answers) < 16:
        answered(record)
    *_, report = whole(review(record, range(record.seats), clock=lambda: 0.0))
    told = {one["at"]: one["chance"] for one in report["decisions"]}
    links = [at for at in range(1, len(record.answers)) if record.turns[at] == record.turns[at - 1]]
    assert links and all(told[at]["best"] == pytest.approx(told[at - 1]["played"], abs=0.0002) for at in links)


def whole(work):
    """Yield everything that a piece of work yields, and then what it returns."""
    yield (yield from work)


@pytest.mark.parametrize("name", ADVISING)
def test_the_same_question_is_advised_alike_and_another_one_by_itself(name):
    game = GAMES[name]
    record, chain = Record(game, min(game.seats), 3, {}), Chain()
    answered(record)
    seat = record.state.ask.seat
    advice = chain.advise(record, seat)
    assert chain.advise(record, seat) == advice == Chain().advise(record, seat)
    answered(record)
    answered(record)
    assert chain.advise(record, record.state.ask.seat) == Chain().advise(record, record.state.ask.seat)


def test_what_was_said_is_carried_over_and_the_differences_stay():
    advice = [Advice(("a",), 0.2), Advice(("b",), 0.1), Advice((), 0.0)]
    assert [one.chance for one in carried(advice, 0.3)] == pytest.approx([0.3, 0.2, 0.1])
    assert [one.chance for one in carried(advice, 0.1)] == pytest.approx([0.1, 0, 0])
    assert [one.chance for one in carried(advice[2:], 0.3)] == [0.3]
    assert carried([], 0.3) == []
