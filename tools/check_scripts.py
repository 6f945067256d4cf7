"""Check the scripts as strictly as the Python: their types by TypeScript, all else by Oxlint.

Usage: python tools/check_scripts.py [ROOT]   (`prepare.py scripts` brings both)

A script runs in the page, in its worker, in the service worker or in Node; each of these has other globals, and so a
project of its own in typings/scripts/.
"""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from prepare import ROOT, node_environment

PROJECTS = ("page", "worker", "service", "node", "tests")
PROGRAMS = Path(".venv/scripts/node_modules/.bin")


def commands() -> list[list[str]]:
    """Return what is run: Oxlint once, TypeScript for each project."""
    lint = [str(PROGRAMS / "oxlint"), "--deny-warnings", "--format=unix"]
    return [lint, *([str(PROGRAMS / "tsc"), "-p", f"typings/scripts/{name}.json"] for name in PROJECTS)]


def main(arguments: Sequence[str]) -> int:
    """Run all side by side, show what those say that find something; return 1 if any does."""
    root, env = Path(*arguments).absolute() if arguments else ROOT, node_environment()
    pipe = subprocess.PIPE
    running = [
        subprocess.Popen(one, cwd=root, env=env, stdout=pipe, stderr=subprocess.STDOUT, text=True) for one in commands()
    ]
    said = [process.communicate()[0] for process in running]
    failed = [text for process, text in zip(running, said, strict=True) if process.returncode]
    print("\n".join(failed) or "Success: no issues found in the scripts", flush=True)
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
