"""Every id that is asked for exists, and every id that exists is asked for."""

from importlib import import_module
from pathlib import Path

import pytest

from sanjuan.games import GAMES
from sanjuan.words import telling
from sanjuan.words.bundles import wording_of
from sanjuan.words.words import READABLE
from tests.words.messages import SOURCES, family, ids
from tests.words.uses import HOLE, advised, handed_on, looked_for, matches, raised, reasons, strings, templates

TESTS = Path(__file__).resolve().parents[1]
IDS = set().union(*[ids("en", source) for source in SOURCES])


def things(name):
    """Return the ids of the things of a game: what its tests list (`tests/NAME/spoken.py`), else cards and points."""
    if (TESTS / name / "spoken.py").exists():
        return import_module(f"tests.{name}.spoken").things()
    state = GAMES[name].new(min(GAMES[name].seats), 1)
    rows = {row["id"] for row in GAMES[name].sheet(state) if not row["card"]}
    return family("card", GAMES[name].catalogue(state)) | family("score", rows)


def of_every_game(game):
    """Return the ids that follow from what a game declares."""
    kinds = game.new(min(game.seats), 1).KINDS
    options = family("option", [row.name for row in game.options])
    known = ids("en") | ids("en", game.name)
    return (
        family("ask", kinds, "help", "confirm")
        | {f"ask-{kind}.pass" for kind in kinds} & known
        | family("fact", wording_of(game).FACTS)
        | family("fact", wording_of(game).GATHERED, "each", "many")
        | options
        | {f"{option}.help" for option in options} & known
        | family("bot", game.characters, "style", "won", "lost", "glad")
        | {f"dummy-{dummy}" for seats in game.seats for dummy in game.dummies(seats)}
    )


def demanded():
    """Return the ids that follow from what engine and page can say."""
    errors = family("error", raised()) | family("position", reasons()) | family("fact", telling.FACTS)
    return errors.union(*[of_every_game(game) | things(name) for name, game in GAMES.items()])


def test_everything_that_engine_and_page_can_say_has_words():
    assert sorted(demanded() - IDS) == []


def test_an_id_in_the_code_has_words():
    whole = [pair for pair in templates() if HOLE not in pair[1]]
    assert len(whole) > 500 and [(place, text) for place, text in whole if text not in IDS] == []


PARTS = {"rules": "rulebook", "learn": "lessons"}
"""The part of a game for which there are words, by the family of their ids: a game without it needs none of them."""


def speakers(text):
    """Return the names of the games that need these words."""
    part = PARTS.get(text.split("-")[0], "name")
    return [name for name, game in GAMES.items() if getattr(game, part) is not None]


def in_every_game(place, text):
    """Return whether every game that needs them has the words that this place asks for."""
    own = place.startswith("tools/") or any(f"/{game}/" in place for game in GAMES)
    return own or all(text in ids("en") | ids("en", game) for game in speakers(text))


def test_an_id_that_the_code_of_all_games_asks_for_has_words_in_each_of_them():
    whole = [pair for pair in templates() if HOLE not in pair[1] and pair[1] not in looked_for()]
    assert len(whole) > 400 and [pair for pair in whole if not in_every_game(*pair)] == []


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_is_made_of_has_words_in_that_game(name):
    known = ids("en") | ids("en", name)
    assert sorted((of_every_game(GAMES[name]) | things(name)) - known) == []


def test_an_id_that_the_code_puts_together_can_have_words():
    made = [pair for pair in templates() if HOLE in pair[1]]
    wordless = [pair for pair in made if not any(matches(pair[1], id) for id in IDS)]
    assert len(made) > 100 and [pair for pair in wordless if pair[1].split("-")[0] not in READABLE] == []


def test_the_page_uses_no_words_of_the_terminal_whose_file_it_does_not_get():
    assert [place for place, text in templates() if place.startswith("web/") and text.startswith("term-")] == []


def test_an_id_that_the_code_hands_on_has_words():
    assert sorted(handed_on() - IDS) == []


def test_no_words_lie_about_unused():
    asked = demanded() | strings()
    spoken = [text for _, text in templates()]
    assert [id for id in sorted(IDS - asked) if not any(matches(text, id) for text in spoken)] == []


@pytest.mark.parametrize("name", ["", *[name for name, game in GAMES.items() if game.adviser]])
def test_no_reasons_of_advice_lie_about_unsaid(name):
    kept = {id for id in ids("en", name) if id.startswith("advice-")}
    said = advised(f"games/{name}" if name else "bots")
    assert said and said <= {id.removeprefix("advice-") for id in kept | ids("en")}
    assert sorted(kept - {f"advice-{id}" for id in said}) == []
