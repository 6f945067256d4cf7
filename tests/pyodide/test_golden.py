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


CODE = """
from json import dumps
from pathlib import Path
from sanjuan.cli.scenario import run_file
from tests.golden.make import played
from tests.golden.replay import differences, outcome
record = played("san_juan", 3, 77, {"edition": 2})
scenarios = sorted(Path("/repository/tests/scenarios").glob("*/*.toml"))
dumps({
    "differences": differences(),
    "record": record.to_json(),
    "outcome": outcome(record),
    "scenarios": len(scenarios),
    "problems": [problem for path in scenarios for problem in run_file(path)],
})
"""


@pytest.fixture(scope="module")
def there():
    """Return the results in the Pyodide of node_modules (put there by `make build`)."""
    assert (ROOT / "node_modules" / "pyodide").is_dir(), "run `make build` first: it brings Pyodide"
    command = ["node", str(Path(__file__).with_name("replay.mjs")), str(ROOT), CODE]
    ran = subprocess.run(command, capture_output=True, text=True, env=node_environment(), timeout=300)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout.splitlines()[-1])


def test_golden_records_end_the_same(there):
    assert there["differences"] == []


def test_a_game_played_there_is_the_same_here(there):
    assert outcome(read(there["record"], GAMES)) == there["outcome"]


def test_scenarios_hold(there):
    assert there["scenarios"] > 0 and there["problems"] == []
