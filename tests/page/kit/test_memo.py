"""Tests that only the parts of the table that may have changed are drawn again, and that kept parts are current."""

import asyncio
import importlib
import sys
from itertools import count
from types import SimpleNamespace

import pytest

from e2e.positions import moved, started
from page.kit import memo
from page.play.after import after
from page.play.choice import Choice
from page.screen import dialogs, layout
from page.state import Ui
from sanjuan.games import GAMES
from sanjuan.words.bundles import words
from tables.san_juan import cards
from tests.page.drawing import load, speak
from tests.page.play.test_bot_driver import play_module as play_module

CHANGES = {
    "a card is marked": lambda ui: ui.change({"marks": [["crane", 0]], "chosen": ["crane"]}),
    "a mark more in the same list": lambda ui: ui.marks.append(["gold_mine", 0]),
    "it is night": lambda ui: ui.change({"theme": "night"}),
    "a card is lifted": lambda ui: ui.change({"lifted": "crane"}),
    "another stop of the keys": lambda ui: ui.stops.update(hand="hand-gold_mine-0"),
    "something to note": lambda ui: ui.change({"why": "No."}),
    "a line of the log": lambda ui: ui.change({"log": ui.log + [{"id": "role", "seat": 1, "role": "trader", "at": 9}]}),
    "other names": lambda ui: ui.change({"names": ["Ana", "Ben", "Cleo", "Dora"]}),
}


def forget(monkeypatch):
    """Let nothing be kept any more."""
    for kept in ("_parts", "_details"):
        monkeypatch.setattr(memo, kept, {})


@pytest.fixture
def state():
    """A table of four at which something can be built."""
    state = load("build-4")
    state["ui"] |= {"theme": "day", "marks": [], "stops": {}, "log": state["ui"].get("log") or []}
    return state


@pytest.mark.parametrize("name", CHANGES)
def test_a_table_drawn_from_what_is_kept_is_the_table_drawn_anew(state, name, monkeypatch):
    frame, ui, t = state["frame"], Ui(**state["ui"]), speak(state)
    before = layout.pieces(frame, ui, t)
    CHANGES["a card is marked"](ui) if name.startswith("a mark more") else None
    layout.pieces(frame, ui, t)
    CHANGES[name](ui)
    drawn = layout.pieces(frame, ui, t)
    forget(monkeypatch)
    assert drawn == layout.pieces(frame, ui, t) != before


def test_a_click_draws_only_what_it_changes(state):
    frame, ui, t = state["frame"], Ui(**state["ui"]), speak(state)
    before = layout.pieces(frame, ui, t)
    first = next(option for option in frame["ask"]["options"] if ">" not in option)
    ui.change({"marks": [[first, 0]], "chosen": [first], "confirm": True})
    after = layout.pieces(frame, ui, t)
    same = [one is other for one, other in zip(before[1:-1], after[1:-1], strict=True)]
    assert same == [True, True, True, True, True, False, False, False], "my city, the question and my hand are others"


def test_another_frame_or_other_words_are_drawn_anew(state):
    frame, ui, t = state["frame"], Ui(**state["ui"]), speak(state)
    made = []

    def draw(frame, ui, t):
        made.append(ui.theme)
        return "x"

    french, others = speak(state, "fr"), [dict(frame), dict(frame)]
    seen = []
    for given in ((frame, t), (frame, t), (others[0], t), (others[1], t), (frame, t), (frame, french)):
        memo.kept("test", given[0], ui, given[1], draw)
        seen.append(len(made))
    assert seen == [1, 1, 2, 3, 4, 5], "only the second time it was kept"


def detailed(monkeypatch):
    """Three details of a drawing: (function that draws them, list of which were made)."""
    forget(monkeypatch)
    made = []

    def draw():
        return "".join([memo.detail(name, 1, lambda name=name: made.append(name) or name) for name in "abc"])

    return draw, made


def test_a_long_drawing_ahead_pauses_after_each_detail_once_it_is_late(monkeypatch):
    draw, made = detailed(monkeypatch)
    assert list(memo.by_details(lambda: len(made) > 1, draw)) == ["", "", "abc"] and made == ["a", "b", "c"]
    assert list(memo.by_details(lambda: True, draw)) == ["abc"], "nothing had to be made"


def test_what_is_drawn_in_such_a_pause_is_drawn_at_one_go(monkeypatch):
    draw, made = detailed(monkeypatch)
    ahead = memo.by_details(lambda: True, draw)
    assert next(ahead) == "" and made == ["a"]
    assert draw() == "abc"
    assert list(ahead) == ["abc"]


def test_a_detail_that_is_never_the_same_holds_no_drawing_up(monkeypatch):
    forget(monkeypatch)
    ahead = memo.by_details(lambda: True, lambda: memo.detail("a", object(), lambda: "a"))
    assert list(ahead) == [""] * memo.MOST_PAUSES + ["a"]


