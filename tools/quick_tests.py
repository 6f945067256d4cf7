"""Run the quick tests of the rules, ending at the first failure: `python tools/quick_tests.py [--of GAME] [MORE...]`
(for tools/mutate.py).

First every scenario (or those of one game) without a test runner, which tells most mutants in a blink; then the specs
under pytest, then more tests if any are named.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

ROOT = Path.cwd()
SCENARIOS = ROOT / "tests" / "scenarios"
LEFT_OUT = ("properties", "options", "scorer", "junk", "puzzles", "pictures")
"""Specs that are slow, or need drawings that are not copied for mutants."""
PLUGINS = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:hypothesispytest"]


def scenarios_hold(game: str) -> bool:
    """Say whether every scenario holds, up to the first that does not."""
    from sanjuan.scenario.run import run_file

    return not any(run_file(path) for path in sorted(SCENARIOS.glob(f"{game}/*.toml")))


def specs_hold(game: str, more: Sequence[str]) -> bool:
    """Say whether every spec passes, up to the first that does not."""
    import pytest

    ignored = [f"--ignore-glob=*{name}*" for name in LEFT_OUT]
    quiet = ["-x", "-q", "--no-header", "-m", "not slow and not soak", *PLUGINS]
    specs = [*(f"tests/{folder.name}" for folder in sorted(SCENARIOS.glob(game)) if folder.is_dir()), "tests/table"]
    return not (pytest.main([*quiet, *ignored, *specs]) or more and pytest.main([*quiet, *more]))


def main() -> None:
    """End with 1 when a scenario or a spec fails."""
    reader = ArgumentParser("python tools/quick_tests.py")
    reader.add_argument("--of", default="*", metavar="GAME", help="whose scenarios and specs (default: all)")
    reader.add_argument("more", nargs="*", help="further tests")
    asked = reader.parse_args()
    sys.path.insert(0, str(ROOT))
    sys.exit(0 if scenarios_hold(asked.of) and specs_hold(asked.of, asked.more) else 1)


if __name__ == "__main__":
    main()
