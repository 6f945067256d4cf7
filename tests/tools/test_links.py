"""The links of all documents lead to files that exist, and to headings that are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [
    path
    for folder in (".", "docs", "docs/reference", "docs/reports", "bench")
    for path in sorted((ROOT / folder).glob("*.md"))
]
LINK = re.compile(r"\]\(([^)#: ]*)(?:#([^) ]+))?\)")


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


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_and_anchors_exist(path):
    assert broken(path) == []


def test_a_broken_link_is_found(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("# Two words\n\n[a](#two-words) [b](#three) [c](page.md) [d](nowhere.md)\n", "utf-8")
    assert broken(page) == ["#three", "nowhere.md#"]
