"""`python -m sanjuan`: its commands, and what it says to mistakes."""

import re
import shlex
import subprocess
import sys

import pytest

from sanjuan.__main__ import main
from sanjuan.bots.known import bots
from sanjuan.cli.commands import COMMANDS, examples, reader
from sanjuan.games import GAMES
from sanjuan.words.bundles import words


def test_without_a_command_it_tells_the_commands(capsys):
    assert main([]) == 2
    assert "arena" in capsys.readouterr().out


def test_an_unknown_command_is_answered_with_the_nearest(capsys):
    assert main(["arean"]) == 2
    assert "did you mean 'arena'?" in capsys.readouterr().err


def test_an_unknown_option_is_answered_by_its_command_with_the_nearest(capsys):
    with pytest.raises(SystemExit, match="2"):
        main(["arena", "--gams", "4"])
    said = capsys.readouterr().err
    assert "sanjuan arena [-h]" in said and said.endswith("unrecognized arguments: --gams 4; did you mean --games?\n")


@pytest.mark.parametrize("name", GAMES)
def test_the_help_says_what_every_option_of_a_game_is(name, capsys):
    with pytest.raises(SystemExit, match="0"):
        main(["play", "--game", name, "--help"])
    said, t = " ".join(capsys.readouterr().out.split()), words("en", GAMES[name])
    assert [row.name for row in GAMES[name].options if t(f"option-{row.name}") not in said] == []


def test_a_word_that_is_like_no_command_is_answered_with_all_of_them(capsys):
    assert main(["foo"]) == 2
    said = capsys.readouterr().err
    assert "did you mean" not in said and all(command.name in said for command in COMMANDS)


@pytest.mark.parametrize("program", ["/usr/bin/sanjuan", "sanjuan/__main__.py"])
def test_the_help_calls_the_program_as_it_was_called(program, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", [program])
    with pytest.raises(SystemExit, match="0"):
        main(["--help"])
    wanted = "usage: sanjuan " if program.endswith("/sanjuan") else "usage: python -m sanjuan "
    assert capsys.readouterr().out.startswith(wanted)


@pytest.mark.parametrize("command", COMMANDS, ids=[command.name for command in COMMANDS])
def test_the_help_of_every_command_is_whole(command, capsys):
    with pytest.raises(SystemExit, match="0"):
        main([command.name, "--help"])
    said = capsys.readouterr().out
    assert "%%" not in said
    assert all(line in said for line in examples(command)) and max(map(len, said.splitlines())) < 100


@pytest.mark.parametrize("command", COMMANDS, ids=[command.name for command in COMMANDS])
def test_the_example_of_every_command_can_be_read(command, monkeypatch):
    for line in examples(command):
        given = shlex.split(line)
        assert vars(reader(given).parse_args(given))["run"]


@pytest.mark.parametrize("name", ["show", "position"])
def test_the_example_of_a_recorded_game_works_in_an_empty_folder(name, monkeypatch, tmp_path, capsys):
    monkeypatch.chdir(tmp_path)
    [command] = [command for command in COMMANDS if command.name == name]
    assert [main(shlex.split(line)) for line in examples(command)] == [0, 0]
    assert capsys.readouterr().out.count("\n") > 4


@pytest.mark.parametrize("name", GAMES)
def test_every_player_is_listed_with_its_way_of_playing(name, capsys):
    assert main(["arena", "--game", name, "--list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(bots(GAMES[name]))
    assert len({line.partition(" ")[2] for line in lines}) == len(lines)


def test_the_list_of_games_names_everything_that_a_list_of_names_may_hold(capsys):
    assert main(["games"]) == 0
    words = set(re.findall(r"\w+", capsys.readouterr().out))
    listed = [group["names"] for game in GAMES.values() for row in game.options for group in row.groups]
    assert listed and {one for names in listed for one in names} <= words


def test_it_runs_as_a_module():
    done = subprocess.run([sys.executable, "-m", "sanjuan", "arena", "--list"], capture_output=True, text=True)
    assert (done.returncode, done.stdout.split()[0]) == (0, "random")
