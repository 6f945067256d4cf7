"""Golden records end as written down, and the numbers of possible lines stay what they are."""

import json

import pytest

from sanjuan.games import GAMES
from tests.golden.replay import COUNTS, FOLDER, count_lines, differences

GAME = GAMES["san_juan"]


def test_every_golden_record_ends_as_written_down():
    assert differences() == []


def test_they_are_whole_games_of_every_edition_and_number_of_seats():
    records = [json.loads(path.read_text(encoding="utf-8")) for path in FOLDER.glob("*.json")]
    assert len(records) == 18
    assert all(golden["outcome"]["over"] for golden in records)
    assert {golden["record"]["seats"] for golden in records} == {2, 3, 4}


@pytest.mark.parametrize(
    "entry", json.loads(COUNTS.read_text(encoding="utf-8")), ids=lambda entry: str(entry["options"])
)
def test_numbers_of_different_lines(entry):
    state = GAME.new(entry["seats"], entry["seed"], **entry["options"])
    assert [count_lines(GAME, state, n + 1) for n in range(len(entry["lines"]))] == entry["lines"]
