"""The golden records, counts and scenarios hold inside Pyodide as they do under CPython."""

import json
import subprocess
from pathlib import Path

import pytest
from prepare import node_environment

from sanjuan.games import GAMES
from sanjuan.table.record import read
from tests.golden.replay import outcome

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.slow


def in_pyodide(code):
    """Run Python inside the Pyodide of node_modules (put there by `make build`); returns what its last line gives."""
    assert (ROOT / "node_modules" / "pyodide").is_dir(), "run `make build` first: it brings Pyodide"
    command = ["node", str(Path(__file__).with_name("replay.mjs")), str(ROOT), code]
    ran = subprocess.run(command, capture_output=True, text=True, env=node_environment(), timeout=300)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout.splitlines()[-1])


def test_golden_records_end_the_same():
    assert in_pyodide("from json import dumps; from tests.golden.replay import differences; dumps(differences())") == []


def test_a_game_played_there_is_the_same_here():
    code = """
from json import dumps
from tests.golden.make import played
from tests.golden.replay import outcome
record = played(3, 77, {"edition": 2})
dumps({"record": record.to_json(), "outcome": outcome(record)})
"""
    there = in_pyodide(code)
    assert outcome(read(there["record"], GAMES)) == there["outcome"]


def test_scenarios_hold():
    code = """
from json import dumps
from pathlib import Path
from sanjuan.scenario.run import run_file
dumps([problem for path in Path("/repository/tests/scenarios/san_juan").glob("*.toml") for problem in run_file(path)])
"""
    assert in_pyodide(code) == []
