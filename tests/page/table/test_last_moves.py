"""Tests of the last moves of each opponent, and of log lines that lead to their moment."""

from page.screen.layout import looking_back
from page.state import Ui
from page.table.last_moves import short
from tests.page.drawing import Elements, load, screen, speak

LOG = [
    {"id": "role", "seat": 1, "role": "builder", "at": 3},
    {"id": "built", "seat": 1, "card": "chapel", "cost": 2, "at": 4},
    {"id": "sold", "seat": 2, "places": ["indigo_plant@0"], "at": 6},
]


def drawn(**ui):
    """Return a table of four on which LOG has happened, as elements."""
    state = load("build-4")
    state["ui"] |= {"log": LOG} | ui
    return Elements(screen(state["frame"], state["ui"], speak(state)))


def test_the_head_of_a_panel_tells_what_its_owner_did_last():
    page = drawn()
    said = [element["text"] for element in page.all if element["attrs"].get("class") == "deed"]
    assert said == ["Builds a Chapel for 2.", "Sells indigo.", ""], "room for the line is there before anything is told"
    [head] = [e for e in page.having("data-act", "city") if e["attrs"]["data-seat"] == "1"]
    assert "builds a Chapel for 2" in head["text"]


def test_the_whole_city_lists_the_last_things_with_cards_that_can_be_looked_at():
    page = drawn(dialog="city", city=1)
    [listed] = [e for e in page.all if e["attrs"].get("class") == "deeds"]
    assert "takes the Builder" in listed["text"] and "Chapel" in listed["text"] and "indigo" not in listed["text"]


def test_a_name_is_left_out_only_where_a_sentence_begins_with_it():
    assert (
        short("Ana sells indigo.", "Ana") == "Sells indigo." and short("Well: Ana draws.", "Ana") == "Well: Ana draws."
    )


def test_every_line_of_the_log_leads_to_its_moment_in_the_full_log_by_a_button():
    table = drawn()
    assert [e["attrs"]["data-at"] for e in table.having("data-at")] == ["3", "4", "6"]
    full = drawn(dialog="log", log_of=None)
    buttons = [e for e in full.having("data-act", "moment") if e["tag"] == "button"]
    assert [e["attrs"]["data-at"] for e in buttons] == ["3", "4", "6"]
    assert all(e["attrs"]["aria-label"] == "Show this moment" for e in buttons)


def test_the_present_stays_on_show_until_a_moment_of_it_has_come():
    assert not looking_back(Ui(review={"live": True, "at": None}))
    assert looking_back(Ui(review={"live": True, "at": 3})) and looking_back(Ui(review={"live": False, "at": None}))


def test_the_score_sheet_and_the_review_name_cards_that_can_be_looked_at():
    for name in ("score-4", "review-3"):
        state = load(name)
        page = Elements(screen(state["frame"], state["ui"], speak(state)))
        assert [e for e in page.having("data-act", "zoom") if e["attrs"].get("data-card")], name


def test_what_a_stack_covers_can_be_looked_at_from_its_top():
    state = load("build-4")
    place = state["frame"]["table"]["players"][0]["city"][0]
    place["covered"] = ["chapel"]
    state["ui"] |= {"dialog": "zoom", "zoom": place["card"], "zoom_place": "0:0"}
    marks = [e for e in Elements(screen(state["frame"], state["ui"], speak(state))).all if e["tag"] == "mark"]
    assert "chapel" in [e["attrs"]["data-card"] for e in marks if e["text"] == "Chapel"]
