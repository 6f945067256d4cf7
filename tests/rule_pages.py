"""Reads docs/reports/rules.md for its tests: the rows of a game's part, and the scenarios and tests that they name."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
COVERAGE = (ROOT / "docs" / "reports" / "rules-coverage.md").read_text(encoding="utf-8")
REASON = re.compile(r"\*(overview|material|table)\*")
FIRST = "The rules, sentence by sentence"
"""The heading of the first part, that of the first game."""


def part(heading):
    """Return the part of docs/reports/rules.md under a heading of the first level."""
    page = (ROOT / "docs" / "reports" / "rules.md").read_text(encoding="utf-8")
    (found,) = [one for one in re.split(r"^# ", page, flags=re.MULTILINE) if one.startswith(heading + "\n")]
    return found


def rows_of(text):
    """Return the rows of the tables of a part: text, sentence, proof."""
    return [line.strip("| ").split(" | ") for line in text.splitlines() if re.match(r"\| (?!Text)", line)]


def proofs_of(rows):
    """Return the names of scenarios and tests in the last column."""
    return [proof for row in rows for proof in re.findall(r"`([^`]+)`", row[-1])]


def choices_of(text):
    """Return the names of scenarios and tests in the list of choices of a part."""
    return re.findall(r"`([^`]+)`", text.partition("where the texts leave a choice\n")[2])


def scenarios_of(game):
    """Return the names of a game's scenarios."""
    return {path.stem for path in (ROOT / "tests" / "scenarios" / game).glob("*.toml")}


@cache
def functions_of(name, folder):
    """Return the names of the functions in the files of this name under a folder of tests/."""
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "tests" / folder).rglob(name)]
    return {node.name for text in texts for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)}


def unknown(proofs, game):
    """Return the proofs that do not exist: neither a scenario of the game nor a test, in its folder or in any."""
    files = {proof.partition("::")[0] for proof in proofs if "::" in proof}
    found = {file: functions_of(file, game) or functions_of(file, ".") for file in files}
    names = scenarios_of(game) | {f"{file}::{name}" for file in files for name in found[file]}
    return [proof for proof in proofs if proof not in names]


def fault(row, texts):
    """Return what is wrong with a row: "" if it names its texts, a sentence, and a proof or a reason."""
    if len(row) != 3 or not row[1].strip():
        return f"not text, sentence and proof: {row}"
    if not set(row[0].split(", ")) <= texts:
        return f"no such text: {row}"
    return "" if "`" in row[2] or REASON.match(row[2]) else f"neither proof nor reason: {row}"


def faults(rows, texts):
    """Return the faults of rows."""
    return [fault(row, texts) for row in rows if fault(row, texts)]
