"""Tests that every drawing is well-formed in each language, has all options, hides nothing and escapes names."""

import pytest

from sanjuan.words.languages import LANGUAGES
from tests.page.drawing import NAMES, Elements, as_kept, load, pieces, screen, speak, told


def drawn(state, lang="en"):
    return Elements(screen(state["frame"], state["ui"] | {"lang": lang}, speak(state, lang)))


@pytest.mark.parametrize("name", NAMES)
def test_every_state_draws_well_formed_with_words_for_everything(name):
    assert as_kept(name).all
    assert told(name).missing == []
    assert "⟦" not in "".join(pieces(name))


@pytest.mark.sample(101)
@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_every_state_draws_well_formed_in_the_other_languages_with_words_for_everything(name):
    state = load(name)
    for lang in LANGUAGES[1:]:
        t = speak(state, lang)
        html = screen(state["frame"], state["ui"] | {"lang": lang}, t)
        Elements(html)
        assert t.missing == [], lang
        assert "⟦" not in html, lang


@pytest.mark.parametrize("name", NAMES)
def test_ids_are_unique_buttons_have_names_and_no_address_leaves_the_site(name):
    elements = as_kept(name).all
    ids = [element["attrs"]["id"] for element in elements if "id" in element["attrs"]]
    assert len(ids) == len(set(ids))
    for element in elements:
        if element["tag"] == "button":
            assert element["attrs"].get("aria-label") or element["text"].strip()
        for attribute in ("src", "href"):
            assert element["attrs"].get(attribute, "./").startswith("./")


@pytest.mark.parametrize("name", [name for name in NAMES if (load(name)["frame"] or {}).get("ask")])
def test_every_option_of_the_question_is_an_element_that_can_be_pressed(name):
    state = load(name)
    ask = state["frame"]["ask"]
    lifted = state["ui"].get("lifted") or (state["ui"].get("chosen") or [""])[0]
    wanted = [o for o in ask["options"] if ">" not in o or not lifted or o.startswith(lifted + ">")]
    shown = as_kept(name).having("data-option")
    assert {element["attrs"]["data-option"] for element in shown} == set(wanted)
    assert all(element["tag"] == "button" and "aria-pressed" in element["attrs"] for element in shown)


@pytest.mark.parametrize("name", ["pay-3", "discard-2", "archive-2", "chapel-4", "start_hand-3"])
def test_equal_cards_are_as_many_elements_as_cards(name):
    state = load(name)
    shown = [element["attrs"]["data-option"] for element in drawn(state).having("data-option")]
    assert sorted(shown) == sorted(state["frame"]["ask"]["options"])


@pytest.mark.parametrize("name", ["paying-3", "selling-4", "making-2", "taking-4", "built-4"])
def test_what_is_chosen_is_pressed(name):
    state = load(name)
    pressed = [
        e["attrs"]["data-option"] for e in drawn(state).having("aria-pressed", "true") if "data-option" in e["attrs"]
    ]
    assert sorted(pressed) == sorted(state["ui"]["chosen"])


def test_whoever_has_nothing_to_decide_is_told_so_behind_the_curtain_and_goes_on_by_one_button():
    state = load("dialog-curtain")
    state["frame"]["idle"] = True
    page, t = drawn(state), speak(state)
    [go] = page.having("data-act", "confirm")
    assert go["text"] == t("act-go-on")


def test_behind_the_curtain_lies_the_table_without_a_hand_and_only_the_curtain_is_heard():
    state = load("dialog-curtain")
    page = drawn(state)
    cities = [place["card"] for player in state["frame"]["table"]["players"] for place in player["city"]]
    assert sorted(e["attrs"]["data-card"] for e in page.having("data-place")) == sorted(cities)
    assert page.having("data-hand") == page.having("data-option") == []
    [table] = page.having("inert")
    assert table["tag"] == "main" and "data-curtain" in table["attrs"]


def test_a_hand_that_may_not_be_seen_is_a_number_only():
    state = load("role-4")
    state["frame"]["table"]["hand"] = []
    state["frame"]["ask"] = None
    page = drawn(state)
    assert page.having("data-hand") == []


def test_names_are_escaped():
    state = load("role-4")
    state["ui"]["names"] = ['<img src=x onerror="alert(1)">', "A & B", "'", "D"]
    html = screen(state["frame"], state["ui"], speak(state))
    assert "<img src=x" not in html
    assert "A &amp; B" in html
    Elements(html)


def test_the_signs_of_log_and_menu_say_their_names_to_who_points_at_them():
    signs = as_kept("role-4").having("class", "menu")
    assert [sign["attrs"]["title"] for sign in signs] == ["Log", "Menu"]
