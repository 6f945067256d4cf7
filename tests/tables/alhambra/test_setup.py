"""Tests of Alhambra's part of the form: the scorings, and Martin at a table of two."""

import pytest

from page.catalog import games, settings
from page.setup import form
from page.state import Ui
from sanjuan.games.alhambra.cards import CATEGORIES, LETTERS, money
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from tables.alhambra import setup as own
from tests.page.drawing import Elements


def drawn(seats, lang="en"):
    """Return the form for this many seats, as elements; everything on it has words."""
    setup = settings.new_setup(games.of("alhambra"))
    settings.change(setup, "seats", str(seats))
    t = words(lang, "alhambra")
    page = Elements(form.setup(Ui(setup=setup, bots=["greedy"], lang=lang, theme="day"), t))
    assert not [id for id in t.missing if not id.startswith("bot-")]
    return page


def test_what_the_form_must_know_before_a_game_is_what_the_rules_say():
    cards = {row.name: (len(row.prices), min(row.prices), max(row.prices)) for row in CATEGORIES}
    points = {row.name: tuple(row.prizes(letter) for letter in LETTERS) for row in CATEGORIES}
    assert cards == own.CARDS and points == own.POINTS
    assert (len(money(2)), len(money(3))) == (own.MONEY_OF_TWO, own.MONEY)


def test_six_arches_tell_what_is_scored():
    kinds = [e for e in drawn(4).having("role", "listitem") if "aria-label" in e["attrs"]]
    assert len(kinds) == 6
    assert kinds[1]["attrs"]["aria-label"] == "Seraglio, 7 cards, 3 to 9. Scoring A: 2. B: 9, 2. C: 17, 9, 2."


@pytest.mark.parametrize("seats", [2, 3])
def test_martin_joins_two_and_nobody_else(seats):
    page = drawn(seats)
    chairs = page.having("class", "chair nobody")
    assert len(chairs) == (seats == 2) and all("Martin" in chair["text"] for chair in chairs)
    told = page.having("class", "facts")[0]["text"]
    assert told.endswith("and Martin54 buildings72 money cards" if seats == 2 else "54 buildings108 money cards")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 6])
def test_the_form_speaks_every_language(lang, seats):
    assert not [e for e in drawn(seats, lang).all if "⟦" in e["text"]]
