"""Hints of every game that gives any: asked of the worker, drawn beside the question, in every language."""

import pytest

from page.state import Ui
from page.table.hint import box
from sanjuan.games import GAMES
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from tests.page.drawing import Elements
from tests.page.hosted import do
from worker.host import Host

ADVISING = [name for name, game in GAMES.items() if game.adviser]


def hinted(name):
    """Return a frame of a game at its first question to a person, and the advice on it."""
    game, host = GAMES[name], Host()
    players = [{"name": "", "who": "human"}, *[{"name": "", "who": "bot", "bot": "greedy"}] * (game.seats[0] - 1)]
    frame = do(host, "start", game=name, seats=len(players), seed=4, options={}, players=players)
    while not frame["ask"]:
        frame = do(host, "bot")
    assert frame["hints"]
    return frame, do(host, "advise")["advice"]


@pytest.mark.parametrize("name", ADVISING)
def test_a_hint_is_told_with_its_reasons_in_every_language(name):
    frame, advice = hinted(name)
    assert len(advice) > 1 and any(one["reasons"] for one in advice)
    names = [f"Player {number}" for number in range(len(frame["table"]["players"]))]
    for lang in LANGUAGES:
        t = words(lang, name, GAMES[name].variant({}))
        ui = Ui(hint={"advice": advice, "at": 0}, names=names, lang=lang)
        text = Elements(box(frame, ui, t)).having("id", "hint")[0]["text"]
        assert t("hint-win") in text and "⟦" not in text and len(text) > 40
