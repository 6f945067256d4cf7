"""Tests that no text beside a question says a thing twice, in any game and language."""

import pytest

from page.state import Ui
from sanjuan.words.languages import LANGUAGES
from tables.san_juan import trading_house
from tests.page.drawing import NAMES, load, speak
from tests.page.repeats import in_questions, repeated

ASKING = [name for name in NAMES if (load(name)["frame"] or {}).get("ask")]
ROLES = ("role-4", "events-4", "digest-4")


def test_what_is_said_twice_is_found():
    assert repeated("The others wait. As Prospector you draw 1 card. You draw 1 card.")
    assert not repeated("Everyone may make 1 good. As Producer you may make 1 more. You make 2 goods.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_says_everything_once(lang):
    found = {}
    for name in ASKING:
        state = load(name)
        said = in_questions(state["frame"], Ui(**state["ui"] | {"lang": lang}), speak(state, lang))
        found |= {name: said} if said else {}
    assert found == {} and len(ASKING) > 100


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ROLES)
def test_a_role_says_what_it_brings_once(name, lang):
    state = load(name)
    t, frame, ui = speak(state, lang), state["frame"], Ui(**state["ui"] | {"lang": lang})
    for role in frame["table"]["roles"]:
        heard = trading_house.role_words(frame, ui, t, role)
        assert repeated(heard) == [] == repeated(trading_house.role_hint(frame, role["id"], t))
