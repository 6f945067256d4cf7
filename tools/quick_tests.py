"""The quick tests of the rules, which tell mutants: every scenario of a game (or of all), without a test runner, and
the specs under pytest.

First all of them are played once, and for each function of the modules it is kept which tests call it; of a mutant only
those are played, in a process that is forked with Python, pytest and the texts at hand already: a tenth of a second
for one that a scenario notices.
"""

import ast
import os
import pickle
import resource
import sys
import time
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

SCENARIOS = Path("tests", "scenarios")
LEFT_OUT = ("properties", "options", "scorer", "junk", "puzzles", "pictures", "characters", "advice")
"""Specs that are slow, need drawings that are not copied for mutants, or are of players."""
PLUGINS = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:hypothesispytest"]
QUIET = ["-x", "-q", "--no-header", "-m", "not slow and not wide and not soak and not native", *PLUGINS]
ANYWHERE = 0
"""The line that stands for what is not in a function."""

Touched = dict[str, dict[int, list[str]]]
"""For each module the lines at which functions begin, each with the tests that call it, the quickest first."""


def scenarios(game: str) -> list[str]:
    """Return the scenario files of a game, of all for "*"."""
    return [str(path) for path in sorted(SCENARIOS.glob(f"{game}/*.toml"))]


def scenarios_hold(paths: Sequence[str], before: Callable[[str], None] = lambda path: None) -> bool:
    """Return whether every scenario holds, up to the first that does not."""
    from sanjuan.cli.scenario import run_file

    for path in paths:
        before(path)
        if run_file(path):
            return False
    return True


def specs(game: str, more: Sequence[str]) -> list[str]:
    """Return pytest's arguments for the specs of a game, of all for "*", and for further tests."""
    folders = [f"tests/{folder.name}" for folder in sorted(SCENARIOS.glob(game)) if folder.is_dir()]
    ignored = [f"--ignore-glob=*{name}*" for name in LEFT_OUT if not any(name in one for one in more)]
    return [*ignored, *folders, "tests/table", *more]


class Watch:
    """Keeps which test calls which function of some modules, and how long each test takes."""

    def __init__(self, modules: Collection[str]) -> None:
        self.modules = {str(Path.cwd() / module): module for module in modules}
        self.test, self.began = "", 0.0
        self.seconds: dict[str, float] = {}
        self.calls: set[tuple[str, int, str]] = set()

    def begin(self, test: str) -> None:
        """Note that another test begins."""
        now = time.perf_counter()
        self.seconds[self.test] = now - self.began
        self.test, self.began = test, now
        sys.settrace(self.called)

    def called(self, frame: FrameType, event: str, argument: object) -> None:
        """Note a call, for `sys.settrace`."""
        module = self.modules.get(frame.f_code.co_filename)
        if module:
            self.calls.add((module, frame.f_code.co_firstlineno, self.test))

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Note that a test begins, for pytest."""
        self.begin(nodeid)

    def touched(self) -> Touched:
        """Return which tests call which functions."""
        found: Touched = {module: {} for module in self.modules.values()}
        for module, line, test in self.calls:
            if test:
                found[module].setdefault(line, []).append(test)
        for module, lines in found.items():
            lines[ANYWHERE] = [test for test in self.seconds if test]
            found[module] = {line: sorted(tests, key=self._quickest) for line, tests in lines.items()}
        return found

    def _quickest(self, test: str) -> tuple[bool, float]:
        return "::" in test, self.seconds.get(test, 0.0)


def quick(game: str, more: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the scenarios of a game (of all for "*"), and pytest's arguments for its specs and for further tests."""
    return scenarios(game), specs(game, more)


def watched(modules: Collection[str], paths: Sequence[str], arguments: Sequence[str]) -> Touched | None:
    """Play scenarios, and specs under pytest; returns which of them call which functions of the modules, None where
    one fails."""
    watch = Watch(modules)
    held = scenarios_hold(paths, watch.begin) and not pytest.main([*QUIET, *arguments], [watch])
    watch.begin("")
    sys.settrace(None)
    return watch.touched() if held else None


def noticing(source: str, line: int, touched: dict[int, list[str]]) -> list[str]:
    """Return the tests to be played for a change in one line: those that call the function it is in.

    What a function keeps for later is made for the first that calls it: for such a function all tests are played.
    """
    for node in ast.parse(source).body:
        for inner in ast.walk(node):
            if isinstance(inner, ast.FunctionDef) and inner.body[0].lineno <= line <= (inner.end_lineno or 0):
                kept = any("cache" in ast.unparse(decorator) for decorator in inner.decorator_list)
                first = min([inner.lineno, *(decorator.lineno for decorator in inner.decorator_list)])
                return touched[ANYWHERE] if kept else touched.get(first, [])
    return touched[ANYWHERE]


def hold(tests: Sequence[str]) -> bool:
    """Return whether some tests pass, up to the first that does not."""
    nodes = [test for test in tests if "::" in test]
    return scenarios_hold([test for test in tests if "::" not in test]) and not (
        nodes and pytest.main([*QUIET, *nodes])
    )


def forked(work: Callable[[], Any], seconds: int) -> Any:
    """Return what work comes to in a process of its own, which says nothing; None where that fails or takes long.

    The seconds are those of the processor: on a busy machine a survivor would else be taken for one that never ends.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        try:
            os.write(writing, pickle.dumps(work()))
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as told:
        answer = told.read()
    os.waitpid(child, 0)
    return pickle.loads(answer) if answer else None
