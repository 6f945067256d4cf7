"""Tests of what a table shows without a press: everybody's progress, points of buildings so far, price lists."""

import pytest

from sanjuan.words.languages import LANGUAGES
from tests.page.drawing import NAMES, Elements, load, screen, speak

SEATED = [name for name in NAMES if (load(name)["frame"] or {"table": {}})["table"].get("game") == "san_juan"]
LOTS = 12


def drawn(state, lang="en"):
    return Elements(screen(state["frame"], state["ui"] | {"lang": lang}, speak(state, lang)))


def of_class(page, name):
    return [one for one in page.all if name in (one["attrs"].get("class") or "").split()]


@pytest.mark.parametrize("name", ["role-4", "events-4", "keep-2", "build-3"])
def test_every_strip_tells_how_many_of_twelve_buildings_there_are(name):
    state = load(name)
    others = state["frame"]["table"]["players"][1:]
    assert [one["text"] for one in of_class(drawn(state), "nb")] == [f"{one['built']}/{LOTS}" for one in others]


@pytest.mark.parametrize(("built", "alarm"), [(9, False), (10, True), (11, True)])
def test_from_the_tenth_building_on_the_strip_says_that_the_end_may_come(built, alarm):
    state = load("role-4")
    state["frame"]["table"]["players"][1]["built"] = built
    marked = of_class(drawn(state), "near")
    assert any(one["text"] == f"{built}/{LOTS}" for one in marked) == alarm


def test_a_strip_counts_the_goods_of_a_city():
    state = load("role-4")
    players = state["frame"]["table"]["players"]
    goods = [sum(place["good"] for place in player["city"]) for player in players[1:]]
    assert [one["text"] for one in of_class(drawn(state), "stored")] == [str(count) for count in goods if count]


def test_a_building_that_is_counted_at_the_end_shows_what_it_brings_so_far():
    state = load("role-4")
    city = state["frame"]["table"]["players"][1]["city"]
    city[0] = city[0] | {"card": "city_hall", "points": 9}
    page = drawn(state)
    assert [one["text"] for one in of_class(page, "sofar")] == ["9"]
    assert any("Now 9 points." in one["text"] for one in of_class(page, "sr"))


def test_one_in_hand_shows_what_it_would_bring_now():
    state = load("build-4")
    state["frame"]["table"]["hand"] = [{"card": "guild_hall", "cost": 6, "price": 6, "points": 5}]
    assert [one["text"] for one in of_class(drawn(state), "sofar")] == ["5"]
    state["ui"] |= {"dialog": "zoom", "zoom": "guild_hall"}
    assert "Points so far" in "".join(one["text"] for one in drawn(state).all if one["tag"] == "dt")


def test_each_price_list_that_was_seen_is_a_line_of_five_figures():
    state = load("role-4")
    tiles = state["frame"]["table"]["tiles"]
    tiles |= {"now": None, "seen": [[1, 1, 2, 2, 2], [1, 2, 2, 3, 3]], "unseen": 3}
    [order] = of_class(drawn(state), "order")
    assert order["text"].startswith("11222" + "12233")
    assert len(order["text"]) > len("1122212233"), "how many nobody has seen is told as well"


def test_when_all_price_lists_are_known_the_next_one_is_marked():
    state = load("role-4")
    seen = [[1, 1, 2, 2, 2], [1, 2, 2, 3, 3], [1, 1, 1, 2, 2], [1, 1, 2, 2, 3], [1, 2, 2, 2, 3]]
    state["frame"]["table"]["tiles"] = {"now": None, "seen": seen, "unseen": 0}
    assert [one["text"] for one in of_class(drawn(state), "next")] == ["11222"]


def test_a_district_before_the_end_a_strip_of_citadels_says_so():
    state = load("citadels-turn-8")
    players = state["frame"]["table"]["players"]
    size = state["frame"]["table"]["size"]
    near = [f"{len(one['city'])}/{size}" for one in players[1:] if len(one["city"]) >= size - 1]
    assert sorted(one["text"] for one in of_class(drawn(state), "near")) == sorted(near)


@pytest.mark.parametrize(("name", "first"), [("role-4", 2), ("citadels-character-8", 5), ("alhambra-turn-6", 3)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_tells_its_place_in_the_order_of_the_round(name, first, lang):
    state = load(name)
    table = state["frame"]["table"]
    table["begins"], seats = first, table["seats"]
    wanted = [(seat - first) % seats + 1 for seat in [*range(1, seats), 0]]
    page, t = drawn(state, lang), speak(state, lang)
    signs = [int(one["text"]) for one in of_class(page, "ord")]
    assert signs[: seats - 1] == wanted[:-1] and set(signs[seats - 1 :]) == {wanted[-1]}
    for number in wanted:
        assert any(t("table-order", n=number) in one["text"] for one in of_class(page, "sr")), "it is heard as well"


@pytest.mark.parametrize("name", ["role-4", "citadels-turn-8", "alhambra-turn-2", "score-4"])
def test_where_seats_take_no_turns_clockwise_none_has_a_place(name):
    state = load(name)
    if name == "role-4":
        state["frame"]["table"]["begins"] = None
    assert of_class(drawn(state), "ord") == []
