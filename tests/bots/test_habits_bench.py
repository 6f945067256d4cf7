"""Tests of `python -m bench habits`, which counts habits of computer players that people would notice."""

from importlib.util import find_spec

import pytest

from bench import habits
from sanjuan.games import GAMES


@pytest.mark.parametrize("name", [name for name in GAMES if find_spec(f"tests.{name}")])
def test_the_habits_of_every_game_are_counted(name, capsys):
    habits.main(["--game", name, "--seats", "3", "--games", "2"] + ["--bots", "greedy,random"])
    head, _, *rows = capsys.readouterr().out.splitlines()
    assert head == "| habit | greedy | random |"
    assert any(row.startswith("| points |") for row in rows)
    assert all(row.count("|") == 4 for row in rows)


def test_who_names_a_character_that_lies_open_is_noticed(capsys):
    habits.main(["--game", "citadels", "--seats", "5", "--games", "6", "--bots", "random,mason"])
    [row] = [row for row in capsys.readouterr().out.splitlines() if row.startswith("| kill:")]
    by_chance, by_rules = [float(cell.split()[0]) for cell in row.split("|")[2:4]]
    assert by_chance > by_rules == 0
