"""Tests of the site of the guides (tools/guide_site.py): what Sphinx is given; `make docs` checks the rest."""

import re
from fnmatch import fnmatch

import guide_site


def test_every_document_is_in_a_chapter():
    chapters = [page for pages in guide_site.CHAPTERS.values() for page in pages]
    pages = [path.relative_to(guide_site.ROOT).as_posix().removesuffix(".md") for path in guide_site.documents()]
    assert len(pages) > 30
    assert [page for page in pages if not any(fnmatch(page, chapter) for chapter in chapters)] == ["README"]


def test_what_a_command_has_written_beside_the_code_is_no_document(tmp_path, monkeypatch):
    monkeypatch.setattr(guide_site, "ROOT", tmp_path)
    for name in ("README.md", "ladder.md"):
        (tmp_path / name).touch()
    assert guide_site.documents() == [tmp_path / "README.md"]


def test_links_to_pages_stay_and_others_become_text(tmp_path):
    page = tmp_path / "b.md"
    (tmp_path / "a.py").touch()
    text = "[b](b.md#c) [code](a.py) ![pic](pic.svg) [there](https://example.org) [here](#x) [gone](nowhere.md)"
    assert guide_site.linked(text, tmp_path, {page}) == text.replace("[code](a.py)", "code")


def test_code_in_a_docstring_stays_and_nothing_else_has_a_meaning():
    lines = ["Return `Table`s of *args, see a_ and |b|", "an odd ` sign"]
    guide_site.plain(lines)
    assert lines == ["Return \\ ``Table``\\ s of \\*args, see a\\_ and \\|b\\|", "an odd \\` sign"]


def test_the_reference_has_every_module_of_its_packages():
    pages = guide_site.reference()
    assert "automodule:: sanjuan.table.game\n" in pages["api/table"]
    assert set(pages) == {"api", *(f"api/{package}" for package in guide_site.PACKAGES)}


def test_the_guides_together_are_read_in_an_evening():
    guides = [guide_site.ROOT / "CONTRIBUTING.md", *(guide_site.ROOT / "docs").glob("*.md")]
    texts = [path.read_text("utf-8") for path in guides if path.name != "screenshots.md"]
    assert 15_000 < sum(any(letter.isalnum() for letter in word) for text in texts for word in text.split()) <= 22_000


def test_every_report_names_a_command_that_makes_or_checks_it():
    reports = [*(guide_site.ROOT / "docs/reports").glob("*.md"), *(guide_site.ROOT / "bench").glob("*.md")]
    texts = {path.name: path.read_text("utf-8") for path in reports}
    assert len(texts) > 15
    assert [
        name for name, text in texts.items() if not re.search(r"`(?:python|make) ?[^`]+`|tests/\S+\.py`", text)
    ] == []
