"""docs/reports/page.md and docs/reports/robustness.md: every test that they name as proof exists."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = ["reports/page.md", "reports/robustness.md"]
NAMED = [
    found
    for page in PAGES
    for found in re.findall(r"`((?:e2e|tests)/[\w/]+\.py)(?:::(\w+))?`", (ROOT / "docs" / page).read_text("utf-8"))
]


def named_in(path):
    """Return the names of the test functions of a file."""
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def test_every_test_that_the_table_of_features_names_exists():
    assert len(NAMED) > 60
    missing = [(path, name) for path, name in NAMED if not (ROOT / path).exists()]
    missing += [(path, name) for path, name in NAMED if not missing and name and name not in named_in(path)]
    assert missing == []


def test_every_feature_names_a_test():
    rows = [line for line in (ROOT / "docs" / PAGES[0]).read_text("utf-8").splitlines() if line.startswith("| ")]
    rows = [row for row in rows if "---" not in row and "Tested in" not in row]
    assert len(rows) > 25 and [row for row in rows if "`e2e/" not in row and "`tests/" not in row] == []
