"""The rules as the build draws them: every card, role and event has an entry, figures are the engine's."""

import re

import pytest

import rulebook
from sanjuan.games import GAMES
from sanjuan.words.languages import LANGUAGES
from tests.page.drawing import Elements

GAME = GAMES["san_juan"]
BOOK = GAME.rulebook.book()
PAGES = {lang: rulebook.page(GAME, lang) for lang in LANGUAGES}


def entry(lang, name):
    """Return the HTML of one entry."""
    return re.search(rf'<article class="rule entry" id="rules={name}".*?</article>', PAGES[lang], re.DOTALL)[0]


def ids(lang):
    return re.findall(r'id="rules=([a-z_]+)"', PAGES[lang])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_well_formed_and_no_word_is_missing(lang):
    assert Elements(re.search("<body>(.*)</body>", PAGES[lang], re.DOTALL)[1]).all
    assert not re.search(r"[⟦⟧\[\]]", PAGES[lang]), "no bracket is left, no id without words"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_role_and_event_of_every_edition_has_one_entry(lang):
    rows = {name for ed in (1, 2) for name in GAME.catalogue(GAME.new(2, 1, edition=ed, new_buildings=True))}
    found = ids(lang)
    assert len(found) == len(set(found))
    assert rows | set(BOOK["roles"]) | set(BOOK["events"]) | set(BOOK["chapters"]) | {"cards"} == set(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_link_within_the_rules_leads_to_an_entry(lang):
    targets = set(re.findall(r'href="#rules=([^"]*)"', PAGES[lang]))
    assert len(targets) > 40 and targets <= set(ids(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chapter_has_paragraphs_in_the_same_number_in_every_language(lang):
    for name in BOOK["chapters"]:
        chapters = [
            re.search(rf'<section class="rule chapter" id="rules={name}".*?</section>', PAGES[page], re.S)[0]
            for page in ("en", lang)
        ]
        english, other = [len(re.findall(r'<p(?! class="(?:text|see)"| data-ed="2")', chapter)) for chapter in chapters]
        assert english == other > 0, name


def test_figures_are_those_of_the_engine_by_edition():
    customs = entry("en", "customs_office")
    one, two = (GAME.catalogue(GAME.new(2, 1, edition=ed, new_buildings=True))["customs_office"] for ed in (1, 2))
    for edition, row in ((1, one), (2, two)):
        figures = re.search(rf'<dl data-ed="{edition}">(.*?)</dl>', customs)[1]
        assert re.findall(r"<dd>(.*?)</dd>", figures) == [str(row["cost"]), str(row["points"]), str(row["copies"])]
    assert '<dl data-ed="1">' not in entry("en", "chapel"), "what is alike stands there once"


def test_a_card_that_only_one_edition_has_is_only_there():
    assert 'data-ed="1"' not in entry("en", "hut") and '<dl data-ed="2">' in entry("en", "hut")


def test_a_card_is_found_by_its_names_in_both_editions_and_in_english():
    names = re.search(r'data-names="(.*?)"', entry("fr", "archive"))[1]
    assert names == "Archives|Cadastre|archive"


def test_a_text_may_name_nothing_that_does_not_exist():
    from sanjuan.words.bundles import words
    from tables.san_juan.rules import linked

    with pytest.raises(ValueError, match="crain"):
        linked("Look at [*crain].", words("en", "san_juan", "ed2"))
    assert linked("[^crane] & [#end]", words("en", "san_juan", "ed2")) == (
        '<a href="#rules=crane">The Crane</a> &amp; <a href="#rules=end">End and scoring</a>'
    )


def test_each_game_with_a_rule_book_has_pages_and_the_first_one_those_it_had():
    from page.rules.about import rules_page
    from tests.toys import AUCTION

    assert rules_page("san_juan", "de") == "rules.de.html" and rules_page("auction", "de") == "rules.auction.de.html"
    assert AUCTION.rulebook is None
    made = dict(rulebook.pages())
    assert {f"rules.{lang}.html" for lang in LANGUAGES} == {name for name in made if name.count(".") == 2}
    assert made["rules.en.html"] == PAGES["en"] and " – San Juan</title>" in PAGES["en"]


def test_a_game_without_a_rule_book_has_no_button_for_rules():
    from page.rules.about import links
    from page.state import Ui
    from tests.page.drawing import load, speak

    t = speak(load("setup"))
    assert 'data-act="rules"' in links(Ui(), t, "san_juan")
    assert 'data-act="rules"' not in links(Ui(), t, "auction")
