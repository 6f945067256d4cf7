"""What `make mutate` makes of its arguments and of what it finds (the mutants themselves take minutes)."""

from pathlib import Path

import pytest

import mutate
from mutate import KNOWN, reason

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
    page = (ROOT / "docs" / "mutation.md").read_text(encoding="utf-8")
    assert [name for name in mutate.MODULES if f"| {name} |" not in page] == []
