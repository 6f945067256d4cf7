"""The set-up sheet: real controls that name what they change."""

from page.setup.form import setup
from page.state import Ui
from sanjuan.words.languages import ROWS
from tests.page.drawing import Elements, load, speak


def drawn(change=None, **ui):
    state = load("setup")
    state["ui"] |= ui
    state["ui"]["setup"] |= change or {}
    return Elements(setup(Ui(**state["ui"]), speak(state)))


def sets(page):
    return {e["attrs"]["data-set"]: "checked" in e["attrs"] for e in page.having("data-set")}


BOTS = ["apprentice", "hoarder", "trader", "builder", "governor"]


def shown(page):
    """Return the seats in use."""
    rows = [e["attrs"] for e in page.having("class", "seat")]
    return [attrs["id"] for attrs in rows if "hidden" not in attrs]


def test_two_to_four_seats_each_with_who_plays():
    for seats in (2, 3, 4):
        page = drawn({"seats": seats})
        assert sets(page)[f"seats:{seats}"]
        assert shown(page) == [f"seat-{index}" for index in range(seats)]
        assert sets(page)["players.0.who:human"]
        assert sets(page)["players.1.who:bot players.1.bot:trader"]


def test_a_chair_opens_the_tray_of_its_seat_without_a_script():
    page = drawn()
    for seat in range(4):
        [chair] = page.having("id", f"chair-{seat}")
        [tray] = page.having("id", chair["attrs"]["popovertarget"])
        assert tray["attrs"]["popover"] == "auto" and tray["attrs"]["aria-label"] == f"Seat {seat + 1}"
        assert {f"leave:{seat}", f"players.{seat}.who:bot players.{seat}.bot:+"} < set(sets(page))


def test_every_seat_offers_every_opponent_with_face_name_strength_and_style():
    page = drawn()
    for seat in range(4):
        for rank, bot in enumerate(BOTS, 1):
            [choice] = page.having("data-set", f"players.{seat}.who:bot players.{seat}.bot:{bot}")
            assert f"Strength {rank} of 5" in choice["attrs"]["aria-label"]
            assert choice["attrs"]["aria-label"].endswith(".")
    faces = {e["attrs"]["src"] for e in page.having("src") if e["attrs"]["class"] == "pick"}
    assert {f"./web/art/p-{bot}.webp" for bot in BOTS} < faces
    assert [e["text"] for e in page.having("class", "chair")] == ["MateoSharp", "InésSteady", "CarmenFierce"]


def test_only_people_have_a_name_to_write():
    fields = [e["attrs"] for e in drawn().having("class", "namef")]
    assert ["hidden" in attrs for attrs in fields] == [False, True, True, True]


def test_what_does_not_go_with_the_rest_is_there_but_cannot_be_chosen_and_says_why():
    for edition, excluded in ((1, True), (2, False)):
        page = drawn({"edition": edition, "deck": 110})
        for id in ("set-deck-112", "set-new-buildings-33"):
            [control] = page.having("id", id)
            assert ("disabled" in control["attrs"]) is excluded
            assert control["attrs"]["data-needs"] == "edition:2"
    assert {e["text"] for e in page.having("class", "why")} == {"needs Edition: Second"}


def switch(page, id):
    [found] = page.having("id", id)
    assert found["attrs"]["role"] == "switch"
    return "checked" in found["attrs"], found["attrs"]["data-set"], found["text"]


def test_the_starting_variant_is_a_switch():
    assert switch(drawn(), "set-start-hand")[:2] == (False, "start_hand:true")
    assert switch(drawn({"start_hand": True}), "set-start-hand")[:2] == (True, "start_hand:false")


def test_the_expansions_are_switches_with_a_line_on_what_they_add():
    state, change, text = switch(drawn({"edition": 1}), "set-new-buildings")
    assert (state, change) == (False, "new_buildings:true")
    assert text.startswith("New buildingsMore cards, and the Cathedral")
    state, change, text = switch(drawn({"events": True}), "set-events")
    assert (state, change) == (True, "events:false")
    assert text == "Events6 cards to take instead of a role"


def test_a_further_way_of_being_on_is_a_switch_of_its_own():
    assert switch(drawn({"new_buildings": True}), "set-new-buildings-33")[:2] == (False, "new_buildings:33")
    page = drawn({"new_buildings": 33})
    assert switch(page, "set-new-buildings-33")[:2] == (True, "new_buildings:true")
    assert switch(page, "set-new-buildings")[:2] == (True, "new_buildings:false")


def differs(change):
    """Return the texts about options in the line that sums up the folded rules."""
    [line] = drawn(change).having("class", "sum")
    shown = drawn(change)
    spans = [e for e in shown.all if e["tag"] == "span" and "data-when" in e["attrs"] and "hidden" not in e["attrs"]]
    return [e["text"] for e in spans if e["text"] in line["text"]]


def test_the_line_on_the_folded_rules_says_what_differs():
    assert differs({}) == []
    assert differs({"deck": 110, "events": True}) == ["110 cards", "Events"]
    assert differs({"edition": 1, "deck": 110}) == [], "the first edition has no other deck"


def test_languages_are_named_in_themselves():
    offered = [(e["attrs"]["lang"], e["text"]) for e in drawn().having("data-act", "lang")]
    assert offered == list(ROWS)
    assert offered[1:3] == [("fr", "Français"), ("de", "Deutsch")]


def test_a_saved_game_can_be_continued():
    for saved in (True, False):
        [resume] = drawn(resume=saved).having("data-act", "resume")
        assert ("hidden" in resume["attrs"]) is not saved
    assert len(drawn(resume=True).having("data-act", "start")) == 1


def test_a_name_is_kept_and_escaped():
    page = drawn({"players": [{"name": '"><b>', "who": "human", "bot": "trader"}] * 4})
    assert page.having("id", "name-0")[0]["attrs"]["value"] == '"><b>'


def test_a_table_without_people_is_said_to_be_one():
    page = drawn({"players": [{"name": "", "who": "bot", "bot": "trader"}] * 4}, engine_ready=True)
    for state, hidden in ((page, [True, False]), (drawn(engine_ready=True), [False, True])):
        lines = [e for e in state.having("data-when") if e["attrs"]["data-when"].startswith("nobody:")]
        assert ["hidden" in e["attrs"] for e in lines] == hidden
        assert "you watch" in lines[1]["text"]
