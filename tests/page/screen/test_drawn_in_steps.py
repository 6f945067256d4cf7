"""A screen drawn in steps: the focus of who uses keys when a window closes; the state that is drawn ahead."""

import asyncio
import importlib
import sys
from types import SimpleNamespace

import pytest

from page.catalog import settings
from page.state import Ui
from tests.page.play.test_play import browser_modules

WINDOW = "scoring"
QUESTION, NEWS = {"kind": "turn"}, None
OPTION, CLOSE = '[data-option]:not([aria-disabled="true"])', "#dialog .btn.go"


class Element:
    """An element of a page; one that `answers` is an option of the open question."""

    isConnected, offsetParent = True, None

    def __init__(self, document, answers=False):
        self.document, self.answers = document, answers

    def closest(self, selector):
        return self if self.answers and selector.startswith("[data-option]") else None

    def matches(self, selector):
        return self.answers or selector.startswith("button")

    def hasAttribute(self, name):
        return False

    def isSameNode(self, other):
        return self is other

    def getClientRects(self):
        return SimpleNamespace(length=1)

    def focus(self, *_):
        self.document.activeElement = self


def frame(ask):
    """Return a frame, with a question or with news only."""
    return {"ask": ask, "curtain": None, "over": None, "log_from": 0, "table": {"game": "toy"}}


class Page:
    """A page on which an option has the focus, and the answer has just been given by keys."""

    def __init__(self, view, document):
        self.view, self.document = view, document
        self.old, self.next, self.close = Element(document, answers=True), Element(document), Element(document)
        self.play = SimpleNamespace(frame=frame(QUESTION), ui=Ui(setup={}, preferences=settings.preferences("")))
        self.play.ui.speed, self.play.state = "instant", lambda: "your-turn"
        view.frame, view.by_keys, view.opened, view.sweeper.soon = self.play.frame, True, True, lambda: None
        view._paint, document.querySelectorAll = self.paint, self.found
        self.old.focus()

    def paint(self, _):
        """Bring the question of the frame into the document, in the place of the one that was answered."""
        gone_on = self.play.frame is not self.view.frame
        self.old.answers = self.old.answers and not gone_on
        self.next.answers = self.play.frame["ask"] is not None and not self.old.answers

    def found(self, selector):
        return {OPTION: [one for one in (self.old, self.next) if one.answers], CLOSE: [self.close]}.get(selector, [])

    async def comes(self, ask, window=None):
        """Draw the next frame, in which a window opens or not."""
        self.come(ask, window)
        await self.drawn()

    def come(self, ask, window=None):
        """Draw the next frame, but the window only as far as that is done at once."""
        self.play.frame, self.play.ui.dialog = frame(ask), window or self.play.ui.dialog
        self.view.draw(self.play)

    async def drawn(self):
        """Wait until all is drawn."""
        while self.view.waiting:
            await asyncio.sleep(0)

    async def window(self, name):
        """Open a window by hand, or close the one that is open."""
        self.play.ui.dialog = name
        (self.view.open_window if name else self.view.close_window)(self.play)
        await self.drawn()


@pytest.fixture
def page(monkeypatch):
    """Such a page; the screen is loaded again, for a browser in which nothing is really drawn."""
    modules, before = browser_modules(), set(sys.modules)
    for module in modules:
        monkeypatch.setitem(sys.modules, module.__name__, module)
    screen = importlib.import_module("page.screen.screen")
    monkeypatch.setattr(screen.layout, "pieces", lambda *_: ["<main>"])
    monkeypatch.setattr(screen.layout, "ahead", lambda *_: iter(()))
    monkeypatch.setattr(screen.layout, "address", lambda *_: None)
    monkeypatch.setattr(screen.device, "follow", lambda *_: None)
    for name in ("place", "weigh", "bring_field", "ask_anew"):
        monkeypatch.setattr(screen.document_attributes, name, lambda *_: None)
    yield Page(screen.View(None), modules[0].document)
    for name in set(sys.modules) - before - {module.__name__ for module in modules}:
        package, _, own = sys.modules.pop(name).__name__.rpartition(".")
        if own in vars(sys.modules.get(package, object)):
            delattr(sys.modules[package], own)


def test_a_window_that_comes_with_the_next_question_leads_to_it(page):
    async def way():
        await page.comes(QUESTION, WINDOW)
        assert page.document.activeElement is page.close
        await page.window(None)
        assert page.document.activeElement is page.next

    asyncio.run(way())


def test_a_window_that_comes_before_it_leads_there_too(page):
    async def way():
        await page.comes(NEWS, WINDOW)
        await page.window(None)
        assert page.document.activeElement is page.old
        await page.comes(QUESTION)
        assert page.document.activeElement is page.next

    asyncio.run(way())


def test_a_window_that_is_gone_before_it_was_drawn_leads_there_too(page):
    async def way():
        page.come(QUESTION, WINDOW)
        await page.window(None)
        assert page.document.activeElement is page.next

    asyncio.run(way())


@pytest.mark.parametrize("more", [0, 1])
def test_a_window_opened_while_others_play_leads_to_the_question_that_came_behind_it(page, more):
    async def way():
        await page.comes(NEWS)
        await page.window("log")
        for _ in range(more):
            await page.comes(NEWS)
        await page.comes(QUESTION)
        assert page.document.activeElement is page.close
        await page.window(None)
        assert page.document.activeElement is page.next

    asyncio.run(way())


def test_a_window_over_the_same_question_gives_the_focus_back_whatever_had_it(page):
    async def way():
        await page.comes(QUESTION)
        page.old.focus()
        await page.window("log")
        await page.window(None)
        assert page.document.activeElement is page.old

    asyncio.run(way())


def test_a_window_closed_while_others_still_play_leaves_the_focus_on_its_way(page):
    async def way():
        await page.comes(NEWS)
        await page.window("log")
        await page.comes(NEWS)
        await page.window(None)
        assert page.document.activeElement is page.old
        await page.comes(QUESTION)
        assert page.document.activeElement is page.next

    asyncio.run(way())


def test_a_pointer_is_not_followed(page):
    async def way():
        page.view.by_keys = False
        await page.comes(QUESTION, WINDOW)
        await page.window(None)
        assert page.document.activeElement is page.old

    asyncio.run(way())


def test_what_is_drawn_ahead_fits_its_frame_though_the_page_goes_on_meanwhile(page, monkeypatch):
    seen = []

    def ahead(frame, ui, words, late):
        for _ in range(2):
            seen.append((frame is page.view.frame, list(ui.chosen)))
            page.play.ui.chosen = ["a card of the next frame"]  # as another answer is marked
            yield ""

    monkeypatch.setattr(sys.modules["page.screen.screen"].layout, "ahead", ahead)

    async def way():
        page.view._draw_soon(page.play)
        await page.drawn()

    asyncio.run(way())
    assert seen == [(True, []), (True, [])]
