"""docs/reports/rules.md: every sentence of the rules has a proof or says why not; every proof exists."""

import re

from tests.rule_pages import COVERAGE, FIRST, choices_of, faults, part, proofs_of, rows_of, scenarios_of, unknown
from tests.scenarios.coverage import shown

SCENARIOS = scenarios_of("san_juan")
PAGE = part(FIRST)
ROWS = rows_of(PAGE)
PROOFS = proofs_of(ROWS)
TEXTS = {"1", "2", "N", "T"}


def test_every_sentence_has_a_text_and_a_proof_or_a_reason():
    assert faults(ROWS, TEXTS) == []


def test_every_proof_exists():
    assert unknown(PROOFS, "san_juan") == []


def test_every_choice_where_the_texts_leave_one_is_shown():
    choices = choices_of(PAGE)
    assert len(choices) > 3 and unknown(choices, "san_juan") == []


def test_every_scenario_is_named_somewhere():
    named = set(re.findall(r"`([^`]+)`", PAGE + COVERAGE))
    assert SCENARIOS - named == set()


def test_no_scenario_stands_apart_from_the_rules():
    """A scenario that shows neither an example nor a ruling must prove a sentence; `_ed1` stands for both editions."""
    others = {re.findall(r"`(\w+)`", line)[0] for line in shown("san_juan").get("Others", [])}
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
