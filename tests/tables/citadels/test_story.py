"""Tests of the last round, a line for each player, and of the characters shown so far, while characters are chosen."""

import pytest

from page.state import Ui
from tables.citadels import story
from tests.page.drawing import Elements, load, screen, speak

DRAFTS = ["citadels-draft-3", "citadels-draft-4", "citadels-draft-8"]


def drawn(name, lang="en", **ui):
    """Return a state as elements."""
    state = load(name)
    return Elements(screen(state["frame"], state["ui"] | {"lang": lang} | ui, speak(state, lang)))


def classes(element):
    """Return the classes of an element."""
    return (element["attrs"]["class"] or "").split()


def facts_before(state):
    """Return the facts of the round before."""
    return story.before(state["frame"], Ui(**state["ui"]))


@pytest.mark.parametrize("name", DRAFTS)
def test_the_round_before_is_at_hand_while_characters_are_chosen(name):
    [button] = drawn(name).having("id", "see-rounds")
    assert (button["attrs"]["data-act"], button["attrs"]["data-window"]) == ("look", "rounds")


def test_it_is_at_hand_where_a_character_is_named_and_nowhere_else():
    state = load("citadels-draft-8")
    for kind, there in (("kill", True), ("rob", True), ("warrants", True), ("turn", False), ("keep", False)):
        frame = state["frame"] | {"ask": state["frame"]["ask"] | {"kind": kind}}
        frame["table"] = frame["table"] | {"call": 2}
        assert bool(story.opens(frame, Ui(**state["ui"]), speak(state))) == there, kind


def test_there_is_none_in_the_first_round():
    state = load("citadels-draft-8")
    first = [fact for fact in state["ui"]["log"] if fact["at"] < 8]
    assert len(story.rounds(first)) == 1
    assert story.before(state["frame"], Ui(log=first)) == [] and story.before(state["frame"], Ui(log=[])) == []
    assert story.opens(state["frame"], Ui(log=first), speak(state)) == ""


@pytest.mark.parametrize("lang", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("name", DRAFTS)
def test_there_is_one_line_for_each_player_with_what_they_were_did_and_have(name, lang):
    state, t = load(name), speak(load(name), lang)
    page, facts = drawn(name, lang, dialog="rounds"), facts_before(state)
    was = [element["text"] for element in page.having("class", "was")]
    did = [element["text"] for element in page.having("class", "did")]
    has = [element["text"] for element in page.having("class", "has")]
    seats = len(state["frame"]["table"]["players"])
    assert len(was) == len(did) == len(has) == seats
    me = state["frame"]["table"]["me"]
    for at, seat in enumerate([(me + n) % seats for n in range(1, seats)] + [me]):
        shown = story.shown(facts, seat)
        assert all(t("card-" + character) in was[at] for character in shown) and (shown or "?" in was[at])
        built = [fact["card"] for fact in facts if fact["id"] == "built" and fact["seat"] == seat]
        assert all(t("card-" + card) in did[at] for card in built)
        assert t("label-gold", n=state["frame"]["table"]["players"][seat]["gold"]) in has[at]


def test_the_table_counts_what_each_has_shown_so_far():
    state = load("citadels-draft-8")
    page, names = drawn("citadels-draft-8", dialog="rounds"), state["ui"]["names"]
    [table] = page.having("class", "sofar")
    for seat, name in enumerate(names):
        shown = [f["character"] for f in state["ui"]["log"] if f["id"] in story.SHOWN and f["seat"] == seat]
        for character in set(shown):
            times = {1: "once"}.get(shown.count(character), f"{shown.count(character)} times")
            assert f"{speak(state)('card-' + character)}: {times}" in table["text"]
        assert name in table["text"]
    assert [element for element in page.all if "most" in (element["attrs"].get("class") or "")]


def test_gold_stolen_is_gained_by_the_one_and_lost_by_the_other():
    facts = [
        {"id": "round", "round": 1, "seat": 0}, {"id": "gathered", "seat": 0, "gold": 2},
        {"id": "robbed", "seat": 0, "other": 1, "gold": 3}, {"id": "destroyed", "seat": 0, "other": 1, "gold": 1,
        "card": "market", "why": "warlord"},
    ]  # fmt: skip
    state = load("citadels-draft-8")
    ui, t = Ui(**state["ui"]), speak(state)
    thief, victim = [story.deeds(state["frame"], ui, t, facts, seat) for seat in (0, 1)]
    assert "+5" in thief and "Market" in thief and "−3" in victim and "+" not in victim


def test_my_hand_has_pictures_and_names_while_characters_are_chosen():
    [hand] = drawn("citadels-character-6").having("class", "inhand")
    page = drawn("citadels-character-6")
    names = [speak(load("citadels-character-6"))("card-" + held["card"]) for held in held_cards()]
    assert hand["attrs"]["data-n"] == str(len(names))
    assert all(name in hand["text"].replace("\u00ad", "") for name in names)
    pictures = [image for image in page.having("src") if "/d-" in image["attrs"]["src"]]
    assert len(pictures) >= len(names)


def held_cards():
    """My hand in that state."""
    return load("citadels-character-6")["frame"]["table"]["hand"]
