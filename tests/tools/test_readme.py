"""The README's Python runs as it is printed, and what it links to is there."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_session_of_the_readme_is_what_is_really_said():
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5 and failed == 0


def test_the_links_of_the_readme_lead_somewhere():
    links = re.findall(r"\]\(([^)#: ]+)\)", (ROOT / "README.md").read_text("utf-8"))
    assert links and [link for link in links if not (ROOT / link).exists()] == []
