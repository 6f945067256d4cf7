"""Of the table only what may have changed is drawn anew, and what is kept is what would be drawn."""

import draw_screen
import kept
import pytest

from tests.page.drawing import load, speak

CHANGES = {
    "a card is marked": lambda ui: ui.update(marks=[["crane", 0]], chosen=["crane"]),
    "a mark more in the same list": lambda ui: ui["marks"].append(["gold_mine", 0]),
    "it is night": lambda ui: ui.update(theme="night"),
    "a card is lifted": lambda ui: ui.update(lifted="crane"),
    "another stop of the keys": lambda ui: ui["stops"].update(hand="hand-gold_mine-0"),
    "something to note": lambda ui: ui.update(why="No."),
    "a line of the log": lambda ui: ui.update(log=ui["log"] + [{"id": "role", "seat": 1, "role": "trader", "at": 9}]),
    "other names": lambda ui: ui.update(names=["Ana", "Ben", "Cleo", "Dora"]),
}


@pytest.fixture
def state():
    """A table of four at which something can be built."""
    state = load("build-4")
    state["ui"] |= {"theme": "day", "marks": [], "stops": {}, "log": state["ui"].get("log") or []}
    return state


@pytest.mark.parametrize("name", CHANGES)
def test_a_table_drawn_from_what_is_kept_is_the_table_drawn_anew(state, name, monkeypatch):
    frame, ui, t = state["frame"], state["ui"], speak(state)
    before = draw_screen.pieces(frame, ui, t)
    CHANGES["a card is marked"](ui) if name.startswith("a mark more") else None
    draw_screen.pieces(frame, ui, t)
    CHANGES[name](ui)
    drawn = draw_screen.pieces(frame, ui, t)
    monkeypatch.setattr(kept, "_drawings", {})
    assert drawn == draw_screen.pieces(frame, ui, t) != before


def test_a_click_draws_only_what_it_changes(state):
    frame, ui, t = state["frame"], state["ui"], speak(state)
    before = draw_screen.pieces(frame, ui, t)
    card = next(option for option in frame["ask"]["options"] if ">" not in option)
    ui.update(marks=[[card, 0]], chosen=[card], confirm=True)
    after = draw_screen.pieces(frame, ui, t)
    same = [one is other for one, other in zip(before[1:-1], after[1:-1], strict=True)]
    assert same == [True, True, True, True, True, False, False, False], "my city, the question and my hand are others"


def test_another_frame_or_other_words_are_drawn_anew(state):
    frame, ui, t = state["frame"], state["ui"], speak(state)
    made = []

    def draw(frame, ui, t):
        made.append(ui.get("theme"))
        return "x"

    for given in ((frame, t), (frame, t), (dict(frame), t), (frame, t), (frame, speak(state, "fr"))):
        kept.kept("test", given[0], ui, given[1], draw)
    assert len(made) == 4, "only the second time it was kept"
