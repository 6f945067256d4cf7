"""The page of somebody who looks elsewhere, or only listens: its title and its sound say that a question is open."""

import asyncio
import importlib
from unittest.mock import MagicMock

import pytest

from page.motion import sounds
from sanjuan.games import GAMES
from tests.page.together.test_asking import at_question

TITLE = "A game"


@pytest.mark.parametrize("mine", [False, True])
def test_the_title_of_a_page_out_of_sight_is_marked_while_its_person_is_asked(browser, mine):
    marks, looked_away = (importlib.import_module("page.together." + name) for name in ("marks", "looked_away"))
    _, guest = asyncio.run(at_question(browser, next(iter(GAMES)), 1))
    document = marks.document = looked_away.document = MagicMock(hidden=True, title=TITLE)
    guest.frame = guest.frame if mine else guest.frame | {"ask": None}
    for _ in range(2):
        marks.put(guest)
        assert document.title == (marks.MINE + TITLE if mine else TITLE)
    document.hidden = False
    looked_away.turned(guest)
    assert document.title == TITLE


@pytest.mark.parametrize(("who", "heard"), [("bot", True), ("elsewhere", True), ("human", False), ("none", False)])
def test_the_own_turn_is_heard_after_that_of_somebody_elsewhere_too(who, heard):
    before = {"turn": {"seat": 1, "who": who}}
    after = {"ask": {"seat": 0}, "over": None, "log": [], "log_from": 3}
    assert ("turn" in sounds.of_step(before, after, {})) is heard
