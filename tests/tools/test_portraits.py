"""Tests that everybody at a table of the built site has a portrait."""

import re

import pytest

import portraits
from alhambra import render_art as of_alhambra
from citadels import render_art as of_citadels
from sanjuan.bots.known import bots
from sanjuan.games import GAMES
from sanjuan.words.bundles import wording_of, words
from sanjuan.words.languages import LANGUAGES
from tools.build import ROOT


def test_who_has_no_portrait_gets_the_face_of_a_guest(tmp_path):
    (tmp_path / portraits.ART).mkdir(parents=True)
    portraits.put_into(ROOT, tmp_path)
    own = {path.name for path in (ROOT / portraits.ART).glob("p-*.webp")}
    made = {path.name for path in (tmp_path / portraits.ART).iterdir()}
    assert {portraits.file_of(bot) for game in GAMES.values() for bot in bots(game)} <= own | made
    assert not own & made, "a portrait of one's own stays"


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.characters])
def test_the_further_people_of_a_game_have_faces_and_names_of_their_own(name):
    game = GAMES[name]
    assert len({*game.company}) >= 3 and not {*game.company} & {*bots(game)}
    assert [who for who in game.company if not (ROOT / portraits.ART / portraits.file_of(who)).exists()] == []
    for lang in LANGUAGES:
        t = words(lang, name, wording_of(name).variant({}))
        called = [t("bot-" + who) for who in (*game.characters, *game.company)]
        assert len({*called}) == len(called), lang


@pytest.mark.parametrize("game", [of_alhambra, of_citadels])
def test_no_two_portraits_of_a_game_have_the_same_outline_or_ground(game):
    drawn = of_alhambra.portraits(game.SOURCE).values()
    for pattern in (r'<clipPath id="[^"]+"><path d="([^"]+)"', r'<rect width="64" height="64" fill="([^"]+)"'):
        found = [re.search(pattern, svg)[1] for svg in drawn]
        assert len({*found}) == len(found) == 8
