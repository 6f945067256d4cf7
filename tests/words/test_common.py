"""Tests that shared messages name nothing of one game: no card, role, good, option or kind of question."""

import re
from collections import Counter
from pathlib import Path

import pytest

from sanjuan.games import GAMES
from sanjuan.words.languages import LANGUAGES
from tests.tools.test_one_house import usual
from tests.words.messages import ids, patterns

FAMILIES = ("card", "role", "good", "event", "kind", "phase")
"""Families of messages that name what a game consists of."""
SOUND_ALIKE = {("en", "kept-stay"), ("en", "prefer-awake"), ("en", "review-faultless"), ("fr", "table-round")}
"""Texts in which a name of a game that has tests of its own is a usual word: "Keep the screen on", "Tour 3"."""
BY_CHANCE = 1
"""The languages in which that may be so for any other game."""
TESTS = Path(__file__).resolve().parents[1]


def names(game):
    """Return the names that are a game's own: of things, options and kinds of questions."""
    things = {id.split("-", 1)[1] for id in ids("en", game) if id.split("-")[0] in FAMILIES and "." not in id}
    rules = GAMES[game].new(GAMES[game].seats[0], 1)
    return (things | {row.name for row in GAMES[game].options} | set(rules.KINDS)) - usual()


@pytest.mark.parametrize("game", GAMES)
def test_no_id_that_all_games_share_is_named_like_a_thing_of_one(game):
    own = names(game)
    assert [id for id in sorted(ids("en")) if own & set(re.split(r"[-.]", id)[1:])] == []


def naming(game, lang):
    """Return the ids of the texts that all games share in which a thing of one is named."""
    titled = [id for id in ids(lang, game) if id.split("-")[0] in ("card", "role", "event") and "." not in id]
    said = {"".join(patterns(lang, game)[id].texts) for id in titled} | {"San Juan"}
    texts = {id: " ".join(pattern.texts) for id, pattern in patterns(lang).items()}
    named = re.compile(r"\b(" + "|".join(map(re.escape, said)) + r")\b")
    return [id for id, text in texts.items() if named.search(text)]


@pytest.mark.parametrize("game", GAMES)
def test_no_text_that_all_games_share_names_a_thing_of_one(game):
    found = {(lang, id) for lang in LANGUAGES for id in naming(game, lang)}
    if (TESTS / game).is_dir():
        assert found <= SOUND_ALIKE
    assert [id for id, count in Counter([id for _, id in found]).items() if count > BY_CHANCE] == []


def test_a_thing_that_is_named_in_every_language_is_found(monkeypatch):
    first, told = next(iter(GAMES)), patterns
    monkeypatch.setattr(f"{__name__}.patterns", lambda lang, source="": told(lang, source or first))
    assert set.intersection(*[set(naming(first, lang)) for lang in LANGUAGES])
