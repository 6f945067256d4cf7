"""Measurements in processes of their own: under this CPython, and in Pyodide under Node; in processor seconds."""

import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
HERE = "import json, time; from {module} import measured; print(json.dumps(measured(time.process_time, *{given})))"


def folder_of(package: str) -> Path:
    """Return the folder that a package is imported from."""
    spec = find_spec(package)
    assert spec and spec.origin, package
    return Path(spec.origin).parent


def in_cpython(module: str, *given: object) -> tuple[str, Any]:
    """Return the runtime's name, and what `measured(clock, *given)` of a module says under this Python."""
    code = HERE.format(module=module, given=list(given))
    return f"CPython {sys.version.split()[0]}", _output([sys.executable, "-c", code])


def in_node(module: str, *given: object) -> tuple[str, Any]:
    """Return the runtime's name, and what `measured(clock, *given)` of a module says in Pyodide under Node."""
    folders = [f"{name}={folder_of(name)}" for name in ("sanjuan", "bench")]
    node = shutil.which("node") or ROOT / ".venv/bin/node"
    asked = f"--measured={module},{json.dumps(given)}"
    return "Pyodide in Node", _output([node, ROOT / "bench/pyodide.mjs", asked, *folders])


def _output(command: Sequence[str | Path]) -> Any:
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    if done.returncode:
        sys.exit(f"bench: {done.stderr.strip()}")
    return json.loads(done.stdout.splitlines()[-1])
