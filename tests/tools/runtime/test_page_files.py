"""Tests of the files with the page's Python: that of guests has every module that it needs, no form and no host."""

import ast
from pathlib import Path

from runtime import page_files

ROOT = Path(__file__).resolve().parents[3]
USUAL = page_files.modules(ROOT, ROOT / "node_modules")
GUESTS = page_files.of_guests(ROOT, USUAL)
PART = page_files.named(ROOT, page_files.parts(ROOT)[page_files.TOGETHER])


def names(path: Path) -> set[str]:
    """Return what a module holds by a name."""
    tree = ast.parse(path.read_text("utf-8"))
    found = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    return found | {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def taken() -> set[tuple[str, str]]:
    """Return the (module, name) pairs that the modules of guests import from those that are there in name only."""
    closed = {name.removesuffix(".py").replace("/", "."): name for name in page_files.OF_FORM | page_files.OF_HOST}
    found = set()
    for path in GUESTS.values():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module in closed:
                found |= {(closed[node.module], alias.name) for alias in node.names}
    return found


def test_guests_have_every_module_but_what_draws_the_form_and_what_a_host_does() -> None:
    whole = USUAL | PART
    assert GUESTS.keys() <= whole.keys() and USUAL.keys() < GUESTS.keys()
    assert {name for name in GUESTS if GUESTS[name] != whole[name]} == page_files.OF_FORM | page_files.OF_HOST
    assert whole.keys() - GUESTS.keys() == {f"page/together/{name}.py" for name in ("allowing", "gallery", "word")}
    small, large = (len(page_files.modules_of(one)) for one in (GUESTS, whole))
    assert large - small > 25_000


def test_what_is_there_in_name_only_has_every_name_that_is_imported() -> None:
    assert len(taken()) > 12
    for name, wanted in taken():
        assert wanted in names(GUESTS[name]), (name, wanted)
