"""The house knows no game: no thing, option or kind of question of a game is named outside its folders."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from sanjuan.games import GAMES
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from tests.reading import nodes
from tests.words.messages import ids

ROOT = Path(__file__).resolve().parents[2]
HOUSE = ("sanjuan", "web", "tools")
FAMILIES = ("card", "role", "event", "good", "when", "cause")
COMMON = {"build", "deck", "discard", "library", "limit", "magic", "market", "role"}
"""Names of games that are also words of HTML, of JavaScript, of games in general or of building a site."""
IDENTIFIERS = ("id", "attr", "arg", "name")
"""The attributes of a syntax tree's nodes that hold a name."""
OFTEN = 4
"""The files of the house in which a word must be a name before it is a usual one."""
REGISTRIES = {
    "sanjuan/first_game.py",
    "sanjuan/games/__init__.py",
    "web/tables/__init__.py",
}
"""Files with a line for each game."""


def own_folder(path):
    """Return whether a file is in the folder of a game."""
    parts = path.relative_to(ROOT).parts
    return parts[0] == "tools" and parts[1] in GAMES or len(parts) > 3 and parts[1] in ("games", "tables")


def files(*endings):
    """Return every file of the house with one of these endings; those of games are left out."""
    found = [path for folder in HOUSE for path in sorted((ROOT / folder).rglob("*")) if path.suffix in endings]
    house = [path for path in found if not own_folder(path) and not {"node_modules", "site"} & set(path.parts)]
    return [path for path in house if path.relative_to(ROOT).as_posix() not in REGISTRIES]


@cache
def names(game):
    """Return the names of a game: its own, and those of its things, options and kinds of questions."""
    own = {id.split("-", 1)[1] for id in ids("en", game) if id.split("-")[0] in FAMILIES and "." not in id}
    rules = GAMES[game].new(GAMES[game].seats[0], 1)
    own |= {row.name for row in GAMES[game].options} | set(rules.KINDS) | set(GAMES[game].characters)
    return {name for name in own if len(name) > 2} - COMMON - usual() | {game}


@cache
def usual():
    """Return the words by which the house often calls functions and variables: a game may use them as well."""
    used = Counter()
    for path in files(".py"):
        used.update({getattr(node, name, None) for node in nodes(path) for name in IDENTIFIERS})
    return {name for name, count in used.items() if isinstance(name, str) and count >= OFTEN}


def test_words_of_a_game_that_say_nothing_to_the_house_are_told_from_usual_ones():
    assert {"san_juan", "guild_hall", "governor", "gold_mine"} <= names(next(iter(GAMES)))
    assert {"play", "keep", "round"} <= usual()
    assert {"archive", "collector", "kill", "marshal", "visit"} <= {name for game in GAMES for name in names(game)}


@cache
def strings(path):
    """Return every text in the code of a file, with its line; those that only explain are left out."""
    said = {id(node.value) for node in nodes(path) if isinstance(node, ast.Expr)}
    texts = [node for node in nodes(path) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [(node.lineno, node.value) for node in texts if id(node) not in said]


@pytest.mark.parametrize("game", GAMES)
def test_no_text_in_the_code_of_the_house_is_a_name_of_a_game(game):
    own = names(game) | {f"{family}-{name}" for family in FAMILIES for name in names(game)}
    found = [(path.relative_to(ROOT).as_posix(), *text) for path in files(".py") for text in strings(path)]
    assert [one for one in found if one[2] in own or re.search(rf"\b{game}\b", one[2])] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_page_picture_or_message_of_the_house_bears_the_title_of_a_game(game):
    titles = {words(lang, game)("title") for lang in LANGUAGES}
    told = [ROOT / "index.html", ROOT / "site.toml", *files(".html", ".webmanifest", ".svg", ".ftl")]
    assert len(told) > 50
    assert [path for path in told if any(title in path.read_text("utf-8") for title in titles)] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_script_or_style_of_the_house_names_a_thing_of_a_game(game):
    marked = re.compile(r"[\"'`.#=\[](?:[a-z]+-)?(" + "|".join(sorted(map(re.escape, names(game)))) + r")(?![\w-])")
    lines = [(path, line) for path in files(".js", ".mjs", ".css") for line in path.read_text("utf-8").split("\n")]
    code = [(path.relative_to(ROOT).as_posix(), re.sub(r"//.*|/\*.*?\*/", "", line)) for path, line in lines]
    assert [(path, line.strip()[:90]) for path, line in code if marked.search(line)] == []
