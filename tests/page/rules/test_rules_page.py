"""The pages of rules of every game that has a book: whole, alike in all languages, every link with an entry."""

import re

import pytest

import rulebook
from page.rules.about import rules_page
from sanjuan.games import GAMES
from sanjuan.words.bundles import words
from sanjuan.words.languages import BASE, LANGUAGES
from tests.page.drawing import Elements

BOOKS = [name for name, game in GAMES.items() if game.rulebook]
PAGES = {(name, lang): rulebook.page(GAMES[name], lang) for name in BOOKS for lang in LANGUAGES}
every_page = pytest.mark.parametrize(("name", "lang"), PAGES)


def chapters(page):
    """Return the number of paragraphs of each chapter; one that says something else in another wording counts once."""
    found = re.findall(r'<section class="rule chapter" id="rules=(\w+)".*?</section>', page, re.DOTALL)
    texts = re.findall(r'<section class="rule chapter".*?</section>', page, re.DOTALL)
    return {name: len(re.findall('<p(?: data-ed="1")?>', text)) for name, text in zip(found, texts, strict=True)}


@every_page
def test_a_page_is_well_formed_and_no_word_is_missing(name, lang):
    page = PAGES[name, lang]
    assert Elements(re.search("<body>(.*)</body>", page, re.DOTALL)[1]).all
    assert not re.search(r"[⟦⟧\[\]{}]", page), "no bracket is left, no id without words, no figure"


@every_page
def test_every_link_within_a_page_leads_to_an_entry_and_each_name_is_there_once(name, lang):
    ids = re.findall(r'id="rules=([a-z_]+)"', PAGES[name, lang])
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#rules=([^"]*)"', PAGES[name, lang])) <= set(ids)


@pytest.mark.parametrize("name", BOOKS)
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != BASE])
def test_every_language_tells_as_much(name, lang):
    assert chapters(PAGES[name, lang]) == chapters(PAGES[name, BASE])
    assert list(chapters(PAGES[name, lang])) == list(GAMES[name].rulebook.CHAPTERS)


@every_page
def test_a_page_leads_to_itself_to_print_and_to_the_game(name, lang):
    assert f'href="./{rules_page(name, lang)}"' in PAGES[name, lang] and 'href="./"' in PAGES[name, lang]


def test_a_book_of_texts_and_tables_may_name_nothing_that_has_no_entry():
    from page.rules.rulebook import rules

    game = GAMES["alhambra"]
    book = game.rulebook.book()
    book["entries"] = {name: row for name, row in book["entries"].items() if name != "tower"}
    with pytest.raises(ValueError, match="the rules name tower"):
        rules(book, [words("en", game.name)], game.name, "en")
