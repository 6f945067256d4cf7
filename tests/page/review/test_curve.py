"""The review drawn: progress, curve, costliest decisions, the table as it was."""

import pytest

from page.review.curve import across, chances_at, course, height_at, up
from sanjuan.words.languages import LANGUAGES
from sanjuan.words.telling import answer
from tests.page.drawing import Elements, load, screen, speak


def drawn(state, lang="en"):
    return Elements(screen(state["frame"], state["ui"] | {"lang": lang}, speak(state, lang)))


def report_of(state):
    return state["ui"]["review"]["report"]


def mean_of(report, number):
    chances = [one["chances"][0] for one in report["curve"] if one["round"] == number]
    return sum(chances) / len(chances)


def test_a_place_between_two_points_of_the_course_lies_on_the_line_between_them():
    assert height_at([(0, 0.2), (10, 0.4), (20, 0.4)], 5) == pytest.approx(0.3)
    assert height_at([(0, 0.2), (10, 0.4)], 10) == 0.4


def test_progress_is_a_bar_with_its_figure_and_can_be_called_off():
    page = drawn(load("review-working-3"))
    [bar] = page.having("role", "progressbar")
    assert bar["attrs"]["aria-valuenow"] == "42"
    assert [e["text"] for e in page.having("data-act", "review-close")] == ["Cancel"]


