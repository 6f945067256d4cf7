"""Citadels' table: the others, the nine hours, questions by their layouts, what happened to me, the score."""

import pytest

from page.kit.effects import opened
from page.kit.hyphenate import SOFT_HYPHEN
from sanjuan.games.citadels.kinds import KINDS
from tables.citadels import icons
from tables.citadels.effects import EFFECTS
from tests.page.drawing import NAMES, Elements, load, screen, speak

SEATS = ["citadels-turn-2", "citadels-turn-3", "citadels-turn-5", "citadels-turn-8"]


def drawn(name, lang="en", **ui):
    state = load(name)
    return Elements(screen(state["frame"], state["ui"] | {"lang": lang} | ui, speak(state, lang)))


def by_id(page, id):
    [found] = page.having("id", id)
    return found


def classes(element):
    return (element["attrs"].get("class") or "").split()


def with_class(page, name):
    return [element for element in page.all if name in classes(element)]


def test_every_kind_of_question_has_a_layout_or_is_about_my_hand():
    laid = {kind for _, kinds in icons.LAYOUTS for kind in kinds}
    assert laid <= set(KINDS)
    rest = set(KINDS) - laid
    assert rest == {"turn", "seer_give", "lend", "den", "laboratory", "museum"}
    assert all(KINDS[kind].lies == "hand" for kind in rest)


@pytest.mark.parametrize("name", SEATS)
def test_every_other_player_has_a_panel_with_its_city_under_a_wall(name):
    page, table = drawn(name), load(name)["frame"]["table"]
    for player in table["players"][1:]:
        seat = player["seat"]
        shown = [e for e in page.having("id") if e["attrs"]["id"].startswith(f"opp-{seat}-")]
        assert len(shown) == max(len(player["city"]), table["size"])
        words = by_id(page, f"head-{seat}")["text"]
        assert f"{len(player['city'])} of {table['size']} districts" in words
        assert f"{player['gold']} gold" in words


@pytest.mark.parametrize("name", SEATS)
def test_a_hidden_character_of_another_player_is_a_back(name):
    page, table = drawn(name), load(name)["frame"]["table"]
    hidden = [one for player in table["players"][1:] for one in player["held"] if not one["card"]]
    assert len(with_class(page, "hid")) == len(hidden)


@pytest.mark.parametrize("name", [*SEATS, "citadels-character-8", "citadels-kill-8"])
def test_every_rank_tells_how_far_the_calling_is_and_what_lies_on_it(name):
    state = load(name)
    page, t = drawn(name), speak(state)
    for rank in state["frame"]["table"]["ranks"]:
        tile = by_id(page, f"rank-{rank['rank']}")
        assert rank["state"] in classes(tile)
        for mark in rank["marks"]:
            assert t("mark-" + mark) in tile["text"]
        if rank["holder"] is not None:
            assert state["ui"]["names"][rank["holder"]] in tile["text"]


def test_in_the_draft_the_hours_say_what_may_be_picked_and_my_hand_is_told_in_short():
    state, page = load("citadels-character-8"), drawn("citadels-character-8")
    offered = state["frame"]["ask"]["options"]
    lit = [e["attrs"]["data-card"] for e in with_class(page, "mayb")]
    assert lit == offered
    [short] = with_class(page, "inhand")
    for held in state["frame"]["table"]["hand"]:
        assert speak(state)("card-" + held["card"]) in short["text"]


@pytest.mark.parametrize("name", ["citadels-destroy-8", "citadels-seize", "citadels-receive"])
def test_districts_that_may_be_chosen_bear_their_price_and_others_a_reason(name):
    state, page = load(name), drawn(name)
    ask = state["frame"]["ask"]
    for option in ask["options"]:
        [card] = page.having("data-option", option)
        assert str(ask["prices"][option]) in card["text"]
    refused = [e for e in page.having("data-why") if "dc" in classes(e)]
    assert len(refused) >= len([option for option in ask["why"] if ":" in option and not option.startswith("0:")])


@pytest.mark.parametrize("name", ["citadels-spy", "citadels-crown", "citadels-wizard"])
def test_where_players_are_the_answers_their_panels_say_what_it_brings_or_why_not(name):
    state, page = load(name), drawn(name)
    ask = state["frame"]["ask"]
    for seat in range(1, state["frame"]["table"]["seats"]):
        panel = by_id(page, f"opp-{seat}")
        if f"seat_{seat}" in ask["options"]:
            assert "tgt" in classes(panel) and len(page.having("data-option", f"seat_{seat}")) == 1
        else:
            assert "notgt" in classes(panel)


