"""The README's Python runs as it is printed, and what it names is there."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_the_session_of_the_readme_is_what_is_really_said():
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5 and failed == 0


READMES = [ROOT / "README.md", *sorted(ROOT.glob("web/*/README.md")), *sorted(ROOT.glob("tools/*/README.md"))]


@pytest.mark.parametrize("path", READMES, ids=lambda path: path.parent.name)
def test_the_links_of_a_readme_lead_somewhere(path):
    links = re.findall(r"\]\(([^)#: ]+)\)", path.read_text("utf-8"))
    assert links and [link for link in links if not (path.parent / link).exists()] == []


@pytest.mark.parametrize("path", READMES[1:], ids=lambda path: "/".join(path.parts[-3:-1]))
def test_a_room_names_each_of_its_files_and_no_other(path):
    named = set(re.findall(r"`([a-z_0-9]+\.(?:js|mjs|py|\*))`", path.read_text("utf-8")))
    there = {one.name for kind in ("*.js", "*.py", "*.mjs") for one in path.parent.glob(kind)}
    covered = {one for one in there if one in named or f"{Path(one).stem}.*" in named}
    assert there - covered == set()
    assert {one for one in named if not list(path.parent.glob(one))} == set()
