"""Tests of the files with the page's Python: that of guests has every module that is imported, and no form."""

from pathlib import Path

from runtime import page_files

ROOT = Path(__file__).resolve().parents[3]


def test_guests_have_every_module_but_what_draws_the_form() -> None:
    files = page_files.modules(ROOT, ROOT / "node_modules")
    guests = page_files.of_guests(files)
    assert guests.keys() == files.keys()
    assert {name for name in files if guests[name] != files[name]} == page_files.OF_FORM
    small, whole = (len(page_files.modules_of(one)) for one in (guests, files))
    assert whole - small > 9_000
