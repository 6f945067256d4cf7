"""Facts that come in heaps share a line; each game says which, and in which arguments those of a heap differ."""

import pytest

from sanjuan.games import GAMES
from sanjuan.words import telling
from sanjuan.words.bundles import wording_of, words
from sanjuan.words.languages import LANGUAGES

NAMES = ["Ana", "Bo", "Cid", "Dora"]
CITADELS = words("en", "citadels")


def told(facts, me=None, t=CITADELS):
    """Return the lines of a log."""
    return [words for _, words in telling.lines(facts, NAMES, me, t)]


def picked(seat):
    """Return a fact of the draft."""
    return {"id": "picked", "seat": seat}


def test_what_all_do_one_after_the_other_is_one_line():
    assert told([picked(0), picked(1), picked(2)]) == ["Ana, Bo and Cid choose characters."]


def test_what_the_reader_is_told_with_names_parts_no_heap():
    mine = {"id": "picked_character", "seat": 1, "character": "king"}
    facts = [picked(0), picked(1), mine, picked(2), picked(3)]
    assert told(facts, 1) == ["Ana, Cid and Dora choose characters.", "You choose the King."]


def test_anything_else_parts_a_heap():
    facts = [picked(0), picked(1), {"id": "crowned", "seat": 1, "character": "king"}, picked(2)]
    assert told(facts) == ["Ana and Bo choose characters.", "Bo takes the crown.", "Cid chooses a character."]


def test_the_seer_takes_from_all_and_gives_to_all_in_a_line_each():
    took = [{"id": "took_card", "seat": 0, "other": other} for other in (1, 2, 3)]
    gave = [{"id": "gave_card", "seat": 0, "other": other} for other in (1, 2, 3)]
    assert told(took + gave) == [
        "Ana takes a card each from Bo, Cid and Dora.",
        "Ana gives a card each to Bo, Cid and Dora.",
    ]
    named = {"id": "took_named", "seat": 0, "other": 2, "card": "market"}
    assert told([*took[:2], named, took[2]], 2) == [
        "Ana takes a card each from Bo and Dora.",
        "Ana takes the Market from your hand.",
    ]


def test_two_who_take_are_two_lines():
    facts = [{"id": "took_card", "seat": seat, "other": 3} for seat in (0, 1)]
    assert len(told(facts)) == 2


def test_the_same_fact_twice_is_no_list_of_one():
    assert told([picked(0), picked(0)]) == ["Ana chooses a character."]


def test_a_scoring_is_a_line_for_each_kind():
    scored = [("garden", 0, 8), ("garden", 1, 4), ("tower", 1, 5)]
    facts = [{"id": "scored", "seat": seat, "category": kind, "points": points} for kind, seat, points in scored]
    assert told(facts, 0, words("en", "alhambra")) == ["Garden: you 8 and Bo 4.", "Tower: Bo scores 5 points."]


def test_a_part_of_a_log_begins_where_a_heap_does():
    facts = [{"id": "crowned", "seat": 1, "character": "king"}, *[picked(seat) for seat in range(4)]]
    assert telling.begins(facts, 3, CITADELS) == 1 and telling.begins(facts, 0, CITADELS) == 0
    mine = {"id": "picked_character", "seat": 1, "character": "king"}
    assert telling.begins([*facts[:3], mine, *facts[3:]], 4, CITADELS) == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_heap_has_its_words_in_every_language(game, lang):
    t, wording = words(lang, game), wording_of(game)
    for id, differ in wording.GATHERED.items():
        kinds = dict(wording.FACTS[id])
        assert set(differ) <= set(kinds)
        assert t.has(f"fact-{id}.each") and t.has(f"fact-{id}.many"), id