def test_a_card_that_can_be_built_can_be_dragged_into_my_city():
    state, page = load("citadels-turn-5"), drawn("citadels-turn-5")
    cards = [e["attrs"]["data-option"] for e in page.having("data-drag", "city")]
    assert cards and set(cards) <= set(state["frame"]["ask"]["options"])
    assert by_id(page, "mine")["attrs"]["data-takes"] == "city"


def test_gold_and_cards_are_two_pictures_with_what_they_come_to():
    state, page = load("citadels-gather-4"), drawn("citadels-gather-4")
    assert by_id(page, "table")["attrs"]["data-l"] == "pics"
    total = state["frame"]["ask"]["args"]["total"]
    [gold] = page.having("data-option", "gold")
    assert f"you would have {total}" in gold["text"] and len(page.having("data-option", "cards")) == 1


def test_a_share_is_as_many_tokens_as_options():
    state, page = load("citadels-split"), drawn("citadels-split")
    shown = [e["attrs"]["data-option"] for e in page.having("data-option")]
    assert sorted(shown) == sorted(state["frame"]["ask"]["options"])


def test_what_i_can_tell_is_said_when_a_character_is_marked_and_only_where_it_is_wanted():
    wanted = load("citadels-kill-4-chosen")["ui"]["preferences"]
    told = by_id(drawn("citadels-kill-4-chosen", preferences=wanted | {"deduced": True}), "status")["text"]
    quiet = by_id(drawn("citadels-kill-4-chosen", preferences=wanted | {"deduced": False}), "status")["text"]
    assert len(told) > len(quiet)


def portraits(name, **ui):
    """(card, rank told below the name) of the large portrait, and the small one's button."""
    page = drawn(name, **ui)
    large, small = [e["attrs"] for e in with_class(page, "mychar")]
    return large["data-card"], with_class(page, "who")[-1]["text"].replace(SOFT_HYPHEN, ""), small


@pytest.mark.parametrize(("name", "acting", "other"), [("turn-2", "abbot", "witch"), ("turn-3", "navigator", "king")])
def test_of_two_characters_the_one_that_acts_stands_large_until_a_tap_swaps_them(name, acting, other):
    words = speak(load(f"citadels-{name}"))
    large, head, small = portraits(f"citadels-{name}")
    assert large == acting and words(f"card-{acting}") in head
    assert (small["data-card"], small["data-act"]) == (other, "front")
    large, head, back = portraits(f"citadels-{name}", front=small["data-value"])
    assert large == other and words(f"card-{other}") in head
    assert (back["data-card"], back["data-act"]) == (acting, "front")
    later = portraits(f"citadels-{name}", front=small["data-value"] + "0")
    assert later[0] == acting, "the next one that is called stands large again"


@pytest.mark.parametrize("name", ["killed", "robbed", "destroyed", "swapped"])
def test_what_happened_to_me_is_told_in_a_window_of_its_own(name):
    state = load(f"citadels-told-{name}")
    page = drawn(f"citadels-told-{name}")
    fact = state["ui"]["log"][-1]
    dialog = by_id(page, "dialog")
    assert speak(state)("told-" + fact["id"]) in dialog["text"]
    assert state["ui"]["names"][fact["seat"]] in dialog["text"]
    frame = state["frame"] | {"log": [fact], "fresh": 1}
    assert opened(frame, EFFECTS) == ["told-999"] == [state["ui"]["dialog"]]
    other = {"id": "robbed", "seat": 0, "other": 1, "gold": 2, "at": 999}
    assert opened(frame | {"log": [other]}, EFFECTS) == []
    himself = {"id": "robbed", "seat": 0, "other": 0, "gold": 0, "at": 999}
    assert opened(frame | {"log": [himself]}, EFFECTS) == []
    last = [e for e in page.all if e["tag"] == "li" and e["attrs"].get("data-at") == "999"][-1]
    assert "to-me" in classes(last), "it stands out in the log, where it is found after a reload, too"


