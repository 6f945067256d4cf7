"""Docstrings begin with a verb ("Return whether ...") or a noun, never with a pronoun clause ("What ...")."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLACES = ("sanjuan", "web", "tools", "tests", "e2e", "bench", "training", "examples", "browsers")
FIRST = re.compile(r'^ *r?"""(.+)', re.MULTILINE)
CLAUSE = re.compile(r"(What|Which|Who|Whoever|Where|How)\b|(Say|Tell)s? (whether|what|which|how)\b")


def first_lines():
    """Yield (file, first line) of what begins a line in triple quotes: docstrings, of constants too."""
    for path in sorted(path for place in PLACES for path in (ROOT / place).rglob("*.py")):
        for text in FIRST.findall(path.read_text("utf-8")):
            yield path.relative_to(ROOT).as_posix(), text


def test_a_docstring_begins_with_a_verb_or_a_noun():
    found = list(first_lines())
    assert len(found) > 5000
    assert [(file, text) for file, text in found if CLAUSE.match(text)] == []
