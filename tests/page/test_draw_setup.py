"""The set-up sheet: real controls that name what they change."""

from draw_setup import setup

from sanjuan.languages import ROWS
from tests.page.drawing import Elements, load, speak


def drawn(change=None, **ui):
    state = load("setup")
    state["ui"] |= ui
    state["ui"]["setup"] |= change or {}
    return Elements(setup(state["ui"], speak(state)))


def sets(page):
    return {e["attrs"]["data-set"]: e["attrs"].get("aria-pressed") for e in page.having("data-set")}


BOTS = ["apprentice", "hoarder", "trader", "builder", "governor"]


def test_two_to_four_seats_each_with_who_plays():
    for seats in (2, 3, 4):
        page = drawn({"seats": seats})
        assert sets(page)[f"seats:{seats}"] == "true"
        assert [e["attrs"]["id"] for e in page.having("class") if "seat" in e["attrs"]["class"].split()] == [
            f"seat-{index}" for index in range(seats)
        ]
        assert sets(page)["players.0.who:human"] == "true"
        assert sets(page)["players.1.who:bot players.1.bot:trader"] == "true"


def test_every_seat_offers_every_opponent_with_face_name_strength_and_style():
    page = drawn()
    for seat in range(4):
        for rank, bot in enumerate(BOTS, 1):
            [choice] = page.having("data-set", f"players.{seat}.who:bot players.{seat}.bot:{bot}")
            assert f"Strength {rank} of 5" in choice["attrs"]["aria-label"]
            assert choice["attrs"]["aria-label"].endswith(".")
    faces = {e["attrs"]["src"] for e in page.having("src") if e["attrs"]["class"] == "pick"}
    assert {f"./web/art/p-{bot}.webp" for bot in BOTS} < faces
    [row] = page.having("id", "seat-1")
    assert row["text"] == "MateoLives off goods and good prices."


def test_strength_is_told_by_the_number_of_full_signs():
    signs = [e["attrs"] for e in drawn().having("class", "might") if "aria-label" in e["attrs"]]
    assert [attrs["aria-label"] for attrs in signs] == [f"Strength {n} of 5" for n in (3, 2, 4)]


def test_only_people_have_a_name_to_write():
    page = drawn()
    assert [e["attrs"]["data-field"] for e in page.having("data-field")] == ["players.0.name", "seed"]


def test_the_first_edition_has_one_deck():
    assert "deck:110" in sets(drawn({"edition": 2}))
    assert "deck:110" not in sets(drawn({"edition": 1}))


def switch(page, id):
    [found] = page.having("id", id)
    assert found["attrs"]["role"] == "switch"
    return found["attrs"]["aria-checked"], found["attrs"]["data-set"], found["text"]


def test_the_starting_variant_is_a_switch():
    assert switch(drawn(), "set-start-hand")[:2] == ("false", "start_hand:true")
    assert switch(drawn({"start_hand": True}), "set-start-hand")[:2] == ("true", "start_hand:false")


def test_the_expansions_are_switches_with_a_line_on_what_they_add():
    state, change, text = switch(drawn({"edition": 1}), "set-new-buildings")
    assert (state, change) == ("false", "new_buildings:true")
    assert text == "New buildings31 cards and the Cathedral"
    state, change, text = switch(drawn({"events": True}), "set-events")
    assert (state, change) == ("true", "events:false")
    assert text == "Events6 cards to take instead of a role"


def test_the_second_edition_has_two_printings_of_the_new_buildings():
    assert "new_buildings:33" not in sets(drawn({"edition": 2}))
    assert "new_buildings:33" not in sets(drawn({"edition": 1, "new_buildings": True}))
    page = drawn({"edition": 2, "new_buildings": True})
    assert "29 cards" in switch(page, "set-new-buildings")[2]
    assert (sets(page)["new_buildings:true"], sets(page)["new_buildings:33"]) == ("true", "false")
    page = drawn({"edition": 2, "new_buildings": 33})
    assert "33 cards" in switch(page, "set-new-buildings")[2]
    assert (sets(page)["new_buildings:true"], sets(page)["new_buildings:33"]) == ("false", "true")


def test_languages_are_named_in_themselves():
    offered = [(e["attrs"]["lang"], e["text"]) for e in drawn().having("data-act", "lang")]
    assert offered == list(ROWS)
    assert offered[1:3] == [("fr", "Français"), ("de", "Deutsch")]


def test_a_saved_game_can_be_continued():
    assert [e["tag"] for e in drawn(resume=True).having("data-act", "resume")] == ["button"]
    assert drawn(resume=False).having("data-act", "resume") == []
    assert len(drawn(resume=True).having("data-act", "start")) == 1


def test_a_name_is_kept_and_escaped():
    page = drawn({"players": [{"name": '"><b>', "who": "human", "bot": "trader"}] * 4})
    assert page.having("id", "name-0")[0]["attrs"]["value"] == '"><b>'


def test_a_table_without_people_is_said_to_be_one():
    page = drawn({"players": [{"name": "", "who": "bot", "bot": "trader"}] * 4}, engine_ready=True)
    assert "you watch" in page.having("id", "engine-note")[0]["text"]
    assert drawn(engine_ready=True).having("id", "engine-note")[0]["text"] == ""
