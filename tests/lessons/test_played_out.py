"""Every answer to every lesson is played to the end of its task: a try is a mistake only where its goal is lost.

Where an answer is a combination, all that the engine accepts are tried, up to `MOST` of a question.
"""

import tomllib
from copy import copy
from itertools import combinations, islice

import pytest

import learn_files
from sanjuan.games import GAMES
from sanjuan.lessons.attempt import Attempt
from sanjuan.lessons.load import lesson
from sanjuan.lessons.verdicts import MISSED, OPEN, SOLVED
from sanjuan.table.flow import refusal

FOLDERS = [learn_files.folder(game) for game in GAMES.values() if game.lessons]
PATHS = [path for folder in FOLDERS for path in sorted(folder.glob("*.toml"))]
LESSONS = [lesson(tomllib.loads(path.read_text("utf-8"))) for path in PATHS]
MOST = 400
POSITIONS = 12_000
"""No lesson has more; such a lesson would be too large to be proved, and to be a lesson."""
pytestmark = pytest.mark.slow


def answers(state):
    """Return every answer that the engine accepts, equal cards once."""
    ask = state.ask
    sets = (chosen for count in range(ask.least, ask.most + 1) for chosen in combinations(ask.options, count))
    once = {tuple(sorted(chosen)): chosen for chosen in islice(sets, 20 * MOST)}
    return [chosen for chosen in islice(once.values(), MOST) if refusal(state, chosen) is None]


def after(attempt, chosen):
    """Return a try with an answer more."""
    new = copy(attempt)
    new.state, new.answers, new.log = attempt.game.copy(attempt.state), [*attempt.answers], [*attempt.log]
    new.turns, new.mine = [*attempt.turns], [*attempt.mine]
    new.answer(chosen)
    return new


def ends(one):
    """Yield (what the learner answered, the first verdict, whether the goal was reached in the end) of every try.

    Tries continue after a mistake was explained, to see whether it was one.
    """
    tries, looked_at = [(Attempt(one), None)], 0
    while tries:
        attempt, told = tries.pop()
        looked_at += 1
        assert looked_at < POSITIONS
        while True:
            verdict = attempt.verdict()
            told = told or (verdict if verdict[0] == MISSED else None)
            over = attempt.reached() or attempt.finished()
            if over or attempt.state.ask.seat == one.me:
                break
            attempt.answer(attempt.other())
        if over:
            yield [chosen for _, chosen in attempt.mine], told or verdict, attempt.reached()
        else:
            tries += [(after(attempt, chosen), told) for chosen in answers(attempt.state)]


@pytest.mark.sample(12)
@pytest.mark.parametrize("one", LESSONS, ids=lambda one: f"{one.scenario.game} {one.id}")
def test_a_try_is_called_a_mistake_only_where_the_goal_is_lost(one):
    found = list(ends(one))
    assert [(mine, told) for mine, told, reached in found if reached and told[0] != SOLVED] == []
    assert [(mine, told) for mine, told, reached in found if not reached and told[0] != MISSED] == []
    assert not [told for _, told, _ in found if told[0] == OPEN]
    assert {told[1] for _, told, _ in found} - {""} == {miss.id for miss in one.misses}
