"""Tests that shared messages name nothing of one game: no card, role, good, option or kind of question."""

import re

import pytest

from sanjuan.games import GAMES
from sanjuan.words.languages import LANGUAGES
from tests.words.messages import ids, patterns

FAMILIES = ("card", "role", "good", "event", "kind", "phase")
"""Families of messages that name what a game consists of."""
USUAL = {"turn"}
"""Kinds of questions that are also usual words: every game has turns."""
SOUND_ALIKE = {("en", "kept-stay"), ("en", "prefer-awake"), ("en", "review-faultless"), ("fr", "table-round")}
"""Texts in which a name of a game is a usual word: "Keep the screen on", "Well played", "Tour 3"."""


def names(game):
    """Return the names that are a game's own: of things, options and kinds of questions."""
    things = {id.split("-", 1)[1] for id in ids("en", game) if id.split("-")[0] in FAMILIES and "." not in id}
    rules = GAMES[game].new(GAMES[game].seats[0], 1)
    return things | {row.name for row in GAMES[game].options} | set(rules.KINDS) - USUAL


@pytest.mark.parametrize("game", GAMES)
def test_no_id_that_all_games_share_is_named_like_a_thing_of_one(game):
    own = names(game)
    assert [id for id in sorted(ids("en")) if own & set(re.split(r"[-.]", id)[1:])] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_text_that_all_games_share_names_a_thing_of_one(game, lang):
    titled = [id for id in ids(lang, game) if id.split("-")[0] in ("card", "role", "event") and "." not in id]
    said = {"".join(patterns(lang, game)[id].texts) for id in titled} | {"San Juan"}
    texts = {id: " ".join(pattern.texts) for id, pattern in patterns(lang).items()}
    named = re.compile(r"\b(" + "|".join(map(re.escape, said)) + r")\b")
    assert {(lang, id) for id, text in texts.items() if named.search(text)} <= SOUND_ALIKE
