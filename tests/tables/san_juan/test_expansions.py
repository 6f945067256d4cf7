"""The expansions on the page: events and the cathedral beside the roles, goods on a customs office, tucked cards."""

from pathlib import Path

import pytest

from page.kit.hyphenate import SOFT_HYPHEN
from page.screen.dialogs import dialog
from page.state import Ui
from sanjuan.games import GAMES
from sanjuan.games.san_juan.box import Box
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from tables.san_juan.icons import ART
from tests.page.drawing import Elements, load, speak
from tests.page.table.test_table import by_id, classes, drawn

GAME = GAMES["san_juan"]
EN = words("en", GAME)
PICTURES = Path(__file__).parents[3] / "web" / "tables" / "san_juan" / "art"
BOXES: list[Box] = [GAME.new(2, 1, edition=edition, new_buildings=True, events=True).box for edition in (1, 2)]
KINDS = {
    "office-3": "office", "bank-3": "bank", "harbor-3": "harbor", "harbor-2": "harbor", "earthquake-4": "earthquake",
    "amnesty-2": "amnesty", "taxes-4": "taxes", "visit-3": "visit", "rebuild-3": "rebuild", "cathedral-4": "build",
    "events-4": "role", "customs-3": "sell",
}  # fmt: skip


def ask(state):
    return state["frame"]["ask"]


@pytest.mark.parametrize("name", KINDS)
def test_every_option_can_be_pressed_and_no_less_often_than_it_is_offered(name):
    state = load(name)
    assert ask(state)["kind"] == KINDS[name]
    page = drawn(state)
    for option in ask(state)["options"]:
        assert len(page.having("data-option", option)) >= ask(state)["options"].count(option)


def test_the_events_on_show_are_tiles_that_may_be_taken():
    state = load("events-4")
    page = drawn(state)
    for name in state["frame"]["table"]["events"]:
        tile = by_id(page, f"event-{name}")
        assert tile["attrs"]["data-option"] == name
        title, power = (
            EN(f"event-{name}"),
            EN(f"event-{name}.power"),
        )
        shown = tile["text"].replace(SOFT_HYPHEN, "")
        assert shown == f"{title}. {power}{title}{power}", "said, then shown"


def test_a_chosen_event_says_in_the_question_what_it_does():
    state = load("event-taken-4")
    [name] = state["ui"]["chosen"]
    page = drawn(state)
    assert by_id(page, f"event-{name}")["attrs"]["aria-pressed"] == "true"
    assert EN(f"event-{name}.help") in by_id(page, "status")["text"]


def test_an_event_being_carried_out_stays_with_the_portrait_of_its_taker():
    state = load("earthquake-4")
    table = state["frame"]["table"]
    tile = by_id(drawn(state), "event-earthquake")
    assert "now" in classes(tile) and "data-option" not in tile["attrs"]
    assert state["ui"]["names"][table["phase_seat"]] in tile["text"]


def test_the_cathedral_lies_on_the_table_with_its_price_and_is_built_like_a_hand_card():
    state = load("cathedral-4")
    [lying] = state["frame"]["table"]["on_table"]
    card = by_id(drawn(state), "table-cathedral")
    assert card["attrs"]["data-hand"] == "cathedral"
    assert str(lying["price"]) in card["text"]


def test_a_lifted_cathedral_lights_up_the_places_that_take_it():
    state = load("cathedral-lifted-4")
    drops = {element["attrs"]["data-drop"] for element in drawn(state).having("data-drop")}
    assert drops == {option for option in ask(state)["options"] if option.split(">")[0] == "cathedral"}
    assert len(drops) > 2


def test_a_cathedral_too_expensive_says_what_there_is_to_pay_with():
    state = load("more_build-4")
    options = ask(state)["options"]
    options[:] = [option for option in options if not option.startswith("cathedral")]
    state["frame"]["table"]["on_table"] = [{"card": "cathedral", "cost": 7, "price": 7}]
    ask(state)["why"]["cathedral"] = {"id": "price", "args": {"price": 7, "have": 3}}
    card = by_id(drawn(state), "table-cathedral")
    assert card["attrs"]["data-why"] == "Too expensive: the Cathedral costs 7 now, and you have 3 to pay with."


