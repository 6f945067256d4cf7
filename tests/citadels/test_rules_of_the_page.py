"""The page of Citadels' rules: its figures are those of the engine and of the printed cards."""

import re

import pytest

from sanjuan.games.citadels.cards import DISTRICTS
from sanjuan.games.citadels.casts import PRESETS
from sanjuan.games.citadels.characters import CHARACTERS
from sanjuan.words.languages import LANGUAGES
from tests.page.rules.test_rules_page import PAGES

PAGE = PAGES["citadels", "en"]
SETTLED = ["thief", "king", "patrician", "queen", "blackmailer"]
"""Cards that matter as soon as a character is called, in the order in which they do; a threat comes after gathering."""


def chapter(name, lang="en"):
    """Return the text of a chapter."""
    page = PAGES["citadels", lang]
    return re.search(rf'<section class="rule chapter" id="rules={name}".*?</section>', page, re.DOTALL)[0]


def entry(name):
    """Return the text of a card's entry."""
    return re.search(rf'<article class="rule entry" id="rules={name}".*?</article>', PAGE, re.DOTALL)[0]


def rows(name):
    """Return the rows of the table of a chapter, as lists of texts."""
    return [re.findall(r"<t[hd][^>]*>(?:<a[^>]*>)?(.*?)<", row) for row in re.findall("<tr>.*?</tr>", chapter(name))]


def test_the_tables_of_the_draft_are_the_printed_ones():
    assert rows("draft")[1:] == [["4", "2", "3"], ["5", "1", "2"], ["6", "0", "1"], ["7", "0", "0"], ["8", "–", "0"]]


def test_the_ordinary_districts_are_listed_with_type_cost_and_copies():
    listed = rows("districts")[1:]
    assert len(listed) == 17 and sum([int(row[3]) for row in listed]) == 54
    assert ["Town Hall", "Trade", "5", "2"] in listed and ["Watchtower", "Military", "1", "3"] in listed


def test_every_character_is_listed_with_its_rank_its_income_and_what_it_may_build():
    listed = rows("powers")[1:]
    assert len(listed) == 27
    assert ["Architect", "7", "–", "3"] in listed and ["Navigator", "7", "–", "0"] in listed
    assert ["Trader", "6", "Trade", "any number"] in listed and ["Abbot", "5", "Religious", "1"] in listed


def test_every_card_leads_to_its_entry():
    found = " ".join(re.findall(r'data-cards="(.*?)"', PAGE)).split()
    assert sorted(found) == sorted([*DISTRICTS, *CHARACTERS])


def test_an_entry_tells_figures_power_and_rulings():
    assert re.findall("<dd>(.*?)</dd>", entry("secret_vault")) == ["Unique", "none", "1"]
    assert re.findall("<dd>(.*?)</dd>", entry("abbot")) == ["5", "Religious", "gold or cards", "1"]
    assert "for free" in entry("blackmailer") and entry("witch").count("<li>") == 4


def test_the_casts_name_their_characters_and_uniques():
    named = re.findall(r'<p class="see">(.*?)</p>', chapter("casts"))
    assert [line.count("<a ") for line in named] == [
        count for preset in PRESETS.values() for count in (len(preset.characters), len(preset.uniques))
    ]


def test_the_text_quotes_the_engine():
    assert "54 ordinary districts and 14 of the 30 unique ones, 68 cards" in PAGE
    assert "complete with 7 districts, with 2 or 3 players with 8" in PAGE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_call_is_told_in_the_order_in_which_it_is_settled(lang):
    told = re.findall("<p>.*?</p>", chapter("calling", lang), re.DOTALL)[1]
    assert re.findall(r'href="#rules=(\w+)"', told) == SETTLED
