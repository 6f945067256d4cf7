"""Of each row of cards the tab key comes to one: where the focus was last, or else what answers the question."""

import pytest

from page.kit.selectors import stop
from page.state import Ui
from tests.page.drawing import NAMES, Elements, as_kept, load, screen, speak

ROWS = ("role-", "lot-", "hand-", "aside-")


def drawn(state):
    """Return the elements of a state."""
    return Elements(screen(state["frame"], state["ui"], speak(state)))


def stops(page, row):
    """Return the ids of a row's elements that the tab key comes to, and how many there are."""
    ids = [e for e in page.having("id") if e["tag"] == "button" and e["attrs"]["id"].startswith(row)]
    return [e["attrs"]["id"] for e in ids if e["attrs"].get("tabindex") == "0"], len(ids)


@pytest.mark.parametrize("name", [name for name in NAMES if not name.startswith("dialog-") and name != "setup"])
def test_every_row_is_one_stop(name):
    page = as_kept(name)
    for row in ROWS:
        found, count = stops(page, row)
        assert len(found) == min(count, 1), (row, found)


def test_the_stop_is_where_the_focus_was_else_an_option_else_the_first():
    ids = ["a", "b", "c"]
    assert stop(Ui(), "hand", ids, ["b", "c"]) == "b"
    assert stop(Ui(), "hand", ids, []) == "a"
    assert stop(Ui(stops={"hand": "c", "city": "a"}), "hand", ids, ["b", "c"]) == "c"
    assert stop(Ui(stops={"hand": "c"}), "hand", ids, ["b"]) == "b"
    assert stop(Ui(stops={"hand": "c"}), "hand", ids, []) == "c"
    assert stop(Ui(stops={"hand": "gone"}), "hand", ids, ["b"]) == "b"
    assert stop(Ui(), "hand", [], []) is None


def test_behind_an_open_window_nothing_is_found_by_keys_or_ear():
    behind = [e["attrs"] for e in drawn(load("dialog-menu")).all if e["tag"] == "main"]
    assert len(behind) == 1 and "inert" in behind[0]
    table = [e["attrs"] for e in drawn(load("role-4")).all if e["tag"] == "main"]
    assert "inert" not in table[0]


def test_a_sale_says_what_each_good_brings_and_the_trading_house_what_was_seen():
    state = load("sell-4")
    page = drawn(state)
    [option] = state["frame"]["ask"]["options"][:1]
    [place] = page.having("data-option", option)
    assert f"sells for {state['frame']['ask']['prices'][option]} card" in place["text"]
    [prices] = page.having("id", "prices")
    assert "Trading house" in prices["text"] and "Price lists seen so far" in prices["text"]
    assert "not seen yet" not in prices["text"]  # all five have been open
    state["ui"] |= {"dialog": "zoom", "zoom": "role-trader"}
    assert "Price lists seen so far" in list(drawn(state).having("id", "dialog"))[0]["text"]
    state["frame"]["table"]["tiles"] |= {"seen": state["frame"]["table"]["tiles"]["seen"][:3], "unseen": 2}
    assert "2 price lists not seen yet" in list(drawn(state).having("id", "dialog"))[0]["text"]
