"""The links of all documents lead to files that exist, and to headings that are there; so do names of code."""

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [
    path
    for folder in (".", "docs", "docs/reference", "docs/reports", "bench")
    for path in sorted((ROOT / folder).glob("*.md"))
]
LINK = re.compile(r"\]\(([^)#: ]*)(?:#([^) ]+))?\)")
CODE = "bench browsers docs e2e examples sanjuan tests tools training typings web".split()
FILE = re.compile(r"`([\w./-]+\.(?:css|ftl|js|md|mjs|py|toml))(?:::\w+)?`")
DOTTED = re.compile(r"`((?:bench|page|sanjuan|tables|training|worker)(?:\.\w+)+)(?:\(\))?`")
PLACEHOLDER = re.compile(r"\b(FILE|FOLDER|GAME|LANG|NAME)\b|test_FILE")
YOURS = {"it.ftl", "it.san_juan.ftl", "learned.py", "mine.py", "slow.py"}
"""Files that a guide has its reader write, or the build make of them."""


def anchors(path):
    """Return the anchors of a document: those of its headings, as GitHub makes them, and those written as HTML."""
    text = path.read_text("utf-8")
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    made = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return made | set(re.findall(r'<a id="([^"]+)"', text))


def broken(path):
    """Return the links of a document whose file or heading is missing."""
    missing = []
    for file, anchor in LINK.findall(path.read_text("utf-8")):
        target = path.parent / file if file else path
        if not target.exists() or anchor and target.suffix == ".md" and anchor not in anchors(target):
            missing.append(f"{file}#{anchor}")
    return missing


@cache
def endings():
    """Return the paths of all files, each from any of its folders on: "a/b.py" is also "b.py"."""
    found = [ROOT.joinpath(folder).rglob("*") for folder in CODE] + [ROOT.glob("*")]
    parts = [path.relative_to(ROOT).parts for paths in found for path in paths]
    return {"/".join(part[start:]) for part in parts for start in range(len(part))}


def resolved(dotted):
    """Return whether a dotted name is a module, or something that one has."""
    *folders, name = dotted.split(".")
    for base in (ROOT, ROOT / "web", ROOT / "web" / "page"):
        for count in range(len(folders), 0, -1):
            path = base.joinpath(*folders[:count])
            module = next((one for one in (path.with_suffix(".py"), path / "__init__.py") if one.exists()), None)
            rest = [*folders[count:], name]
            if (path / f"{rest[0]}.py").exists() or (path / rest[0]).is_dir():
                return True
            if module:
                return re.search(rf"\b{rest[0]}\b", module.read_text("utf-8")) is not None
    return False


def unknown(text):
    """Return the files and names of code in a text that do not exist."""
    files = [file for file in FILE.findall(text) if not PLACEHOLDER.search(file)]
    wrong = [file for file in files if file.rsplit("/")[-1] not in YOURS and file not in endings()]
    names = [name for name in DOTTED.findall(text) if not PLACEHOLDER.search(name) and name != "page.gz"]
    return wrong + [name for name in names if not resolved(name)]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_files_and_names_of_code_exist(path):
    assert unknown(path.read_text("utf-8")) == []


def test_a_name_that_is_gone_is_found():
    text = (
        "`tests/tools/test_links.py`, `test_links.py::unknown`, `gone.py`, `page.kit.html.said`, `page.kit.parts.said`"
    )
    assert unknown(text + " and `tests/page/FOLDER/test_FILE.py`") == ["gone.py", "page.kit.parts.said"]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_and_anchors_exist(path):
    assert broken(path) == []


def test_a_broken_link_is_found(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("# Two words\n\n[a](#two-words) [b](#three) [c](page.md) [d](nowhere.md)\n", "utf-8")
    assert broken(page) == ["#three", "nowhere.md#"]
