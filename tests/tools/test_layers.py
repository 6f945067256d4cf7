"""Tests of imports: the kernel imports no game, the package needs only Python, and no imports form a circle."""

import ast
import graphlib
import sys
from functools import cache
from pathlib import Path

import tables
from imports import closure
from sanjuan.games import GAMES
from sanjuan.words.bundles import wording_of
from tests.reading import for_types_only, nodes, tree

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "sanjuan").rglob("*.py"))
RULES = ("sanjuan.table", "sanjuan.games", "sanjuan.bots", "sanjuan.scenario", "worker")
GRAMMAR = {"sanjuan.table.options", "sanjuan.table.names"}
"""The kernel's modules for the spelling of options and lists of names, which the page uses as well."""
EXTRAS = {"terminal", "terminal.py", "env", "cluster", "bundles.py", "lan"}
"""Modules that need more: extras of the package, and the words outside the browser, which the terminal brings."""
NOT_IN_MICROPYTHON = {"dataclasses", "enum", "functools", "html", "pathlib", "typing"}


def module_name(path):
    """sanjuan/table/flow.py -> sanjuan.table.flow; a package's __init__.py is the package."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


NAMES = {module_name(path) for path in FILES}


def statements(node):
    """Yield all import statements that run when the module is imported."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import | ast.ImportFrom):
            yield child
        elif not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) and not for_types_only(child):
            yield from statements(child)


def absolute(node, path):
    """Return the module that a from-import names, relative dots resolved."""
    if not node.level:
        return node.module
    package = module_name(path).split(".")
    package = package if path.name == "__init__.py" else package[:-1]
    return ".".join([*package[: len(package) - node.level + 1], *filter(None, [node.module])])


def targets(node, path):
    """Return every module that one import statement may load."""
    if isinstance(node, ast.Import):
        return {alias.name for alias in node.names}
    base = absolute(node, path)
    inner = {f"{base}.{alias.name}" for alias in node.names} & NAMES
    return inner or {base}


@cache
def imports(path, at_once=False):
    """Modules a file imports, anywhere in it or `at_once`, on being imported."""
    found = statements(tree(path)) if at_once else nodes(path)
    return set().union(*[targets(node, path) for node in found if isinstance(node, ast.Import | ast.ImportFrom)])


def test_the_kernel_imports_no_game():
    for path in (ROOT / "sanjuan" / "table").rglob("*.py"):
        assert not [name for name in imports(path) if name.startswith(("sanjuan.games", "sanjuan.bots"))], path


def test_a_game_knows_no_other_game_no_page_and_no_terminal():
    games = ROOT / "sanjuan" / "games"
    for folder in [path for path in games.iterdir() if path.is_dir() and path.name != "__pycache__"]:
        own = f"sanjuan.games.{folder.name}"
        for path in folder.rglob("*.py"):
            foreign = [n for n in imports(path) if n.startswith(("sanjuan.games.", "sanjuan.terminal"))]
            assert all(name.startswith(own) for name in foreign), (path, foreign)


def test_the_engine_needs_the_standard_library_only():
    for path in FILES:
        if not EXTRAS & set(path.parts):
            tops = {name.split(".")[0] for name in imports(path)}
            assert tops <= sys.stdlib_module_names | {"sanjuan"}, (path, tops)


def test_no_imports_go_in_a_circle():
    graph = {module_name(path): imports(path, at_once=True) & NAMES - {module_name(path)} for path in FILES}
    assert len(list(graphlib.TopologicalSorter(graph).static_order())) == len(NAMES)


@cache
def main_thread():
    """Return the files that run on the main thread."""
    entries = [ROOT / "web" / "page" / "start.py", ROOT / "web" / "page" / "embed.py"]
    return [*entries, *{path: path for entry in entries for path in closure(ROOT, entry)}]


def test_the_page_knows_no_rule_only_the_wording_of_games():
    for path in main_thread():
        rules = {name for name in imports(path) if name.startswith(RULES)} - GRAMMAR
        assert [name for name in rules if not name.endswith(".wording")] == [], path


