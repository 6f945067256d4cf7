"""Change the rules in small ways and see whether the tests notice: `make mutate` (all modules) or
`python tools/mutate.py trader rounds` (some), in a copy of the sources under build/mutate.

Mutants are made and run by Cosmic Ray; the tests are the quick ones that read like the rulebook. Prints a line for
each survivor and the score of each module; ends with 1 when one survived that the mutants.py of no game
explains.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from alhambra import mutants as alhambra
from san_juan import mutants as san_juan
from say import Stop, say

ROOT = Path(__file__).resolve().parent.parent
COPY = Path(os.environ.get("MUTATE", ROOT / "build" / "mutate"))
MODULES = san_juan.RULES | alhambra.RULES
MORE_TESTS = san_juan.MORE_TESTS | alhambra.MORE_TESTS
KNOWN = san_juan.KNOWN | alhambra.KNOWN
MODULES |= {name: f"sanjuan/table/{name}.py" for name in ("flow", "answers", "record", "position", "typecheck")}
# Operators whose mutants say nothing: `|` in type hints, sums that become powers and shifts, `is` for `==`, and steps
# that are not entered in the register (found at once by the properties, which are not among the quick tests).
SENSELESS = [
    r"core/ReplaceBinaryOperator_(?!Add_Sub|Sub_Add|Mul_Add|FloorDiv_Mul|Mod_Sub)",
    r"core/ReplaceComparisonOperator_\w+_(Is|IsNot)$",
    r"core/RemoveDecorator",
    r"core/ReplaceUnaryOperator_\w+_(Invert|UAdd)|core/ReplaceUnaryOperator_Delete",
    r"core/ExceptionReplacer",
]
QUICK_TESTS = [sys.executable, "tools/quick_tests.py"]
SECONDS_FOR_ONE = int(os.environ.get("SECONDS_FOR_ONE", 60))


def copy_sources() -> None:
    """Put the sources and tests where mutants can do no harm."""
    shutil.rmtree(COPY, ignore_errors=True)
    for folder in ("sanjuan", "tests", "web", "docs", "tools"):
        shutil.copytree(ROOT / folder, COPY / folder, ignore=shutil.ignore_patterns("art", "*.sqlite"))
    for name in ("pyproject.toml", "site.toml"):
        shutil.copy2(ROOT / name, COPY)


def tests_of(module: str) -> list[str]:
    """Return the command of the quick tests: those of the game whose module it is, or of all games."""
    folders = Path(MODULES[module]).parts
    return [*QUICK_TESTS, "--of", folders[2]] if folders[1] == "games" else QUICK_TESTS


def configure(module: str) -> Path:
    """Write Cosmic Ray's configuration for one module; returns its path."""
    path = COPY / f"{module}.toml"
    lines = [
        "[cosmic-ray]",
        f"module-path = {json.dumps(MODULES[module])}",
        f"timeout = {SECONDS_FOR_ONE}.0",
        "excluded-modules = []",
        f"test-command = {json.dumps(' '.join([*tests_of(module), *MORE_TESTS.get(module, [])]))}",
        "[cosmic-ray.distributor]",
        'name = "local"',
        "[cosmic-ray.filters.operators-filter]",
        f"exclude-operators = {json.dumps(SENSELESS)}",
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def cosmic(*arguments: str | Path) -> str:
    """Run one of Cosmic Ray's programs in the copy."""
    tools = Path(sys.executable).parent
    command = [tools / arguments[0], *arguments[1:]]
    return subprocess.run(command, cwd=COPY, check=True, capture_output=True, text=True).stdout


def outcomes(session: str) -> Iterator[tuple[str, int, str, str]]:
    """The mutants that were run: (operator, line, "killed" or "survived" or "incompetent", diff)."""
    for line in cosmic("cosmic-ray", "dump", session).splitlines():
        item, result = json.loads(line)
        if result and result["test_outcome"]:
            mutation = item["mutations"][0]
            yield mutation["operator_name"], mutation["start_pos"][0], result["test_outcome"], result["diff"]


def changed(diff: str) -> str:
    """What a mutant changes: the old and the new line."""
    lines = [line for line in diff.splitlines() if line[:1] in "+-" and line[:3] not in ("+++", "---")]
    return " => ".join(line[1:].strip() for line in lines)


def reason(module: str, change: str) -> str:
    """Return why a change makes no difference, "" where nothing is known."""
    new = change.partition(" => ")[2]
    return next((why for part, why in KNOWN["*"] + KNOWN.get(module, []) if part in new), "")


def run(module: str) -> int:
    """Make and test the mutants of a module; returns how many there are and the survivors that nothing explains."""
    config, session = str(configure(module)), f"{module}.sqlite"
    cosmic("cosmic-ray", "init", config, session)
    cosmic("cr-filter-operators", session, config)
    cosmic("cosmic-ray", "exec", config, session)
    found = list(outcomes(session))
    survivors = [(line, changed(diff)) for _, line, outcome, diff in found if outcome == "survived"]
    killed = len(found) - len(survivors)
    left = [(line, change) for line, change in survivors if not reason(module, change)]
    say(f"{module}: {killed} of {len(found)} killed, {len(survivors) - len(left)} equivalent, {len(left)} to look at")
    for line, change in left:
        print(f"  {MODULES[module]}:{line}: {change}", flush=True)
    return len(left)


def main(modules: Sequence[str]) -> None:
    """Run the modules named, or all of them."""
    unknown = [module for module in modules if module not in MODULES]
    if unknown:
        raise Stop(f"no module {unknown[0]!r} to mutate.", f"name some of {', '.join(MODULES)}")
    copy_sources()
    if subprocess.run(QUICK_TESTS, cwd=COPY, stdout=subprocess.DEVNULL).returncode:
        raise Stop("the tests fail without any mutant.", "make check")
    left = [run(module) for module in modules or MODULES]
    sys.exit(any(left))


if __name__ == "__main__":
    main(sys.argv[1:])