def test_a_card_taken_from_my_hand_is_told_once_by_its_name():
    facts = [{"id": "took_card", "seat": 1, "other": 0, "at": 999}]
    facts.append({"id": "took_named", "seat": 1, "other": 0, "card": "castle", "at": 999})
    frame = load("citadels-told-swapped")["frame"]
    assert opened(frame | {"log": facts, "fresh": 2}, EFFECTS) == ["told-999"]
    dialog = by_id(drawn("citadels-told-swapped", log=facts), "dialog")
    said = [line for line in dialog["text"].split(".") if "hand" in line]
    assert len(said) == 1 and "Castle" in said[0]


def test_what_i_put_face_down_is_not_told_as_passed_on():
    state = load("citadels-turn-2")
    rank = next(one for one in state["frame"]["table"]["ranks"] if one["state"] == "next" and one["holder"] is None)
    rank["know"] = "down"
    t = speak(state)
    page = Elements(screen(state["frame"], state["ui"] | {"lang": "en"}, t))
    [shown] = [e for e in with_class(page, "rank") if t("card-" + rank["card"]) in e["text"]]
    assert t("rank-down") in shown["text"] and t("rank-passed") not in shown["text"]


def test_the_score_has_a_row_for_each_player_and_the_sum_of_its_figures():
    state, page = load("citadels-final-8"), drawn("citadels-final-8")
    over = state["frame"]["over"]
    rows = [e for e in page.all if e["tag"] == "tr"][1:]
    assert len(rows) == 8
    best = max(over["scores"])
    assert "w" in classes(rows[0]) and rows[0]["text"].endswith(str(best))
    for seat, points in enumerate(over["scores"]):
        assert sum(row["points"][seat] for row in over["sheet"] if row["id"] not in ("total", "tie_break")) == points


def test_a_city_is_counted_line_by_line_when_the_game_is_over():
    state, page = load("citadels-city-over-8"), drawn("citadels-city-over-8")
    seat = state["ui"]["city"]
    lines = [e for e in page.all if e["tag"] == "li" and "tot" in classes(e)]
    assert len(lines) == 1 and lines[0]["text"].endswith(str(state["frame"]["over"]["scores"][seat]))
    t = speak(state)
    for place in state["frame"]["table"]["players"][seat]["city"]:
        assert t("card-" + place["card"]) in by_id(page, "dialog")["text"]
    assert not [e for e in drawn("citadels-city-5").all if "clines" in classes(e)]


@pytest.mark.parametrize(
    ("name", "own"),
    [("armory", "yes"), ("destroy-5", "yes"), ("receive", "yes"), ("destroy-8", "no"), ("turn-5", "no")],
)
def test_the_table_says_whether_my_city_must_be_seen_for_a_question_about_districts(name, own):
    [table] = drawn(f"citadels-{name}").having("data-own")
    assert table["attrs"]["data-own"] == own


def test_with_two_things_that_my_character_can_do_both_are_buttons():
    page = drawn("citadels-gather-4")
    assert [by_id(page, f"power-{name}")["tag"] for name in ("income", "power")] == ["button", "button"]
    assert with_class(page, "both") and not with_class(drawn("citadels-turn-5"), "both")


def test_the_character_that_i_give_is_chosen_among_pictures_of_mine():
    state, page = load("citadels-theater_give"), drawn("citadels-theater_give")
    for option in state["frame"]["ask"]["options"]:
        button = by_id(page, "way-" + option)
        assert button["attrs"]["data-option"] == option
        assert speak(state)("card-" + option) in button["text"].replace(SOFT_HYPHEN, "")


def test_every_kind_of_question_is_among_the_drawn_states():
    """So that all tests that walk over the states see each of them, at every size."""
    states = [load(name)["frame"] for name in NAMES if name.startswith("citadels-")]
    assert {frame["ask"]["kind"] for frame in states if frame and frame["ask"]} == set(KINDS)


@pytest.mark.parametrize(("name", "words"), [("merchant", "Not seen"), ("king", "To pick")])
def test_a_character_close_up_says_what_the_draft_tells_of_it(name, words):
    page = drawn("citadels-draft-3", dialog="zoom", zoom=name)
    [line] = [one["text"] for one in with_class(page, "kind")]
    assert line.endswith(" · " + words)


def test_a_district_too_small_for_its_name_says_it_to_who_points_at_it():
    small = [e["attrs"] for e in drawn("citadels-destroy-8").having("data-card") if "s" in classes(e)]
    words = speak(load("citadels-destroy-8"))
    assert small and [one.get("title") for one in small] == [words("card-" + one["data-card"]) for one in small]