def test_the_main_thread_imports_nothing_that_micropython_lacks():
    for path in main_thread():
        assert not {name.split(".")[0] for name in imports(path, at_once=True)} & NOT_IN_MICROPYTHON, path


def test_the_main_thread_steps_through_nothing_by_a_slice():
    """MicroPython knows slices of step 1 only: `reversed` and `range` do the same."""
    for path in main_thread():
        assert [node for node in nodes(path) if isinstance(node, ast.Slice) and node.step] == [], path


WEB = ROOT / "web"
PAGES = {
    path.relative_to(WEB).with_suffix("").as_posix().removesuffix("/__init__").replace("/", "."): path
    for path in sorted(WEB.rglob("*.py"))
}
LONGEST_FILE, LONGEST_FUNCTION = 300, 35
FOR_TABLES = ("page.catalog", "page.kit", "page.motion", "page.rules.rulebook", "page.setup.rows", "page.table")
FOR_TABLES += ("sanjuan.words", "sanjuan.table.names", "tables")
"""The packages that a table may import, beside its game's wording."""


def running(node):
    """Yield all import statements that may run, those inside of functions as well."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import | ast.ImportFrom):
            yield child
        elif not for_types_only(child):
            yield from running(child)


def is_shapes(name):
    """Return whether a module only has types, and never runs."""
    return name.split(".")[-1] == "types"


@cache
def needed(path):
    """Return the modules that a file of web/ imports anywhere: those of web/ by their full names."""
    found = set()
    for node in running(tree(path)):
        names = [alias.name for alias in node.names]
        if isinstance(node, ast.ImportFrom):
            inner = {f"{node.module}.{name}" for name in names} & set(PAGES)
            found |= inner or {node.module}
        else:
            found.update(names)
    return found


def test_the_page_reaches_a_table_only_through_the_registry():
    for name, path in PAGES.items():
        if name.startswith("page"):
            own = {module for module in needed(path) if module.startswith("tables")}
            assert own <= {"tables"}, (name, own)


def test_worker_and_page_know_nothing_of_each_other():
    for name, path in PAGES.items():
        foreign = ("page", "tables") if name.startswith("worker") else ("worker",)
        assert not [module for module in needed(path) if module.split(".")[0] in foreign], name


def test_the_registry_of_tables_says_of_every_game_what_it_has_of_its_own():
    for name, game in GAMES.items():
        assert tables.wording_of(name) is wording_of(game), name
        assert (tables.name_of(name) == name) == (WEB / "tables" / name).is_dir(), name
        assert tables.has_field(name) == (WEB / "tables" / name / "setup.py").is_file(), name


def test_shapes_are_for_mypy_alone():
    for name, path in PAGES.items():
        if not is_shapes(name):
            assert not list(filter(is_shapes, needed(path))), name


def test_a_table_knows_how_to_draw_its_own_game_and_no_other_table():
    for name, path in PAGES.items():
        if name.startswith("tables.") and not is_shapes(name):
            game = name.split(".")[1]
            own = (game, tables.PLAIN)
            others = {m for m in needed(path) if m.startswith("tables.") and m.split(".")[1] not in own}
            assert not others, (name, others)
            rest = [m for m in needed(path) if not m.startswith(FOR_TABLES) and m != f"sanjuan.games.{game}.wording"]
            assert not rest, (name, rest)


def test_no_imports_of_the_page_go_in_a_circle_not_even_those_of_functions():
    graph = {name: needed(path) & set(PAGES) - {name} for name, path in PAGES.items()}
    assert len(list(graphlib.TopologicalSorter(graph).static_order())) == len(PAGES)


def test_files_and_functions_are_short():
    folders = ("sanjuan", "web", "tools", "training", "bench", "browsers", "examples", "tests", "e2e")
    for path in [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]:
        assert len(path.read_text("utf-8").splitlines()) <= LONGEST_FILE, path
        for node in nodes(path):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert node.end_lineno - node.lineno < LONGEST_FUNCTION, (path, node.name)
