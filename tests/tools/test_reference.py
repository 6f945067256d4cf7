"""docs/reference/: a game's page, and the schema of its messages, are what the code makes of it today."""

import json
from random import Random

import pytest
from jsonschema import Draft202012Validator

import reference
from sanjuan.bots.external import protocol
from sanjuan.bots.random_bot import random
from sanjuan.games import GAMES
from sanjuan.table.record import Record

PAGES = [name for name in GAMES if (reference.FOLDER / f"{name}.md").exists()]


def test_every_page_is_that_of_a_game():
    assert PAGES and sorted(PAGES) == sorted(path.stem for path in reference.FOLDER.glob("*.md"))


@pytest.mark.slow
@pytest.mark.parametrize("name", PAGES)
def test_the_reference_of_a_game_is_up_to_date(name):
    found = (reference.FOLDER / f"{name}.md").read_text("utf-8")
    assert found == reference.page(GAMES[name]), "python tools/reference.py writes it again"


@pytest.mark.parametrize("name", PAGES)
def test_the_reference_lists_every_kind_of_question_and_every_player(name):
    found = (reference.FOLDER / f"{name}.md").read_text("utf-8")
    wanted = [*GAMES[name].parts()["State"].KINDS, *GAMES[name].bots]
    assert [word for word in wanted if f"| `{word}` |" not in found] == []


@pytest.mark.parametrize("name", PAGES)
def test_every_kind_of_question_has_an_example(name):
    rows = [line.split(" | ") for line in (reference.FOLDER / f"{name}.md").read_text("utf-8").splitlines()]
    kinds = {f"| `{kind}`" for kind in GAMES[name].parts()["State"].KINDS}
    found = {row[0]: row[1:4] for row in rows if row[0] in kinds}
    assert found.keys() == kinds and [kind for kind, cells in found.items() if not all(cells)] == []


def schema_of(name):
    return json.loads((reference.FOLDER / f"{name}.schema.json").read_text("utf-8"))


def said(game, number, options):
    """Yield the messages of a game with a bot at every seat."""
    rng, record = Random(number), Record(game, game.seats[number % len(game.seats)], number, options)
    yield protocol.hello(game.name)
    yield {"type": "hello", "protocol": protocol.VERSION, "name": "example"}
    while record.state.ask is not None:
        view = game.view(record.state, record.state.ask.seat)
        yield protocol.cards(game, view)
        yield protocol.ask(game, view, 1, 10.0, rng)
        chosen = list(random(view, rng))
        yield {"type": "answer", "id": 1, "options": chosen}
        yield {"type": "refused", "id": 1, "error": "not offered", "played": chosen}
        record.answer(chosen)


@pytest.mark.sample(1, first=1)
@pytest.mark.slow
@pytest.mark.parametrize("name", PAGES)
def test_the_schema_of_a_game_is_up_to_date(name):
    found = (reference.FOLDER / f"{name}.schema.json").read_text("utf-8")
    assert found == reference.schema(GAMES[name]), "python tools/reference.py writes it again"


@pytest.mark.few(1)
@pytest.mark.parametrize("number", range(1000, 1008))
@pytest.mark.parametrize("name", PAGES)
def test_every_message_of_a_game_fits_its_schema(name, number):
    sets = reference.option_sets(GAMES[name])
    holds, lines = Draft202012Validator(schema_of(name)), {}
    for message in said(GAMES[name], number, sets[number % len(sets)]):
        lines[message["type"], message.get("kind")] = json.loads(protocol.line_of(message))
    assert len(lines) > 5 and [line for line in lines.values() if not holds.is_valid(line)] == []


@pytest.mark.parametrize("name", PAGES)
def test_a_message_that_is_none_of_the_protocol_does_not_fit_the_schema(name):
    schema = schema_of(name)
    Draft202012Validator.check_schema(schema)
    good = {"type": "answer", "id": 1, "options": ["a"]}
    bad = [
        {**good, "options": "a"},
        {**good, "id": "1"},
        {**good, "type": "reply"},
        {"type": "answer", "options": []},
        [],
    ]
    holds = Draft202012Validator(schema).is_valid
    assert [holds(one) for one in (good, *bad)] == [True] + [False] * len(bad)


@pytest.mark.parametrize("name", PAGES)
def test_the_schema_lists_every_kind_of_question(name):
    kinds = schema_of(name)["$defs"]["ask"]["properties"]["kind"]["enum"]
    assert kinds == list(GAMES[name].parts()["State"].KINDS)
