"""Run the quick tests of the rules, ending at the first failure: `python tools/quick_tests.py [MORE...]`
(for tools/mutate.py).

First every scenario without a test runner, which tells most mutants in a blink; then the specs under pytest, then
more tests if any are named.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path.cwd()
SCENARIOS = ROOT / "tests" / "scenarios"
SPECS = [*(f"tests/{folder.name}" for folder in sorted(SCENARIOS.iterdir()) if folder.is_dir()), "tests/table"]
SLOW = ("properties", "options", "scorer", "junk", "puzzles")
PLUGINS = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:hypothesispytest"]


def scenarios_hold() -> bool:
    """Say whether every scenario holds, up to the first that does not."""
    from sanjuan.scenario.run import run_file

    return not any(run_file(path) for path in sorted(SCENARIOS.glob("*/*.toml")))


def specs_hold(more: Sequence[str]) -> bool:
    """Say whether every spec passes, up to the first that does not."""
    import pytest

    ignored = [f"--ignore-glob=*{name}*" for name in SLOW]
    quiet = ["-x", "-q", "--no-header", "-m", "not slow and not soak", *PLUGINS]
    return not (pytest.main([*quiet, *ignored, *SPECS]) or more and pytest.main([*quiet, *more]))


def main() -> None:
    """End with 1 when a scenario or a spec fails."""
    sys.path.insert(0, str(ROOT))
    sys.exit(0 if scenarios_hold() and specs_hold(sys.argv[1:]) else 1)


if __name__ == "__main__":
    main()