def test_a_built_cathedral_lies_on_the_table_no_more():
    state = load("events-4")
    state["frame"]["table"] |= {"events": [], "event": None, "on_table": []}
    ask(state)["options"] = ["builder"]
    page = drawn(state)
    assert page.having("id", "extras") == [] and "data-extras" not in by_id(page, "table")["attrs"]


def test_a_good_on_a_customs_office_sells_for_its_own_price():
    state = load("customs-3")
    [option] = [option for option in ask(state)["options"] if option.startswith("customs_office@")]
    [place] = drawn(state).having("data-option", option)
    assert "+2" in place["text"]
    assert "customs good on it" in place["text"].lower()


def test_a_free_building_costs_nothing_and_a_dear_one_says_why_it_is_not_to_be_had():
    state = load("rebuild-3")
    state["frame"]["table"]["hand"].append({"card": "palace", "cost": 6, "price": 6})
    ask(state)["why"]["palace"] = {"id": "cost", "args": {"cost": 6, "limit": 4}}
    page = drawn(state)
    assert {element["attrs"]["data-why"] for element in page.having("data-card", "palace")} == {
        "Too expensive: the Palace costs 6, and only 4 or less is free."
    }
    option = ask(state)["options"][0]
    assert by_id(page, f"hand-{option}-0")["text"].count("0") >= 1


def test_a_free_building_goes_to_an_empty_lot_for_nothing():
    state = load("rebuilding-3")
    lots = drawn(state).having("data-drop", ask(state)["options"][0])
    assert lots and all("0" in lot["text"] for lot in lots)


def test_a_good_not_sold_cannot_go_under_the_harbor():
    state = load("harbor-3")
    city = state["frame"]["table"]["players"][0]["city"]
    page = drawn(state)
    rows = state["ui"]["cards"]
    for index, place in enumerate(city):
        if f"{place['card']}@{index}" not in ask(state)["options"]:
            reason = "Its good was not sold just now." if rows[place["card"]]["good"] else "It makes no goods."
            assert by_id(page, f"lot-{index}")["attrs"]["data-why"] == reason


def test_tucked_cards_are_named_to_their_owner_but_never_the_unseen_goods():
    state = load("zoom-tucked-3")
    place = state["frame"]["table"]["players"][0]["city"][int(state["ui"]["zoom_place"].split(":")[1])]
    place |= {"tucked": 3, "tucked_cards": ["well", "?", "crane"]}
    [line] = Elements(dialog(state["frame"], Ui(**state["ui"]), speak(state))).having("class", "lies")
    assert "3 tucked: Well, Crane" in line["text"]


def test_an_event_named_in_the_log_can_be_looked_at():
    state = load("events-4")
    state["ui"]["log"] = [{"id": "event_shown", "event": "taxes"}]
    [mark] = [element for element in drawn(state).all if element["tag"] == "mark"]
    assert mark["attrs"]["data-card"] == "event-taxes" and mark["text"] == "Taxes"


def test_an_event_has_a_close_up():
    state = load("zoom-event-4")
    page = Elements(dialog(state["frame"], Ui(**state["ui"]), speak(state)))
    assert EN("event-governors_visit.help") in [element["text"] for element in page.all]
    assert [e["attrs"]["src"] for e in page.all if e["tag"] == "img"] == [f"{ART}role-governors_visit.webp"]


def test_the_score_sheet_has_a_row_for_each_new_building_that_scores():
    state = load("more_final-4")
    rows = [element["text"] for element in drawn(state).having("scope", "row")]
    expected = [speak(state)("card-" + row["card"]) for row in state["frame"]["over"]["sheet"] if row["card"]]
    assert rows[1:-2] == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_event_has_its_picture_and_its_texts(lang):
    for box in BOXES:
        t = words(lang, "san_juan", GAME.variant(box.options))
        for name in box.cards:
            assert (PICTURES / f"{name}.webp").stat().st_size > 1000
            assert all(t(f"card-{name}{part}") for part in ("", ".a", ".the", ".power", ".text"))
        for name in box.events:
            assert (PICTURES / f"role-{name}.webp").stat().st_size > 1000
            assert all(t(f"event-{name}{part}") for part in ("", ".the", ".power", ".help"))
        assert t.missing == []
