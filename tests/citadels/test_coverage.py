"""Every ruling, every paragraph on what is asked, every kind of question, every character and every unique is shown."""

import re
import tomllib
from pathlib import Path

import pytest

from sanjuan.games.citadels.kinds import KINDS
from tests.citadels.scorer import PURPLE, RANKS

FILES = sorted((Path(__file__).parents[1] / "scenarios" / "citadels").glob("*.toml"))
SCENARIOS = [tomllib.loads(path.read_text(encoding="utf-8")) for path in FILES]
SOURCES = [data["source"] for data in SCENARIOS]
CHARACTERS = " ".join(RANKS).split()


def told(name):
    """Return the number of scenarios whose title or source names a card."""
    words = name.replace("_", " ").replace("thieves den", "thieves' den")
    return sum(words in f"{data['title']} {data['source']}".lower() for data in SCENARIOS)


def test_every_ruling_is_shown():
    """1, that the characters of a rank never meet, is shown by test_casts.py."""
    found = {int(number) for source in SOURCES for number in re.findall(r"(?:rulings?|and) (\d+)", source)}
    assert found == set(range(2, 44))


def test_every_paragraph_on_what_is_asked_is_shown():
    assert {found for source in SOURCES for found in re.findall(r"section ([\d.]+)", source)} == {
        *("4", "5", "7", "7.1", "7.2", "7.3", "7.4", "7.5", "8"),
    }


@pytest.mark.parametrize("name", [*CHARACTERS, *sorted(PURPLE), "secret_vault"])
def test_every_character_and_every_unique_is_the_matter_of_two_scenarios(name):
    assert told(name) >= 2


def test_every_kind_of_question_is_answered():
    answered = {step["kind"] for data in SCENARIOS for step in data.get("step", []) if "answer" in step}
    assert answered == set(KINDS)


def test_what_must_not_be_answered_is_refused():
    assert sum(step.get("refused", False) for data in SCENARIOS for step in data.get("step", [])) > 20
