"""Tests that the reader is "you" in every sentence, which never has the name of the person at the device."""

import pytest

from page.screen import layout
from page.state import Ui
from sanjuan.games import GAMES
from sanjuan.words import telling
from sanjuan.words.bundles import wording_of, words
from sanjuan.words.languages import LANGUAGES
from sanjuan.words.words import Words
from tests.page.drawing import NAMES, game_of, load, variant_of
from tests.words.messages import cases, patterns

YOU = "Zzyx"
"""The name of the reader in these tests."""
OF_OTHERS = ("fact-stumbled", "fact-swapped_cards")
"""A message about computers only, and one that only the other of two players gets."""
PEOPLE = ("seat", "other")


def kinds_of(game):
    """Return what in the facts and reasons of a game is a player: {id of the message: names of arguments}."""
    wording = wording_of(game)
    facts = {f"fact-{id}": dict(args) for id, args in (wording.FACTS | telling.FACTS).items()}
    return {id: [(name, kind) for name, kind in args.items() if kind in PEOPLE] for id, args in facts.items()}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fact_that_is_about_the_reader_does_not_say_a_name(game, lang):
    t, found = words(lang, game), []
    for id, people in kinds_of(game).items():
        if id in OF_OTHERS:
            continue
        source = game if id in patterns(lang, game) else ""
        pattern = patterns(lang, source)[id]
        for name, kind in people:
            mine = telling.argument(name, kind, 0, [YOU], 0, t)
            told = [args | {"me": "no", "same": "no"} | mine for args in cases(pattern)]
            found += [(id, said) for said in [t(id, **args) for args in told] if YOU in said]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reason_that_is_about_the_reader_does_not_say_a_name(game, lang):
    t, found = words(lang, game), []
    for id, pattern in patterns(lang, game).items():
        if id.startswith("advice-") and "who" in pattern.arguments and "me" in pattern.tested:
            found += [id for args in cases(pattern) if YOU in t(id, **args | {"who": YOU, "me": "yes"})]
    assert found == []


class Heard(Words):
    """Words that note what they are asked to say of the reader."""

    def __init__(self, t):
        super().__init__(t._has, t._format, t.lang, t.variant, t.wording)
        self.heard = []

    def __call__(self, id, **args):
        said = super().__call__(id, **args)
        if any(YOU in str(value) for value in args.values()) and YOU in said:
            self.heard.append((id, said))
        return said


def sentences(name, lang="en"):
    """Return what a drawn state says with the reader's name in it: (id, text)."""
    state = load(name)
    frame, ui = state["frame"], state["ui"]
    if frame is None or frame["table"]["me"] is None or frame.get("curtain") is not None or not ui.get("names"):
        return []  # behind a curtain several people play, who all have names
    names = list(ui["names"])
    names[frame["table"]["me"]] = YOU
    t = Heard(words(lang, game_of(state), variant_of(frame["table"])))
    layout.pieces(frame, Ui(**ui | {"names": names, "lang": lang}), t)
    return t.heard


LISTS = ("list-comma", "list-and", "list-times", "shared-line")


@pytest.mark.few(1)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_of_the_page_says_the_readers_name(lang):
    found = {id: said for name in NAMES for id, said in sentences(name, lang) if id not in LISTS}
    assert found == {}
