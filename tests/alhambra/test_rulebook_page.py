"""docs/reports/rules.md, the part on Alhambra: every sentence of the rules has a proof that exists, or says why not."""

import re

from tests.rule_pages import COVERAGE, faults, part, proofs_of, rows_of, scenarios_of, unknown
from tests.scenarios.coverage import shown

PAGE = part("Alhambra")
ROWS = rows_of(PAGE)
PROOFS = proofs_of(ROWS)


def test_every_sentence_has_a_text_and_a_proof_or_a_reason():
    assert len(ROWS) > 85 and faults(ROWS, {"A"}) == []


def test_every_proof_exists():
    assert unknown(PROOFS, "alhambra") == []


def test_every_scenario_is_named_somewhere():
    assert scenarios_of("alhambra") - set(re.findall(r"`([^`]+)`", PAGE + COVERAGE)) == set()


def test_no_scenario_stands_apart_from_the_rules():
    """Each shows an example, a ruling or a paragraph, or a sentence of the page."""
    others = {name for line in shown("alhambra").get("Others", []) for name in re.findall(r"`(\w+)`", line)}
    assert others - set(PROOFS) == set()
