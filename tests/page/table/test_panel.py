"""Tests that the last move of another player stays at the edge of the question until something is touched."""

import pytest

from page.state import Ui
from page.table import panel
from tests.page.drawing import Elements, load, screen, speak

STATES = {"since-4": "Mateo builds", "alhambra-since-4": "buys", "citadels-since-8": "destroys"}


def line(name, lang="en", frame=None, **ui):
    """Return the line in a state, "" where there is none."""
    state = load(name)
    page = screen(state["frame"] | (frame or {}), state["ui"] | {"lang": lang} | ui, speak(state, lang))
    return "".join(element["text"] for element in Elements(page).having("class", "since"))


@pytest.mark.parametrize("name", STATES)
def test_it_stays_until_something_is_touched(name):
    assert STATES[name] in line(name)
    option = load(name)["frame"]["ask"]["options"][0]
    assert line(name, chosen=[option], marks=[[option, 0]]) == "" == line(name, why="No.")


@pytest.mark.parametrize("name", STATES)
def test_what_i_did_myself_and_what_is_old_is_not_told(name):
    state = load(name)
    assert line(name, frame={"fresh": 0}) == ""
    mine = [dict(fact, seat=state["frame"]["table"]["me"]) for fact in state["frame"]["log"]]
    assert line(name, frame={"log": mine}) == ""


def test_the_last_of_several_is_told_and_one_heap_as_a_whole():
    state = load("citadels-since-8")
    took = [{"id": "took_card", "seat": 3, "other": other, "at": 9} for other in (1, 2, 4)]
    frame = state["frame"] | {"log": took, "fresh": 3}
    told = panel.since(frame, Ui(**state["ui"]), speak(state))
    assert "takes a card each from Inés, Mateo and Tomás" in told
