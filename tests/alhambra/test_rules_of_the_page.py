"""The page of Alhambra's rules: its figures are those of the engine and of the printed cards."""

import re

from sanjuan.games.alhambra.cards import BUILDINGS
from tests.alhambra.rulebook import GAME
from tests.page.rules.test_rules_page import PAGES

PAGE = PAGES["alhambra", "en"]


def entry(name):
    """Return the text of a category's entry."""
    return re.search(rf'<article class="rule entry" id="rules={name}".*?</article>', PAGE, re.DOTALL)[0]


def rows(number):
    """Return the rows of a table of the page, as lists of texts."""
    table = re.findall("<table.*?</table>", PAGE, re.DOTALL)[number]
    return [re.findall(r"<t[hd][^>]*>(?:<a[^>]*>)?(.*?)<", row) for row in re.findall("<tr>.*?</tr>", table)]


def test_the_score_table_is_the_printed_one():
    assert rows(0)[0] == ["Kind", "A: 1st", "B: 1st", "B: 2nd", "C: 1st", "C: 2nd", "C: 3rd"]
    assert rows(0)[1] == ["Pavilion", "1", "8", "1", "16", "8", "1"]
    assert rows(0)[6] == ["Tower", "6", "13", "6", "21", "13", "6"]


def test_the_buildings_are_listed_with_colour_number_and_prices():
    assert rows(1)[1:] == [
        ["Pavilion", "blue", "7", "2–8"], ["Seraglio", "red", "7", "3–9"], ["Arcades", "brown", "9", "4–10"],
        ["Chambers", "white", "9", "5–11"], ["Garden", "green", "11", "6–12"], ["Tower", "violet", "11", "7–13"],
    ]  # fmt: skip


def test_every_building_leads_to_the_entry_of_its_category():
    found = " ".join(re.findall(r'data-cards="(.*?)"', PAGE)).split()
    assert sorted(found) == sorted(set(BUILDINGS))


def test_an_entry_tells_every_price_and_what_the_places_bring():
    assert re.findall("<dd>(.*?)</dd>", entry("arcades")) == [
        "brown",
        "9",
        "4, 5, 6, 6, 7, 8, 8, 9, 10",
        "3",
        "10, 3",
        "18, 10, 3",
    ]


def test_the_text_quotes_the_engine():
    assert "between 20 and 28" in PAGE and "108 money cards" in PAGE and "72 money cards, 2 of each" in PAGE
    assert GAME.rulebook.figures()["actions"] == 5
