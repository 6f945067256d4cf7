"""Tests of the points counted row by row: at each step the total is the sum of the figures shown."""

import pytest

from e2e.positions import moved, started
from page.state import Ui
from page.table.panel import ask
from page.table.score import counted, counted_rows, headline, score
from sanjuan.games import GAMES
from tests.page.drawing import Elements, load, speak


def over(name):
    state = load(name)
    return state["frame"], state["ui"], speak(state)


@pytest.fixture(scope="module", params=GAMES)
def ended(request):
    seats = GAMES[request.param].seats
    host, frame = started(min(max(seats[0], 3), seats[-1]), 5, {}, request.param)
    while not frame["over"]:
        frame = moved(host, frame)
    return frame


def test_the_rows_of_every_game_add_up_to_its_total(ended):
    last = counted(ended, len(counted_rows(ended)))["over"]
    assert last["scores"] == ended["over"]["scores"]
    [total] = [row for row in last["sheet"] if row["id"] == "total"]
    assert total["points"] == [row for row in ended["over"]["sheet"] if row["id"] == "total"][0]["points"]


def test_nothing_is_told_before_it_is_counted(ended):
    first = counted(ended, 0)["over"]
    assert first["winners"] == [] and set(first["scores"]) == {0}
    assert not [x for row in first["sheet"] if row["id"] != "total" for x in row["points"] if x is not None]
    one = counted(ended, 1)["over"]
    rows = counted_rows({"over": one})
    assert rows[0] == counted_rows(ended)[0] and not any(x for row in rows[1:] for x in row["points"])


@pytest.mark.parametrize("name", ["score-4", "citadels-over-8", "alhambra-over-5"])
def test_while_it_is_counted_nobody_has_won_and_one_button_shows_it_all(name):
    frame, ui, t = over(name)
    page = Elements(score(frame, Ui(**ui | {"counting": 1}), t))
    assert page.having("id", "count-all") and "The points" in page.all[0]["text"]
    assert not [e for e in page.all if "w" in (e["attrs"].get("class") or "").split()]
    assert not Elements(score(frame, Ui(**ui), t)).having("id", "count-all")


@pytest.mark.parametrize("name", ["citadels-over-8", "alhambra-over-5"])
def test_the_table_says_who_has_won_once_no_window_tells_of_it(name):
    frame, ui, t = over(name)
    [asked] = Elements(ask(frame, Ui(**ui | {"dialog": None}), t)).having("id", "ask")
    assert headline(frame, Ui(**ui), t) in asked["text"] and t("why-over") not in asked["text"]
    [waits] = Elements(ask(frame, Ui(**ui | {"dialog": "score"}), t)).having("id", "ask")
    assert headline(frame, Ui(**ui), t) not in waits["text"]