def test_every_seat_has_a_line_with_its_own_stroke_over_the_whole_game():
    state = load("review-3")
    report = report_of(state)
    assert course(report, 0)[1][1] == pytest.approx(mean_of(report, 1))
    lines = [e["attrs"] for e in drawn(state).all if e["tag"] == "polyline"]
    assert [line["class"] for line in lines] == ["curve s0", "curve s1", "curve s2"]
    points = [line["points"].split(" ") for line in lines]
    assert all(len(one) == len(report["rounds"]) + 2 for one in points)
    last = [float(n) for n in points[0][-1].split(",")]
    end = report["curve"][-1]
    assert last == [round(across(report, end["at"]), 1), round(up(end["chances"][0]), 1)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_curve_is_a_table_as_well(lang):
    state = load("review-3")
    report = report_of(state)
    page = drawn(state, lang)
    assert len([e for e in page.all if e["tag"] == "tr"]) == len(report["rounds"]) + 2
    figures = [e["text"] for e in page.all if e["tag"] == "td"]
    sign = "%" if lang == "en" else "\u00a0%"
    end = [f"{int(chance * 100 + 0.5)}{sign}" for chance in chances_at(report, report["answers"])]
    assert figures[-3:] == end


def test_the_costliest_decisions_tell_what_was_chosen_what_was_better_and_lead_there():
    state = load("review-3")
    report = report_of(state)
    made = {one["at"]: one for one in report["decisions"]}
    page = drawn(state)
    items = [e for e in page.all if e["tag"] == "li" and "better" in str(e["text"]).lower()]
    assert len(items) == len(report["costliest"]) == 3
    for item, at in zip(items, report["costliest"], strict=True):
        for key in ("played", "best"):
            assert answer(made[at]["question"], made[at][key], speak(state)) in item["text"]
    looks = [e["attrs"]["data-value"] for e in page.having("data-act", "review-at") if e["tag"] == "button"]
    assert looks == [str(at) for at in report["costliest"]] + ["0"]
    assert [e["text"] for e in page.all if e["attrs"].get("class") == "pinno"] == ["1", "2", "3"]


def test_what_a_decision_cost_is_the_difference_of_the_chances_as_they_are_told():
    state = load("review-3")
    [made] = [one for one in report_of(state)["decisions"] if one["at"] == report_of(state)["costliest"][0]]
    made["chance"], made["loss"] = {"played": 0.0949, "best": 0.2151}, 0.1202
    text = drawn(state).having("id", "dialog")[0]["text"]
    assert "(9% to win)" in text and "(22% to win)" in text and "−13 percentage points" in text and "−12" not in text


def test_the_chances_of_a_decision_are_told_with_their_error_as_a_hint_tells_it():
    state = load("review-3")
    for made in report_of(state)["decisions"]:
        made["chance"], made["error"] = {"played": 0.34, "best": 0.5}, 0.028
    text = drawn(state).having("id", "dialog")[0]["text"]
    assert text.count("(34% ± 6 to win)") == text.count("(50% ± 6 to win)") == 3
    past = load("past-3")
    [made] = [one for one in report_of(past)["decisions"] if one["at"] == past["ui"]["review"]["at"]]
    made["error"] = 0.028
    assert "(30% ± 6 to win)" in "".join(str(e["text"]) for e in drawn(past).all if e["tag"] == "p")


def test_a_decision_whose_chances_are_alike_as_far_as_is_known_has_the_figure_once():
    state = load("review-3")
    for made in report_of(state)["decisions"]:
        made["chance"], made["error"] = {"played": 0.44, "best": 0.46}, 0.08
    text = drawn(state).having("id", "dialog")[0]["text"]
    assert text.count("(about 45% to win)") == 3 and "You chose" in text


def test_every_place_of_the_curve_leads_to_its_table():
    state = load("review-3")
    report = report_of(state)
    strips = [e["attrs"] for e in drawn(state).all if e["attrs"].get("class") == "hit"]
    assert [int(strip["data-value"]) for strip in strips] == [one["at"] for one in report["curve"]]
    assert {strip["data-act"] for strip in strips} == {"review-at"}


def test_the_curve_is_there_before_the_review_is():
    state = load("review-3")
    look = state["ui"]["review"]
    look["sketch"] = {**look["report"], "curve": look["report"]["curve"][:30], "decisions": [], "costliest": []}
    look["report"], look["share"] = None, 0.05
    page = drawn(state)
    assert len([e for e in page.all if e["tag"] == "polyline"]) == look["sketch"]["seats"]
    assert page.having("role", "progressbar")


def test_where_several_people_played_a_decision_tells_whose_it_was():
    state = load("review-3")
    assert "Inés · Round" not in drawn(state).having("id", "dialog")[0]["text"]
    state["ui"]["review"]["seats"] = [0, 1]
    report_of(state)["decisions"][0]["seat"] = 1
    assert "Inés · Round" in drawn(state).having("id", "dialog")[0]["text"]


def test_a_game_without_a_costly_decision_says_so():
    state = load("review-3")
    report_of(state)["costliest"] = []
    assert "No decision cost you much" in drawn(state).having("id", "dialog")[0]["text"]


def test_the_table_shows_what_was_chosen_and_what_was_better():
    state = load("past-3")
    look = state["ui"]["review"]
    [made] = [one for one in look["report"]["decisions"] if one["at"] == look["at"]]
    page = drawn(state)
    [panel] = page.having("id", "ask")
    assert answer(made["question"], made["best"], speak(state)) in panel["text"]
    assert {e["attrs"]["data-card"] for e in page.having("data-best")} == set(made["best"])
    ticked = [e for e in page.all if {"picked", "sel"} & set(e["attrs"].get("class", "").split())]
    assert len(ticked) == len(made["played"])


@pytest.mark.parametrize("name", ["past-3", "past-turn-3"])
def test_nothing_on_the_table_of_the_past_can_be_chosen(name):
    page = drawn(load(name))
    assert page.having("data-option") == [] and page.having("data-act", "confirm") == []
    assert page.having("data-act", "lift") == []


FIRST = ["review-round-back", "review-back"]
LAST = ["review-round-next", "review-play", "review-next", "play-on"]


@pytest.mark.parametrize(("at", "off"), [(0, FIRST), (60, []), (1000, LAST)])
def test_no_step_leads_out_of_the_game(at, off):
    state = load("past-turn-3")
    past = state["ui"]["review"]["past"]["past"]
    past["at"] = min(at, past["of"])
    page = drawn(state)
    assert [e["attrs"]["data-act"] for e in page.having("disabled")] == off
    [slider] = page.having("id", "place")
    assert (slider["attrs"]["value"], slider["attrs"]["max"]) == (str(past["at"]), str(past["of"]))


def test_all_hands_show_every_card_once_asked_for():
    state = load("past-hands-3")
    [dialog] = drawn(state).having("id", "dialog")
    t = speak(state)
    hands = state["ui"]["review"]["past"]["past"]["hands"]
    assert sum(len(hand) for hand in hands) > 0
    for name in [name for hand in hands for name in hand]:
        assert t("card-" + name) in dialog["text"].replace("\u00ad", "")


def test_a_review_is_offered_where_the_game_can_advise():
    state = load("score-2")
    state["ui"]["dialog"] = "score"
    state["frame"]["hints"] = False
    assert drawn(state).having("data-act", "review") == []
    state["frame"]["hints"] = True
    assert len(drawn(state).having("data-act", "review")) == 1
