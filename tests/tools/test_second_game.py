"""The build with one game more: it gets what it needs, and what is fetched for the first game stays as it was."""

import json
import zlib

import pytest

import imports
import learn_files
import locales
import precache
import rulebook
import shell
import site_games
import tables
from first_screen import prerender
from page.catalog import games
from runtime import page_files
from sanjuan.games import GAMES
from sanjuan.words.languages import LANGUAGES
from tests.tools.test_page_page import ROOT
from tests.toys import AUCTION
from tests.toys.house import NAME

FIRST = next(iter(GAMES))
MOST_PAINTED = 10_000
"""Bytes, compressed: home and the form of a game for eight in all languages, about a thousandth of a first visit."""


@pytest.fixture
def rows(monkeypatch):
    """Enter the toy in the registry, and give the page the games as read from there."""
    monkeypatch.setitem(GAMES, NAME, AUCTION)
    monkeypatch.setattr(games, "_known", [])
    return site_games.known()


def folder(root, name):
    """Write a table of a game into a folder like web/: it imports a module of its own and one of the page."""
    table = root / "web" / "tables" / name
    table.mkdir(parents=True)
    (table / "table.py").write_text(f"from page.kit import html\nfrom tables.{name} import lots\n")
    (table / "lots.py").write_text("LOTS = ()\n")
    (table / "css").mkdir()
    (table / "css" / "table.css").write_text(f".{name} {{ color: red }}\n")


@pytest.fixture
def house(tmp_path):
    """A small site: the page, the first game's table and the toy's."""
    (tmp_path / "web" / "page" / "kit").mkdir(parents=True)
    for name in ("__init__", "kit/__init__", "kit/html"):
        (tmp_path / "web" / "page" / f"{name}.py").write_text("")
    (tmp_path / page_files.MAIN).write_text("from page.kit import html\n")
    for name in (FIRST, NAME):
        folder(tmp_path, name)
    return tmp_path


def test_the_page_is_told_of_it(rows):
    assert [row["name"] for row in rows] == [*GAMES] and rows[-1]["name"] == NAME
    toy = rows[-1]
    assert (toy["seats"], toy["poster"], toy["dummies"]["8"]) == ([5, 6, 7, 8], "", ["martin"])
    assert [toy[part] for part in ("hints", "lessons", "rulebook", "achievements")] == [False, False, False, []]
    html = site_games.script()
    told = json.loads(html[html.index(">") + 1 : html.rindex("<")])
    assert told == json.loads(json.dumps(rows))


def test_home_and_form_are_painted_for_it_in_every_language(rows):
    made = prerender.templates(LANGUAGES, "The site")
    for lang in LANGUAGES:
        assert f'data-act="game" data-game="{NAME}"' in made[f"home-{lang}"]
        assert f'data-game="{NAME}"' in made[f"shell-{lang}-{NAME}"]
        assert 'data-who="greedy"' in made[f"parts-{lang}-{NAME}"]
        assert "⟦" not in made[f"shell-{lang}-{NAME}"]


def test_the_form_of_the_first_game_is_the_same_beside_it(rows):
    beside = prerender.form("en", games.of(FIRST))
    games.know(rows[:1])
    assert prerender.form("en", games.usual()) == beside


def test_its_words_lie_in_files_of_their_own(rows):
    for lang in LANGUAGES:
        assert "dummy-martin = Martin" in locales.page(lang, NAME), "what a language lacks is there in English"
        assert "dummy-martin" not in locales.page(lang) + locales.page(lang, FIRST)
        assert locales.part(lang, "learn", NAME) == ""


def test_it_has_no_rules_lessons_or_word_about_it_unless_it_brings_them(rows):
    assert not [name for name, _ in rulebook.pages() if NAME in name]
    assert learn_files.files(AUCTION) == {}
    assert "⟦" not in shell.about("en", [])


@pytest.mark.slow
def test_without_a_table_it_is_played_at_the_plain_one():
    assert tables.name_of(NAME) == tables.PLAIN
    assert {FIRST, tables.PLAIN} <= set(page_files.tables(ROOT))


def test_its_table_is_a_file_of_its_own_with_nothing_that_the_page_has(house):
    found = {name: [path.name for path in paths] for name, paths in page_files.tables(house).items()}
    assert sorted(found) == sorted([FIRST, NAME])
    assert {"table.py", "lots.py"} <= set(found[NAME]) and "html.py" not in found[NAME]
    laid = page_files.tables(house)
    assert not {path for path in laid[FIRST] if NAME in path.parts}, "that of the first game has nothing of it"
    usual = imports.closure(house, house / page_files.MAIN)
    assert not [path for path in usual if "tables" in path.parts]
    assert shell.table_style(NAME) != shell.table_style(FIRST) and NAME in shell.style(house / "web" / "tables" / NAME)


def built(site):
    """Make a site with what `shell.early` looks at."""
    for name in ("micropython-1/micropython.js", "pyscript-1/core.js"):
        (site / "vendor" / name).parent.mkdir(parents=True, exist_ok=True)
        (site / "vendor" / name).write_text("")


def test_no_table_is_fetched_before_its_game_is_chosen(rows, tmp_path):
    built(tmp_path)
    hints = shell.early(tmp_path, [])
    assert "tables/" not in hints and NAME not in hints
    usual = imports.closure(ROOT, ROOT / page_files.MAIN)
    assert not [path for path in usual if NAME in path.parts or "plain" in path.parts]


def painted():
    """Return the compressed bytes of the games' description and of the templates of the first screens."""
    return len(zlib.compress((site_games.script() + shell.templates()).encode(), 9))


def test_what_is_painted_for_it_adds_little_to_the_first_page(rows, monkeypatch):
    both = painted()
    monkeypatch.delitem(GAMES, NAME)
    assert both - painted() < MOST_PAINTED


def test_offline_keeps_all_of_it(tmp_path):
    wanted = [f"tables/{NAME}.gz", f"locales/en.{NAME}.ftl", shell.table_style(NAME)]
    for name in wanted:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    assert sorted(precache.manifest(tmp_path)) == sorted(wanted)
