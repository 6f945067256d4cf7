"""Who may import whom: the kernel knows no game, the package needs only Python, and no imports go in a circle."""

import ast
import graphlib
import sys
from pathlib import Path

from imports import closure

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "sanjuan").rglob("*.py"))
RULES = ("sanjuan.table", "sanjuan.games", "sanjuan.bots", "sanjuan.scenario")
EXTRAS = {"terminal", "env", "cluster"}
NOT_IN_MICROPYTHON = {"dataclasses", "enum", "functools", "html", "pathlib", "typing"}


def module_name(path):
    """sanjuan/table/flow.py -> sanjuan.table.flow; a package's __init__.py is the package."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


NAMES = {module_name(path) for path in FILES}


def for_types_only(node):
    """Whether a statement is an `if TYPE_CHECKING:` block."""
    return isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")


def statements(node):
    """All import statements that run when the module is imported."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import | ast.ImportFrom):
            yield child
        elif not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) and not for_types_only(child):
            yield from statements(child)


def absolute(node, path):
    """The module that a from-import names, relative dots resolved."""
    if not node.level:
        return node.module
    package = module_name(path).split(".")
    package = package if path.name == "__init__.py" else package[:-1]
    return ".".join([*package[: len(package) - node.level + 1], *filter(None, [node.module])])


def targets(node, path):
    """Every module that one import statement may load."""
    if isinstance(node, ast.Import):
        return {alias.name for alias in node.names}
    base = absolute(node, path)
    inner = {f"{base}.{alias.name}" for alias in node.names} & NAMES
    return inner or {base}


def imports(path, walk=ast.walk):
    """Modules a file imports, anywhere in it or, with `walk=statements`, on being imported."""
    nodes = walk(ast.parse(path.read_text("utf-8")))
    found = [targets(node, path) for node in nodes if isinstance(node, ast.Import | ast.ImportFrom)]
    return set().union(*found)


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
    graph = {module_name(path): imports(path, statements) & NAMES - {module_name(path)} for path in FILES}
    assert len(list(graphlib.TopologicalSorter(graph).static_order())) == len(NAMES)


def main_thread():
    """The files that run on the main thread."""
    entries = [ROOT / "web" / "page.py", ROOT / "web" / "embed.py"]
    return [*entries, *{path: path for entry in entries for path in closure(ROOT, entry)}]


def test_the_page_knows_no_rule():
    for path in main_thread():
        assert not [name for name in imports(path) if name.startswith(RULES)], path


def test_the_main_thread_imports_nothing_that_micropython_lacks():
    for path in main_thread():
        assert not {name.split(".")[0] for name in imports(path, statements)} & NOT_IN_MICROPYTHON, path