def test_what_a_drawing_ahead_fails_of_is_raised_and_nothing_pauses_afterwards(monkeypatch):
    forget(monkeypatch)
    with pytest.raises(ZeroDivisionError):
        list(memo.by_details(lambda: True, lambda: str(1 / 0)))
    assert memo.detail("a", 1, lambda: "a") == "a"


def test_a_table_on_show_stays_kept_while_the_next_one_is_drawn_ahead(state):
    frame, ui, t = state["frame"], Ui(**state["ui"]), speak(state)
    before, coming = layout.pieces(frame, ui, t), dict(frame)
    list(layout.ahead(coming, ui, t, lambda: False))
    drawn = memo._parts["log"][0][0]
    again = layout.pieces(frame, ui, t)
    same = [one is other for one, other in zip(before[1:-1], again[1:-1], strict=True)]
    assert all(same), "a window was closed meanwhile"
    assert layout.pieces(coming, ui, t)[2:-1].count(drawn) == 1 and memo._parts["log"][0][0] is drawn


def test_a_table_that_has_been_drawn_ahead_is_shown_as_it_was_drawn(state):
    frame, ui, t = state["frame"], Ui(**state["ui"]), speak(state)
    steps = list(layout.ahead(frame, ui, t, lambda: False))
    drawn = [memo._parts[name][0][0] for name in ("opponents", "log", "city", "hands")]
    shown = layout.pieces(frame, ui, t)
    assert len(steps) == len(shown) - 2
    assert all(any(html is piece for piece in shown) for html in drawn)


def test_where_a_part_of_the_page_brings_words_what_is_drawn_stays_kept(play_module):
    sys.modules["pyscript"].fetch = None
    sys.modules["pyscript.js_modules"].fluent = SimpleNamespace(loaded=lambda file: True)
    page_words = importlib.import_module("page.kit.words")
    old = words("en", "san_juan")
    assert asyncio.run(page_words.load("en", "san_juan", ["history"], old)) is old
    assert asyncio.run(page_words.load("fr", "san_juan", ["history"], old)).lang == "fr"


@pytest.mark.parametrize("window", ["log", "zoom", "city"])
def test_a_window_over_the_table_is_drawn_ahead_and_kept_as_long_as_it_shows_the_same(state, window, monkeypatch):
    frame, ui, t = state["frame"], Ui(**state["ui"] | {"dialog": window, "city": 1, "zoom": "crane"}), speak(state)
    list(layout.ahead(frame, ui, t, lambda: False))
    shown = layout.pieces(frame, ui, t)[-1]
    monkeypatch.setattr(dialogs, "dialog", None)
    assert layout.pieces(frame, ui, t)[-1] == shown != "</main>", "nothing is drawn once more"
    monkeypatch.undo()
    ui.change({"log_of": 2, "zoom": "well", "city": 2})
    other = layout.pieces(frame, ui, t)[-1]
    forget(monkeypatch)
    assert other == layout.pieces(frame, ui, t)[-1] != shown


@pytest.mark.parametrize(
    ("drawn", "dialog", "opens"),
    [("another", "log", True), ("another", None, False), ("the same", "log", False), (None, "log", False)],
)
def test_a_window_opens_after_its_table_where_a_table_lies_already(state, drawn, dialog, opens):
    frame, ui = state["frame"], Ui(**state["ui"] | {"dialog": dialog})
    before = {"another": frame | {}, "the same": frame, None: None}[drawn]
    assert layout.opens(before, frame, ui) is opens


@pytest.mark.parametrize("hidden", ["drawn", "frame"])
def test_no_window_opens_over_a_curtain(state, hidden):
    frames = {"drawn": state["frame"] | {}, "frame": state["frame"] | {}}
    frames[hidden]["curtain"] = 0
    assert not layout.opens(frames["drawn"], frames["frame"], Ui(**state["ui"] | {"dialog": "log"}))


@pytest.mark.few(1)
@pytest.mark.parametrize("game", GAMES)
def test_through_a_game_what_is_kept_is_what_would_be_drawn(game, monkeypatch):
    host, frame = started(GAMES[game].seats[-1], 5, {}, game)
    ui, t = Ui(**load("build-4")["ui"] | {"theme": "day", "stops": {}, "log": []}), words("en", game)
    ui = after(ui, frame, Choice(frame["ask"], frame["proposal"]), t)
    for number in count():
        ui.cards = frame.get("cards") or ui.cards
        ui.log = ui.log[: frame["log_from"]] + frame["log"]
        layout.address(frame, ui, t)
        ui.marks = [[option, 0] for option in (frame["ask"] or {"options": []})["options"][: number % 2]]
        list(layout.ahead(frame, ui, t, lambda: True))
        shown = layout.pieces(frame, ui, t)
        if number % 7 == 0:
            with monkeypatch.context() as patch:
                for cache in ("_parts", "_details", "_sentences"):
                    patch.setattr(memo, cache, {})
                patch.setattr(cards, "_cards", {})
                assert shown == layout.pieces(frame, ui, t)
        if frame["over"]:
            break
        frame = moved(host, frame)
