"""The players play the same game under CPython and in Pyodide: no figure of theirs hangs on the Python it runs in."""

import json
import subprocess
from pathlib import Path

import pytest

from bench.reviewing import ADVISED, outcome
from prepare import node_environment
from tests.bots.matches import results
from tests.conformance.positions import all_decisions

ROOT = Path(__file__).resolve().parents[2]
REPLAY = ROOT / "tests" / "pyodide" / "replay.mjs"
CODE = """
from json import dumps
from tests.bots.matches import results
from bench.reviewing import ADVISED, outcome
from tests.conformance.positions import all_decisions
reviews = {name: outcome(name, @ANSWERS@) for name in ADVISED}
dumps({"matches": results(), "decisions": all_decisions(), "reviews": reviews})
"""
ANSWERS = 16
"""Of a game that is reviewed: whole ones are for `python -m bench reviews`."""
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def there():
    """Return the results in Pyodide."""
    command = ["node", str(REPLAY), str(ROOT), CODE.replace("@ANSWERS@", str(ANSWERS))]
    ran = subprocess.run(command, capture_output=True, text=True, env=node_environment(), timeout=300)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout.splitlines()[-1])


@pytest.mark.wide
def test_matches_go_the_same_in_pyodide(there):
    assert there["matches"] == json.loads(json.dumps(results()))


def test_every_player_decides_the_same_in_pyodide(there):
    """In positions with every kind of question, all levels and the searching players."""
    here = all_decisions()
    assert there["decisions"].keys() == here.keys()
    for player, decided in here.items():
        assert there["decisions"][player] == decided, player


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ADVISED)
def test_a_game_is_reviewed_alike_in_pyodide(there, name):
    report = there["reviews"][name]
    assert report == json.loads(json.dumps(outcome(name, ANSWERS)))
    assert all(decision["looks"] for decision in report["decisions"])
