"""Hints on the page and in the worker: asked, shown, taken, dropped when they come too late."""

import asyncio
from dataclasses import dataclass
from types import SimpleNamespace

import pytest

from page.play import hint
from page.play.after import mark
from page.play.choice import Choice
from page.state import Ui
from sanjuan.games import GAMES
from tests.page.hosted import do, setup
from worker.host import Host

ROLES = {"seat": 0, "kind": "role", "options": ["builder", "trader"], "least": 1, "most": 1, "rule": "", "args": {}}
FOUND = [{"answer": ["trader"], "chance": 0.5, "reasons": []}, {"answer": ["builder"], "chance": 0.4, "reasons": []}]


class Page:
    """The part of the game on the page that hints use; `shown` are the hints at each drawing."""

    def __init__(self, ask=ROLES, advice=FOUND):
        self.ui = Ui(hint=None)
        self.frame = {"ask": ask, "hints": True}
        self.choice = Choice(ask)
        self.sending, self.first_table = False, SimpleNamespace(laid=None)
        self.reply = {"error": None, "advice": advice}
        self.screen = SimpleNamespace(focus=self.focus)
        self.focused = None

    async def consult(self, command):
        await asyncio.sleep(0)
        return self.reply

    def show(self):
        mark(self.ui, self.choice)

    def chosen(self):
        self.show()

    def focus(self, selector):
        self.focused = selector


def asked(page=None, meanwhile=lambda page: None):
    """Ask for a hint, let something happen while it is thought of, and return the page when it is there."""
    page = page or Page()

    async def run():
        hint.toggle(page)
        meanwhile(page)
        for _ in range(3):
            await asyncio.sleep(0)

    asyncio.run(run())
    return page


def test_a_hint_shows_when_it_comes():
    assert asked().ui.hint["advice"] == FOUND


def test_asking_again_takes_it_away():
    page = asked()
    hint.toggle(page)
    assert page.ui.hint is None


def test_a_hint_taken_away_while_it_was_thought_of_does_not_come_back():
    assert asked(meanwhile=hint.toggle).ui.hint is None


def test_a_hint_for_another_question_is_dropped():
    def answered(page):
        page.choice = Choice(ROLES)
        page.show()

    assert asked(meanwhile=answered).ui.hint is None


def test_choosing_something_takes_the_hint_away():
    page = asked()
    page.choice.toggle("builder")
    page.show()
    assert page.ui.hint is None


def test_a_card_picked_up_leaves_the_hint():
    page = asked()
    page.choice.lift("well")
    page.show()
    assert page.ui.hint is not None


def test_a_lost_engine_leaves_no_hint_that_waits_for_ever():
    page = Page()
    page.reply = None
    assert asked(page).ui.hint is None


def test_taking_it_marks_the_answer_and_takes_the_hint_away():
    page = asked()
    hint.following(page)
    hint.take(page)
    assert page.choice.chosen() == ["builder"]
    assert (page.ui.hint, page.focused) == (None, "#confirm")


def test_after_the_last_answer_comes_the_best_again():
    page = asked()
    hint.following(page)
    hint.following(page)
    assert page.ui.hint["at"] == 0


PASS = [{"answer": [], "chance": 0.5, "reasons": []}]


def test_taking_the_advice_to_pass_chooses_that_to_be_confirmed_like_any_answer():
    page = asked(Page(ROLES | {"least": 0}, PASS))
    hint.take(page)
    assert (page.choice.complete(), page.choice.answer(), page.focused) == (True, [], "#confirm")


@pytest.mark.parametrize("otherwise", [
    lambda choice: choice.toggle("trader"), lambda choice: choice.clear(), lambda choice: choice.lift("trader"),
])  # fmt: skip
def test_who_thinks_better_of_passing_confirms_it_no_more(otherwise):
    page = asked(Page(ROLES | {"least": 0}, PASS))
    hint.take(page)
    otherwise(page.choice)
    assert page.choice.answer() != [] or not page.choice.complete()


@pytest.mark.parametrize("ask", [None])
def test_without_a_question_there_is_no_hint(ask):
    page = Page()
    page.frame["ask"] = ask
    hint.toggle(page)
    assert page.ui.hint is None


@dataclass(frozen=True)
class Advice:
    answer: tuple
    chance: float
    reasons: tuple = ()
    error: float = 0.0
    level: bool = False


def test_the_worker_advises_legal_answers_from_the_view_of_who_is_asked(monkeypatch):
    seen = []

    def advise(view, rng, also=()):
        seen.append((view.viewer, rng.random()))
        answers = [Advice((role,), 0.5, ({"id": "why", "args": {"n": 1}},)) for role in view.ask.options]
        return [*answers, Advice(("no such option",), 0.9)]

    monkeypatch.setattr(GAMES["san_juan"].adviser, "advise", advise)
    host = Host()
    frame = do(host, setup("human", "bot", seed=3, bot=list(GAMES["san_juan"].bots)[0]))
    while not frame["ask"]:
        frame = do(host, "bot")
    assert frame["hints"] is True
    answer = do(host, "advise")
    assert [one["answer"] for one in answer["advice"]] == [[option] for option in frame["ask"]["options"]]
    assert answer["advice"][0]["reasons"] == [{"id": "why", "args": {"n": 1}}]
    assert seen[0][0] == 0
    assert do(host, "advise") == answer, "the same question is advised alike"


def test_behind_the_curtain_nobody_may_ask_for_a_hint(monkeypatch):
    monkeypatch.setattr(type(GAMES["san_juan"]), "advise", lambda *_: [], raising=False)
    host = Host()
    do(host, setup("human", "human", seed=3))
    assert host.curtain() is not None
    assert do(host, "advise")["error"]["id"] == "not_your_turn"
