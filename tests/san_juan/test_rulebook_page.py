"""docs/rules.md: every sentence of the rules has a proof or says why not, and every proof that it names exists."""

import ast
import re
from pathlib import Path

from tests.scenarios.coverage import shown

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = {path.stem for path in (ROOT / "tests" / "scenarios" / "san_juan").glob("*.toml")}
PAGE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
COVERAGE = (ROOT / "docs" / "rules-coverage.md").read_text(encoding="utf-8")
ROWS = [line.strip("| ").split(" | ") for line in PAGE.splitlines() if re.match(r"\| (?!Text)", line)]
PROOFS = [proof for row in ROWS for proof in re.findall(r"`([^`]+)`", row[-1])]
TEXTS = {"1", "2", "N", "T"}
REASON = re.compile(r"\*(overview|material|table)\*")


def functions_of(name):
    """Names of the functions in the files of this name anywhere under tests/."""
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob(name)]
    return {node.name for text in texts for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)}


def fault(row):
    """What is wrong with a row: "" when it names its texts, a sentence, and a proof or a reason."""
    if len(row) != 3 or not row[1].strip():
        return f"not text, sentence and proof: {row}"
    if not set(row[0].split(", ")) <= TEXTS:
        return f"no such text: {row}"
    return "" if "`" in row[2] or REASON.match(row[2]) else f"neither proof nor reason: {row}"


def test_every_sentence_has_a_text_and_a_proof_or_a_reason():
    assert [fault(row) for row in ROWS if fault(row)] == []


def test_every_proof_exists():
    files = {proof.partition("::")[0] for proof in PROOFS if "::" in proof}
    names = SCENARIOS | {f"{file}::{name}" for file in files for name in functions_of(file)}
    assert [proof for proof in PROOFS if proof not in names] == []


def test_every_scenario_is_named_somewhere():
    named = set(re.findall(r"`([^`]+)`", PAGE + COVERAGE))
    assert SCENARIOS - named == set()


def test_no_scenario_stands_apart_from_the_rules():
    """What shows neither an example nor a ruling must show a sentence; `_ed1` stands for both editions."""
    others = {re.findall(r"`(\w+)`", line)[0] for line in shown().get("Others", [])}
    pairs = {proof.replace("_ed1", "_ed2") for proof in PROOFS} | {proof.replace("_ed2", "_ed1") for proof in PROOFS}
    assert others - pairs - {"prefecture_cost_ed2"} == set()  # a figure: tests/san_juan/test_figures.py


def test_each_text_is_there_with_all_its_parts():
    count = {text: sum(text in row[0].split(", ") for row in ROWS) for text in TEXTS}
    assert count["1"] > 150 and count["2"] > 150 and count["N"] > 35 and count["T"] > 50


def test_every_pair_of_editions_is_a_pair():
    """Sentences of both base texts that name a scenario of one edition have it in the other, too."""
    both = {name for row in ROWS if row[0] == "1, 2" for name in re.findall(r"`(\w+)_ed1`", row[-1])}
    alone = {name for name in both if f"{name}_ed2" not in SCENARIOS}
    assert alone == {"gold_mine_may_be_left"}  # the 2nd edition does not ask
