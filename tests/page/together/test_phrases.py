"""The phrases in the menu: as many as the worker takes, in every language, with everybody who may be muted."""

import importlib
from unittest.mock import MagicMock

import pytest

from page.state import Ui
from page.together.seating import table
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from tests.page.drawing import FIRST, Elements
from worker.together import messages

SEATS = (("", "human"), ("Bo", "elsewhere"), ("", "elsewhere"))
PLAYERS = [{"name": name, "who": who, "bot": ""} for name, who in SEATS]


@pytest.fixture
def phrases(browser):
    """The module, with the scripts of a browser."""
    return importlib.import_module("page.together.phrases")


def drawn(phrases, lang, *muted):
    """Return the elements of the part of the menu."""
    frame, ui = {"players": PLAYERS}, Ui(together=table(False) | {"muted": list(muted)})
    html = phrases.section(frame, ui, words(lang, FIRST))
    assert "⟦" not in html
    return [one["attrs"] for one in Elements(html).all if "data-act" in one["attrs"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_phrase_has_a_button_and_each_number_a_phrase(phrases, lang):
    said = [int(one["data-value"]) for one in drawn(phrases, lang) if one["data-act"] == "say"]
    assert said == list(range(messages.PHRASES))


def test_everybody_elsewhere_can_be_muted_or_all_at_once(phrases):
    muters = {one["data-value"]: one["aria-pressed"] for one in drawn(phrases, "en", "2") if one["data-act"] == "mute"}
    assert muters == {"all": "false", "1": "false", "2": "true"}
    assert [one["data-value"] for one in drawn(phrases, "en", "all") if one["data-act"] == "mute"] == ["all"]


def test_who_watches_may_mute_and_says_nothing(phrases):
    ui, t = Ui(together=table(False) | {"watches": True}), words("en", FIRST)
    html = phrases.section({"players": PLAYERS}, ui, t)
    acts = {one["attrs"]["data-act"] for one in Elements(html).all if "data-act" in one["attrs"]}
    assert acts == {"mute"} and t("say-title") not in html and t("together-you-watch") in html


@pytest.mark.parametrize(
    ("seat", "number", "muted", "shown"),
    [
        (1, 0, [], True), (1, 11, [], True), (1, 12, [], False), (1, -1, [], False), (1, "0", [], False),
        (3, 0, [], False), ("1", 0, [], False), (1, 0, ["all"], False), (1, 0, ["1"], False), (1, 0, ["2"], True),
    ],
)  # fmt: skip
def test_only_a_phrase_of_somebody_at_the_table_is_shown(phrases, monkeypatch, seat, number, muted, shown):
    put = MagicMock()
    monkeypatch.setattr(phrases, "put", put)
    monkeypatch.setattr(phrases.asyncio, "create_task", lambda task: task.close())
    ui = Ui(together=table(False) | {"muted": muted})
    play = MagicMock(frame={"players": PLAYERS}, ui=ui, screen=MagicMock(words=words("en", FIRST)))
    phrases.heard(play, seat, number)
    assert bool(put.call_args) is shown
