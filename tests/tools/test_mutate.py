"""Tests of the arguments and the report of `make mutate` (the mutants themselves take minutes)."""

import sys
from pathlib import Path

import pytest

import mutate
import quick_tests
from mutate import KNOWN, reason
from quick_tests import Watch, forked, noticing

ROOT = Path(__file__).resolve().parents[2]
DIFF = """--- mutation diff ---
--- a/sanjuan/table/flow.py
+++ b/sanjuan/table/flow.py
@@ -1,2 +1,2 @@
 unchanged
-    if count > 1:
+    if count >= 1:
"""


def test_every_module_to_mutate_is_there():
    assert [path for path in mutate.MODULES.values() if not (ROOT / path).is_file()] == []


def test_every_test_chosen_for_a_module_is_there():
    chosen = {test for tests in mutate.TESTS_OF.values() for test in tests}
    texts = {test: (ROOT / test.partition("::")[0]).read_text(encoding="utf-8") for test in chosen}
    assert [test for test, text in texts.items() if test.partition("::")[2] not in text] == []
    assert set(mutate.TESTS_OF) <= set(mutate.MODULES)


def test_modules_meet_the_same_tests_only_where_none_are_chosen_for_them():
    names = ("trader", "builder", "sight", "alhambra_guess")
    trader, builder, sight, alhambra = (mutate.together(name) for name in names)
    assert trader == builder == ("san_juan", [])
    assert sight[0] == "san_juan" and sight[1] and alhambra[1] != sight[1]


def test_every_module_with_known_survivors_is_mutated():
    assert set(KNOWN) - {"*"} <= set(mutate.MODULES)


def test_a_module_that_is_not_there_is_told_with_those_that_are():
    with pytest.raises(SystemExit) as stopped:
        mutate.main(["tradre"])
    assert "no module 'tradre' to mutate" in str(stopped.value) and "trader" in str(stopped.value)


def test_a_change_is_told_as_old_and_new_line():
    assert mutate.changed(DIFF) == "if count > 1: => if count >= 1:"


def test_known_survivors_have_a_reason_and_others_have_none():
    assert reason("expansions", "a == b => counts[seat] <= min(counts)")
    assert reason("trader", "a == b => counts[seat] <= min(counts)") == ""
    assert reason("trader", "reveals += 1 => reveals += 2")
    assert all(part and why for pairs in KNOWN.values() for part, why in pairs)


def test_the_page_on_mutants_has_a_line_for_each_module():
    page = (ROOT / "docs" / "reports" / "mutation.md").read_text(encoding="utf-8")
    assert [name for name in mutate.MODULES if f"| {name} |" not in page] == []


SOURCE = """TABLE = 3
@cache
def kept():
    return TABLE
def f(a=1):
    return a + TABLE
"""
TOUCHED = {0: ["a.toml", "b.toml", "c::d"], 2: ["a.toml"], 5: ["b.toml"]}


def test_a_change_in_a_function_is_told_by_the_tests_that_call_it():
    assert noticing(SOURCE, 6, TOUCHED) == ["b.toml"]
    assert noticing(SOURCE, 6, {0: ["a.toml"]}) == []


@pytest.mark.parametrize("line", [1, 4, 5])
def test_a_change_outside_of_functions_or_in_one_that_keeps_its_result_is_told_by_all(line):
    assert noticing(SOURCE, line, TOUCHED) == TOUCHED[0]


def test_the_calls_of_a_scenario_are_noted_with_its_functions(monkeypatch):
    monkeypatch.chdir(ROOT)
    path = "sanjuan/games/alhambra/rules/ending.py"
    watch = Watch([path])
    scenarios = quick_tests.scenarios("alhambra")
    assert quick_tests.scenarios_hold(scenarios, watch.begin)
    watch.begin("")
    sys.settrace(None)
    found = watch.touched()[path]
    assert set(found[0]) == set(scenarios)
    assert all(0 < len(tests) < len(scenarios) for line, tests in found.items() if line)


@pytest.mark.slow
def test_what_is_forked_comes_back_or_is_nothing():
    assert forked(lambda: 1 + 1, 10) == 2
    assert forked(lambda: 1 // 0, 10) is None
    assert forked(endless, 1) is None


def endless():
    """Do nothing, for ever."""
    while True:
        pass
