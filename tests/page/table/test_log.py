"""Characters have a word to say in the log, now and then: of what goes well for them, once in a game."""

import pytest

from page.state import Ui
from page.table import log
from sanjuan.games import GAMES
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from tests.page.drawing import Elements, load, speak

BUILT = {"id": "built", "seat": 1, "cost": 5, "at": 4}
DEAR, CHEAP = BUILT | {"card": "palace"}, BUILT | {"card": "well", "at": 2}


def said(*facts, **changes):
    """Return the sentences that players say in the log about these facts."""
    state = load("build-4")
    state["ui"] |= {"cast": ["", "hoarder", "trader", "builder"], "log": list(facts)} | changes
    page = Elements(log.recent(state["frame"], Ui(**state["ui"]), speak(state)))
    return [one["text"] for one in page.all if one["tag"] == "q"]


def test_whoever_builds_something_dear_for_the_first_time_has_a_word_to_say():
    assert said(CHEAP, DEAR) == [words("en", "san_juan")("bot-hoarder.glad")]
    again = DEAR | {"card": "library", "at": 9}
    assert len(said(CHEAP, DEAR, again)) == 1
    assert len(said(DEAR, again | {"seat": 2})) == 2


def test_people_say_nothing_and_nobody_does_where_that_is_not_wanted():
    assert said(DEAR | {"seat": 0}) == said(CHEAP) == []
    assert said(DEAR, preferences={"voices": False}) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_character_of_every_game_has_a_word_in_every_language(game, lang):
    t = words(lang, game)
    told = [t(f"bot-{name}.glad") for name in GAMES[game].characters]
    assert len(set(told)) == len(told) and not t.missing
