"""Hints on the table: the chances on what can be chosen, the answer advised beside the question, and in words."""

import pytest

from sanjuan.words.languages import LANGUAGES
from tests.page.drawing import NAMES, Elements, load, screen, speak


def drawn(state, lang="en"):
    return Elements(screen(state["frame"], state["ui"] | {"lang": lang}, speak(state, lang)))


def advise(state, *answers, at=0):
    """Put a hint into a state: answers with their chances."""
    found = [{"answer": list(answer), "chance": chance, "reasons": []} for answer, chance in answers]
    state["frame"]["hints"] = True
    state["ui"]["hint"] = {"advice": found, "at": at}
    return state


def badges(page):
    """Return (option or id, chance, whether best) of every element that bears a chance."""
    found = [e["attrs"] for e in page.having("data-advice")]
    return [(a.get("data-option", a.get("id")), a["data-advice"], "data-best" in a) for a in found]


def box(page):
    return page.having("id", "hint")[0]["text"]


def test_every_role_bears_its_chance_and_one_is_the_best():
    page = drawn(advise(load("role-4"), (["trader"], 0.431), (["builder"], 0.4), (["councillor"], 0.388)))
    assert sorted(badges(page)) == [
        ("builder", "40%", False),
        ("councillor", "39%", False),
        ("trader", "43%", True),
    ]


def test_a_chance_is_written_as_the_language_writes_it():
    state = advise(load("role-4"), (["trader"], 0.431))
    assert badges(drawn(state, "fr")) == [("trader", "43\u00a0%", True)]


def test_the_best_one_is_named_beside_the_question_with_its_chance():
    page = drawn(advise(load("role-4"), (["trader"], 0.431), (["builder"], 0.4)))
    assert "Trader" in box(page) and "43%" in box(page)
    assert "Builder" not in box(page)


def test_the_next_best_can_be_shown():
    page = drawn(advise(load("role-4"), (["trader"], 0.431), (["builder"], 0.4), at=1))
    assert "Builder" in box(page) and "40%" in box(page)
    assert ("trader", "43%", True) in badges(page)


def test_of_several_cards_those_of_the_answer_bear_its_chance():
    state = load("discard-2")
    page = drawn(advise(state, (["silver_smelter", "well"], 0.5), (["tower", "well"], 0.4)))
    assert badges(page) == [("silver_smelter", "50%", True), ("well", "50%", True)]
    assert "Silver smelter and Well" in box(page)


def test_equal_cards_bear_a_chance_as_often_as_the_answer_has_them():
    state = load("discard-2")
    page = drawn(advise(state, (["silver_smelter", "silver_smelter"], 0.5)))
    assert badges(page) == [("silver_smelter", "50%", True)] * 2
    assert "2 × Silver smelter" in box(page)


def test_passing_is_advised_on_its_button():
    state = load("build-4")
    option = state["frame"]["ask"]["options"][0]
    page = drawn(advise(state, ([], 0.3), ([option], 0.25)))
    assert ("pass", "30%", True) in badges(page)
    assert (option, "25%", False) in badges(page)
    assert "Pass" in box(page)


def test_a_card_that_can_only_cover_bears_the_best_chance_of_its_places():
    state = load("crane-4")
    options = [option for option in state["frame"]["ask"]["options"] if option.startswith("statue>")]
    state["frame"]["ask"]["options"] = options
    page = drawn(advise(state, ([options[1]], 0.6), ([options[0]], 0.5)))
    assert ("hand-statue-0", "60%", True) in badges(page)
    assert (options[0], "50%", False) in badges(page)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_those_who_hear_the_page_are_told_the_hint_and_hear_it_on_each_option(lang):
    page = drawn(advise(load("role-4"), (["trader"], 0.431), (["builder"], 0.4)), lang)
    [said] = page.having("id", "hint-said")
    assert said["attrs"]["role"] == "status"
    chance = "43%" if lang == "en" else "43\u00a0%"
    assert chance in said["text"]
    described = [e["attrs"]["aria-description"] for e in page.having("data-advice")]
    assert len(described) == 2 and all("%" in text for text in described)


