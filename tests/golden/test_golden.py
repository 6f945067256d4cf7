"""Golden records end as written down, and the numbers of possible lines stay what they are."""

import json
from pathlib import Path

import pytest

from sanjuan.games import GAMES
from tests.golden.make import OPTIONS, games
from tests.golden.replay import COUNTS, HERE, count_lines, differences

ROOT = Path(__file__).resolve().parents[2]


def test_every_golden_record_ends_as_written_down():
    assert differences() == []


def test_they_are_whole_games_of_every_game_edition_and_number_of_seats():
    records = [json.loads(path.read_text(encoding="utf-8")) for path in HERE.glob("*/*.json")]
    assert len(records) == len(games())
    assert all(golden["outcome"]["over"] for golden in records)
    tables = {(golden["record"]["game"], golden["record"]["seats"]) for golden in records}
    assert tables == {(name, seats) for name in OPTIONS for seats in GAMES[name].seats}
    assert {name for name in GAMES if (ROOT / "tests" / name).is_dir()} <= set(OPTIONS), "a game with tests of its own"


@pytest.mark.parametrize(
    "entry",
    json.loads(COUNTS.read_text(encoding="utf-8")),
    ids=lambda entry: f"{entry['game']} {entry['seats']} {entry['options']}",
)
def test_numbers_of_different_lines(entry):
    game = GAMES[entry["game"]]
    state = game.new(entry["seats"], entry["seed"], **entry["options"])
    assert [count_lines(game, state, n + 1) for n in range(len(entry["lines"]))] == entry["lines"]
