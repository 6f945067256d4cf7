"""The game of examples/ in the place of a game: two folders and two lines, and everything holds for it."""

import subprocess
import sys

import pytest

from sanjuan.games import GAMES
from tests.moved import EXAMPLE, GAME, LINES, ROOT, move_in, with_line

PLACES = (f"sanjuan/games/{GAME}", f"web/tables/{GAME}")
GENERAL = ("conformance", "words", "lessons", "page", "table", "frames", "terminal", "env", "tools")
"""The folders of tests that know no game."""


pytestmark = pytest.mark.skipif(GAME in GAMES, reason="the game has been moved in here")


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """The repository with the game moved in."""
    return move_in(tmp_path_factory.mktemp("moved"))


def said(copy, *command):
    """Run a module there; return what it says, which fails where the command does."""
    ran = subprocess.run([sys.executable, "-m", *command], cwd=copy, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
    return ran.stdout


def test_two_folders_and_two_lines_are_all_there_is_to_it():
    files = [path.relative_to(EXAMPLE).as_posix() for path in EXAMPLE.rglob("*") if path.is_file()]
    assert [file for file in files if "__pycache__" not in file and not file.startswith(PLACES)] == []
    for name, line in LINES.items():
        before = (ROOT / name).read_text("utf-8").splitlines()
        after = with_line((ROOT / name).read_text("utf-8"), *line).splitlines()
        assert [line for line in after if line not in before] == [line[1].rstrip()] and len(after) == len(before) + 1


def test_contributing_shows_the_lines_as_they_are_tried_here():
    guide = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert [line for _, line, _ in LINES.values() if line.strip() not in guide] == []


@pytest.mark.slow
def test_it_plays_in_the_arena_and_its_code_keeps_to_the_rules_of_the_house(copy):
    told = said(copy, "sanjuan", "arena", "--game", GAME, "--bots", "greedy,random", "--seats", "2", "--games", "20")
    assert "greedy" in told and "random" in told
    said(copy, "ruff", "check", *PLACES)
    said(copy, "ruff", "format", "--check", *PLACES)
    said(copy, "mypy", *PLACES)


@pytest.mark.soak
def test_the_general_tests_hold_for_it(copy):
    quick = ["-q", "-n", "2", "-m", "not slow and not wide and not soak and not native", "-p", "no:cacheprovider"]
    said(copy, "pytest", *quick, *[f"tests/{folder}" for folder in GENERAL])