def test_without_a_hint_nothing_of_it_shows_but_the_lamp():
    state = load("role-4")
    state["frame"]["hints"] = True
    page = drawn(state)
    assert badges(page) == [] and page.having("id", "hint") == []
    assert page.having("id", "hint-said")[0]["text"] == ""
    assert page.having("data-act", "hint")[0]["attrs"]["aria-pressed"] == "false"


def test_while_the_hint_is_thought_of_the_lamp_is_busy():
    state = load("role-4")
    state["frame"]["hints"] = True
    state["ui"]["hint"] = {"advice": None, "at": 0}
    page = drawn(state)
    assert page.having("data-act", "hint")[0]["attrs"]["aria-busy"] == "true"
    assert page.having("id", "hint") == []


def test_a_game_that_gives_no_advice_has_no_lamp():
    state = load("role-4")
    state["frame"]["hints"] = False
    assert drawn(state).having("data-act", "hint") == []


def test_a_question_without_advice_says_so():
    page = drawn(advise(load("role-4")))
    assert "no hint" in box(page)
    assert page.having("data-act", "hint-take") == []


def test_a_closer_look_tells_the_chance():
    state = advise(load("role-4"), (["trader"], 0.431), (["builder"], 0.4))
    state["ui"] |= {"dialog": "zoom", "zoom": "role-builder"}
    assert "40%" in Elements(screen(state["frame"], state["ui"], speak(state))).having("id", "dialog")[0]["text"]


PASSING = [name for name in NAMES if ((load(name)["frame"] or {}).get("ask") or {}).get("least") == 0]


@pytest.mark.parametrize("name", PASSING)
def test_where_passing_was_chosen_the_button_that_confirms_says_so(name):
    state = load(name)
    state["ui"] |= {"confirm": True, "chosen": [], "marks": [], "dialog": None, "hint": None}
    page = drawn(state)
    [go] = page.having("id", "confirm")
    before = drawn(load(name) | {"ui": state["ui"] | {"confirm": False}})
    assert "disabled" not in go["attrs"]
    assert go["text"].strip() == before.having("id", "pass")[0]["text"].strip() or page.having("id", "pass")
    assert all(one["attrs"].get("aria-pressed") == "true" for one in page.having("id", "pass"))


def with_errors(state, error):
    """Return a state with a hint whose answers are known with this standard error."""
    for one in state["ui"]["hint"]["advice"]:
        one["error"] = error
    return state


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_chance_that_may_be_far_off_is_told_roughly(lang):
    answers = ((["trader"], 0.431), (["builder"], 0.42), (["councillor"], 0.28))
    rough = [drawn(with_errors(advise(load("role-4"), *answers, at=at), 0.08), lang) for at in range(3)]
    assert sorted(text.replace("\u00a0", "") for _, text, _ in badges(rough[0])) == ["~30%", "~45%", "≈"]
    said = [page.having("id", "hint-said")[0]["text"] + box(page) for page in rough]
    told = speak(load("role-4"), lang)
    assert told("hint-chance-rough", n=45) in said[0] and told("hint-chance-rough", n=30) in said[2]
    assert told("hint-level") in said[1] and "%" not in said[1] and "±" not in "".join(said)
    close = drawn(with_errors(advise(load("role-4"), *answers), 0.05), lang)
    assert "± 10" in box(close)


def test_a_rough_chance_is_never_sure():
    for chance, told in ((0.99, "~95%"), (0.01, "~5%")):
        assert badges(drawn(with_errors(advise(load("role-4"), (["trader"], chance)), 0.2))) == [("trader", told, True)]


def test_a_hint_without_a_reason_has_no_empty_line():
    state = advise(load("role-4"), (["trader"], 0.431))
    [words] = drawn(state).having("class", "hwords alone")
    assert words["text"] == "Trader43%to win"
    state["ui"]["hint"]["advice"][0]["reasons"] = [{"id": "wins_anyway", "args": {}}]
    page = drawn(state)
    assert page.having("class", "hwords") and not page.having("class", "hwords alone")
    assert "Wins either way." in box(page)
