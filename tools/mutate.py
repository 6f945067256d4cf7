"""Change the rules in small ways and see whether the tests notice: `make mutate` (all modules) or
`python tools/mutate.py trader rounds` (some), in a copy of the sources under build/mutate.

Mutants are made by Cosmic Ray; the tests are the quick ones that read like the rulebook, of them those that call the
changed function; where nearly all do, those that are chosen for the module. Prints a line for each survivor and the
score of each module; ends with 1 when one survived that the mutants.py of no game explains.
"""

import os
import shutil
import sys
import tomllib  # noqa: F401  (at hand in every process that is forked for a mutant)
from collections.abc import Sequence
from difflib import unified_diff
from itertools import groupby
from pathlib import Path

from alhambra import mutants as alhambra
from citadels import mutants as citadels
from console import Stop, say
from mutations import Mutant, mutants
from quick_tests import Touched, forked, hold, noticing, quick, watched
from san_juan import mutants as san_juan

ROOT = Path(__file__).resolve().parent.parent
COPY = Path(os.environ.get("MUTATE", ROOT / "build" / "mutate"))
MODULES = san_juan.RULES | alhambra.RULES | citadels.RULES
MORE_TESTS = san_juan.MORE_TESTS | alhambra.MORE_TESTS | citadels.MORE_TESTS
TESTS_OF = san_juan.TESTS_OF | alhambra.TESTS_OF | citadels.TESTS_OF
_TEXTS = ["tests/table/test_typecheck.py", "tests/table/test_position.py", "tests/table/test_junk.py"]
TESTS_OF |= dict.fromkeys(("position", "typecheck"), _TEXTS)
KNOWN = san_juan.KNOWN | alhambra.KNOWN | citadels.KNOWN
MODULES |= {name: f"sanjuan/table/{name}.py" for name in ("flow", "answers", "record", "position", "typecheck")}
SECONDS_FOR_ONE = int(os.environ.get("SECONDS_FOR_ONE", 60))
SECONDS_FOR_ALL = 1200


def copy_sources() -> None:
    """Put the sources and tests where mutants can do no harm, and go there."""
    shutil.rmtree(COPY, ignore_errors=True)
    for folder in ("sanjuan", "tests", "web", "docs", "tools"):
        shutil.copytree(ROOT / folder, COPY / folder, ignore=shutil.ignore_patterns("art", "*.sqlite"))
    for name in ("pyproject.toml", "site.toml"):
        shutil.copy2(ROOT / name, COPY)
    os.chdir(COPY)
    sys.path.insert(0, str(COPY))


def game_of(module: str) -> str:
    """Return the game whose module it is, "*" for those of all games."""
    folders = Path(MODULES[module]).parts
    return folders[2] if folders[1] == "games" else "*"


def changed(diff: str) -> str:
    """Return what a mutant changes: the old and the new line."""
    lines = [line for line in diff.splitlines() if line[:1] in "+-" and line[:3] not in ("+++", "---")]
    return " => ".join(line[1:].strip() for line in lines)


def reason(module: str, change: str) -> str:
    """Return why a change makes no difference, "" where nothing is known."""
    new = change.partition(" => ")[2]
    return next((why for part, why in KNOWN["*"] + KNOWN.get(module, []) if part in new), "")


def survives(path: Path, mutant: Mutant, tests: Sequence[str]) -> bool:
    """Return whether all tests pass with a mutant in the place of its module."""
    source = path.read_text(encoding="utf-8")
    try:
        path.write_text(mutant.text, encoding="utf-8")
        return forked(lambda: hold(tests), SECONDS_FOR_ONE) is True
    finally:
        path.write_text(source, encoding="utf-8")


def run(module: str, touched: Touched) -> int:
    """Make and test the mutants of a module; returns how many survivors nothing explains."""
    path = COPY / MODULES[module]
    source = path.read_text(encoding="utf-8")
    made, survivors = 0, []
    for mutant in mutants(path):
        made += 1
        if survives(path, mutant, noticing(source, mutant.line, touched[MODULES[module]])):
            diff = "\n".join(unified_diff(source.splitlines(), mutant.text.splitlines(), lineterm=""))
            survivors.append((mutant.line, changed(diff)))
    left = [(line, change) for line, change in survivors if not reason(module, change)]
    killed, same = made - len(survivors), len(survivors) - len(left)
    say(f"{module}: {killed} of {made} killed, {same} equivalent, {len(left)} to look at")
    for line, change in left:
        print(f"  {MODULES[module]}:{line}: {change}", flush=True)
    return len(left)


def together(module: str) -> tuple[str, list[str]]:
    """Return what modules have in common that meet the same tests: their game, and the tests chosen for them."""
    return game_of(module), TESTS_OF.get(module, [])


def run_together(modules: Sequence[str]) -> int:
    """Run modules with the same tests, after these were played once; returns how many survivors nothing explains."""
    files = [MODULES[module] for module in modules]
    game, chosen = together(modules[0])
    more = sorted({test for module in modules for test in MORE_TESTS.get(module, [])})
    touched = forked(lambda: watched(files, *(([], chosen) if chosen else quick(game, more))), SECONDS_FOR_ALL)
    if touched is None:
        raise Stop("the tests fail without any mutant.", "make check")
    sys.dont_write_bytecode = True
    return sum([run(module, touched) for module in modules])


def main(modules: Sequence[str]) -> None:
    """Run the modules named, or all of them."""
    unknown = [module for module in modules if module not in MODULES]
    if unknown:
        raise Stop(f"no module {unknown[0]!r} to mutate.", f"name some of {', '.join(MODULES)}")
    copy_sources()
    alike = groupby(sorted(modules or MODULES, key=together), together)
    left = [run_together(list(group)) for _, group in alike]
    sys.exit(any(left))


if __name__ == "__main__":
    main(sys.argv[1:])
