"""Tests of how long somebody has been away or thinking: it follows from times, and is shown from a minute on."""

import asyncio
import importlib
from types import SimpleNamespace
from unittest.mock import MagicMock

import pytest

from page.state import Ui
from page.table import panel
from page.together import waiting
from page.together.seating import table
from sanjuan.games import GAMES
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES

FIRST = next(iter(GAMES))
MINUTE = waiting.MINUTE
WAITING = {"turn": {"seat": 1, "who": "elsewhere"}, "table": {"me": 0}, "ask": None, "over": None}
NAMES = ["Bo", "Anna", "Cy"]


def said(lang="en", frame=WAITING, **times):
    """Return what the table says of the others, at times of that page."""
    return waiting.waits(frame, Ui(together=table(True) | times, names=NAMES), words(lang, FIRST))


@pytest.mark.parametrize(("passed", "whole"), [(-5, 0), (0, 0), (59_999, 0), (60_000, 1), (150_000, 2)])
def test_only_whole_minutes_count(passed, whole):
    assert waiting.minutes(1000, 1000 + passed) == whole


def test_the_next_look_is_when_another_minute_is_over():
    assert waiting.until_next([0, 50_000], 70_000) == 40_000
    assert waiting.until_next([0], 60_000) == MINUTE
    assert waiting.until_next([500], 0) == MINUTE


def test_who_is_away_is_told_at_once_and_for_how_long_later():
    assert said(since={1: 0}, at=MINUTE - 1) == "Anna is away."
    assert said(since={1: 0, 2: MINUTE}, at=2 * MINUTE).replace("\xa0", " ") == (
        "Anna has been away for 2 min. Cy has been away for 1 min."
    )


def test_whose_turn_it_is_is_told_with_the_time_after_a_minute():
    assert said(turn=0, at=MINUTE - 1) == ""
    assert said(turn=0, at=3 * MINUTE).replace("\xa0", " ") == "Anna has been thinking for 3 min."


@pytest.mark.parametrize(
    "turn", [{"seat": None, "who": "human"}, {"seat": 0, "who": "human"}, {"seat": 1, "who": "bot"}]
)
def test_nothing_is_told_of_a_secret_turn_of_the_own_one_or_of_a_computer(turn):
    assert said(frame=WAITING | {"turn": turn}, turn=0, at=9 * MINUTE) == ""


def edge(**times):
    """Return what is on the edge of the own question, at times of that page."""
    asked = WAITING | {"turn": {"seat": 0, "who": "human"}, "ask": {"seat": 0}, "log": [], "log_from": 0, "fresh": 0}
    asked["table"] = {"me": 0, "game": FIRST}
    ui = Ui(together=table(False) | times, names=NAMES, faces=["me", "lucia", "bruno"])
    return panel.since(asked, ui, words("en", FIRST))


def test_who_is_away_is_told_at_the_own_question_too(monkeypatch):
    monkeypatch.setattr(panel, "brought", lambda name: waiting)
    html = edge(since={1: 0}, at=MINUTE)
    assert "Anna is away." in html and 'role="status"' in html
    assert edge(turn=0, at=9 * MINUTE) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_every_language(lang):
    for times in ({"since": {1: 0}, "at": 0}, {"since": {1: 0}, "at": MINUTE}, {"turn": 0, "at": MINUTE}):
        assert "Anna" in said(lang, **times) and "⟦" not in said(lang, **times)


@pytest.fixture
def clock(browser, monkeypatch):
    """A clock that shows `clock.time`; `clock.slept` has the pauses between two looks at it."""
    presence = importlib.import_module("page.together.presence")
    made = SimpleNamespace(time=0.0, slept=[], presence=presence)

    async def sleep(seconds):
        made.slept.append(seconds)
        made.time += seconds * 1000
        if len(made.slept) > 3:
            made.play.ui.together = None

    monkeypatch.setattr(presence, "now", lambda: made.time)
    monkeypatch.setattr(presence.asyncio, "sleep", sleep)
    made.play = SimpleNamespace(ui=Ui(together=table(True)), frame=WAITING, show=MagicMock())
    return made


def test_the_table_is_drawn_once_a_minute_while_somebody_is_waited_for(clock):
    asyncio.run(clock.presence.ticking(clock.play, clock.play.ui.together))
    assert clock.slept == [60] * 4 and clock.play.show.call_count == 3


def test_the_clock_rests_while_nobody_is_waited_for(clock):
    clock.play.frame = WAITING | {"turn": {"seat": 0, "who": "human"}, "ask": {}}
    asyncio.run(clock.presence.ticking(clock.play, clock.play.ui.together))
    assert clock.slept == [] and not clock.play.ui.together["ticks"]


def test_a_question_of_ones_own_is_not_drawn_anew(clock):
    clock.play.frame = WAITING | {"turn": {"seat": 0, "who": "human"}, "ask": {}}
    clock.play.ui.together["since"] = {1: 0.0}
    asyncio.run(clock.presence.ticking(clock.play, clock.play.ui.together))
    assert len(clock.slept) == 4 and clock.play.show.call_count == 0


def test_the_host_tells_since_when_somebody_is_away(clock):
    async def noted():
        clock.time = 90_000.0
        assert clock.presence.note(clock.play, {"away": [[1, 30]], "waited": 20})
        clock.time = 100_000.0
        assert not clock.presence.note(clock.play, {"away": [[1, 41]], "waited": 30})

    clock.play.frame = None
    asyncio.run(noted())
    together = clock.play.ui.together
    assert (together["since"], together["turn"], together["at"]) == ({1: 60_000.0}, 70_000.0, 100_000.0)
