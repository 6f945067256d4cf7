"""The players play the same game under CPython and in Pyodide: no figure of theirs hangs on the Python it runs in."""

import json
import subprocess
from pathlib import Path

import pytest
from prepare import node_environment

from tests.bots.matches import results

ROOT = Path(__file__).resolve().parents[2]
REPLAY = ROOT / "tests" / "pyodide" / "replay.mjs"
CODE = "from json import dumps; from tests.bots.matches import results; dumps(results())"


@pytest.mark.slow
def test_matches_go_the_same_in_pyodide():
    command = ["node", str(REPLAY), str(ROOT), CODE]
    ran = subprocess.run(command, capture_output=True, text=True, env=node_environment(), timeout=300)
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout.splitlines()[-1]) == json.loads(json.dumps(results()))
