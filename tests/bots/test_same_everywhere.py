"""The players play the same game under CPython and in Pyodide: no figure of theirs hangs on the Python it runs in."""

import json
import subprocess
from pathlib import Path

import pytest

from prepare import node_environment
from sanjuan.games import GAMES
from tests.bots.matches import results
from tests.bots.reviewed import outcome
from tests.conformance.positions import all_decisions

ROOT = Path(__file__).resolve().parents[2]
REPLAY = ROOT / "tests" / "pyodide" / "replay.mjs"
CODE = """
from json import dumps
from tests.bots.matches import results
from tests.bots.reviewed import outcomes
from tests.conformance.positions import all_decisions
dumps({"matches": results(), "decisions": all_decisions(), "reviews": outcomes()})
"""
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def there():
    """What comes out in Pyodide."""
    command = ["node", str(REPLAY), str(ROOT), CODE]
    ran = subprocess.run(command, capture_output=True, text=True, env=node_environment(), timeout=300)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout.splitlines()[-1])


def test_matches_go_the_same_in_pyodide(there):
    assert there["matches"] == json.loads(json.dumps(results()))


def test_every_player_decides_the_same_in_pyodide(there):
    """In positions with every kind of question, all levels and the searching players."""
    here = all_decisions()
    assert there["decisions"].keys() == here.keys()
    for player, decided in here.items():
        assert there["decisions"][player] == decided, player


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.adviser])
def test_a_game_is_reviewed_alike_in_pyodide_and_within_30_seconds(there, name):
    report, seconds = there["reviews"][name]
    assert seconds <= 30
    assert report == json.loads(json.dumps(outcome(name)[0]))
    assert all(decision["looks"] for decision in report["decisions"])
