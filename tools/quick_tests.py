"""Run the quick tests of the rules, ending at the first failure: `python tools/quick_tests.py [--game GAME] [MORE...]`
(for tools/mutate.py), those of one game or of all.

First every scenario without a test runner, which tells most mutants in a blink; then the specs under pytest, then
more tests if any are named.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path.cwd()
SCENARIOS = ROOT / "tests" / "scenarios"
EVERY = "*"
SLOW = ("properties", "options", "scorer", "junk", "puzzles")
PLUGINS = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:hypothesispytest"]


def scenarios_hold(game: str) -> bool:
    """Say whether every scenario of a game ("*": of all) holds, up to the first that does not."""
    from sanjuan.scenario.run import run_file

    return not any(run_file(path) for path in sorted(SCENARIOS.glob(f"{game}/*.toml")))


def specs_hold(game: str, more: Sequence[str]) -> bool:
    """Say whether every spec passes, up to the first that does not; of all games also those of the table."""
    import pytest

    ignored = [f"--ignore-glob=*{name}*" for name in SLOW]
    quiet = ["-x", "-q", "--no-header", "-m", "not slow and not soak", *PLUGINS]
    specs = [f"tests/{folder.name}" for folder in sorted(SCENARIOS.glob(game)) if folder.is_dir()]
    specs += ["tests/table"] if game == EVERY else []
    return not (pytest.main([*quiet, *ignored, *specs]) or more and pytest.main([*quiet, *more]))


def main() -> None:
    """End with 1 when a scenario or a spec fails."""
    sys.path.insert(0, str(ROOT))
    game, more = (sys.argv[2], sys.argv[3:]) if sys.argv[1:2] == ["--game"] else (EVERY, sys.argv[1:])
    sys.exit(0 if scenarios_hold(game) and specs_hold(game, more) else 1)


if __name__ == "__main__":
    main()
