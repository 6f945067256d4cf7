"""Tests that every script of tools/ starts as the Makefile starts it, and finds its imports without help."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = [path.relative_to(ROOT) for path in sorted(ROOT.glob("tools/**/*.py"))]
SCRIPTS = [path for path in TOOLS if '__name__ == "__main__"' in (ROOT / path).read_text("utf-8")]
IMPORT = "import runpy, sys; sys.path[0] = sys.argv[2]; runpy.run_path(sys.argv[1], run_name='imported')"


@pytest.mark.parametrize("script", SCRIPTS, ids=str)
def test_a_script_finds_what_it_imports(script: Path) -> None:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    env |= {"PYTHONPATH": "tools"} if script.parent != Path("tools") else {}
    start = [sys.executable, "-c", IMPORT, str(script), str(script.parent)]
    ended = subprocess.run(start, env=env, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 0, ended.stderr
