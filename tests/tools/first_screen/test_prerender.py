"""Tests of the screens that are drawn before Python has loaded: home, and the form of every game."""

import re

import pytest

import site_games
from first_screen import prerender
from page.catalog import games
from sanjuan.words.languages import LANGUAGES


@pytest.fixture(autouse=True)
def _known_as_built():
    before = games.rows()
    site_games.known()
    yield
    games.know(before)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_has_chairs_for_all_seats_of_which_those_in_use_are_shown(lang):
    html = prerender.form(lang, games.usual())
    rows = re.findall(r'id="seat-(\d)" data-when="seats:([\d,]+)"( hidden)?', html)
    assert rows == [("0", "2,3,4", ""), ("1", "2,3,4", ""), ("2", "3,4", ""), ("3", "4", " hidden")]
    counts = re.findall(r'id="set-seats-(\d)" name="seats"( checked)?', html)
    assert counts == [("2", ""), ("3", " checked"), ("4", "")]


def test_there_is_a_chair_with_everybody_on_it_who_may_sit_there():
    found = re.findall('data-who="(.*?)"', prerender.parts("en", games.usual()))
    assert found == ["", "elsewhere", *games.usual()["characters"]]


def test_every_game_has_a_poster_and_a_form_in_every_language():
    made = prerender.templates(LANGUAGES, "The site")
    for lang in LANGUAGES:
        for name in games.names():
            assert f'data-act="game" data-game="{name}"' in made[f"home-{lang}"]
            assert f'data-game="{name}"' in made[f"shell-{lang}-{name}"]
    assert "<h1>The site</h1>" in made["home-en"]


def test_start_can_tell_that_it_has_been_pressed():
    assert re.search('id="start"[^>]* data-busy="Setting', prerender.form("en", games.usual()))
