"""Every ruling and every paragraph on what is asked is the matter of a scenario."""

import re
import tomllib
from pathlib import Path

FILES = sorted((Path(__file__).parents[1] / "scenarios" / "alhambra").glob("*.toml"))
SOURCES = [tomllib.loads(path.read_text(encoding="utf-8"))["source"] for path in FILES]


def test_every_ruling_is_shown():
    assert {int(number) for source in SOURCES for number in re.findall(r"ruling (\d+)", source)} == set(range(1, 16))


def test_every_paragraph_on_what_is_asked_is_shown():
    """8.6, sight, is shown by test_sight.py, and 8.7 says that there are no options."""
    assert {number for source in SOURCES for number in re.findall(r"section 8\.(\d)", source)} == set("12345")


def test_every_part_of_the_rules_with_an_example_is_shown():
    parts = ("set-up", "taking money", "buying a building", "end of the turn", "scoring A", "scoring B", "scoring C")
    assert all(any(f"rules, {part}" in source for source in SOURCES) for part in (*parts, "end of the game"))
    assert any("rules for two" in source for source in SOURCES)
