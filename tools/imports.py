"""The modules that a page script needs: the closure of its imports over the packages of web/ and the engine's."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

ENGINES = "sanjuan.games"
"""The package that takes in every game's engine: it comes along only where it is asked for by its own name, so that the
page gets a game's wording alone. MicroPython needs no `__init__` in a folder."""


def nodes(tree: ast.AST, deep: bool) -> Iterator[ast.AST]:
    """Every node of a piece of code that runs; not those inside of functions, unless all are wanted."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        yield node
        if deep or not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from nodes(node, deep)


def imported(path: Path, deep: bool = True) -> set[str]:
    """Names of all modules that one file may import: `from a import b` gives a and a.b.

    Those that its functions import are among them unless `deep` is false.
    """
    names: set[str] = set()
    for node in nodes(ast.parse(path.read_text("utf-8")), deep):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.update([node.module, *(f"{node.module}.{alias.name}" for alias in node.names)])
    return names


def files_of(name: str, root: Path) -> list[Path]:
    """The files under `root` that importing one module runs: the module, and the packages it is in but `ENGINES`."""
    parts = name.split(".")
    candidates: list[Path] = []
    for base in (root / "web", root):
        candidates += [base.joinpath(*parts[:count], "__init__.py") for count in range(1, len(parts) + 1)]
        candidates.append(base.joinpath(*parts[:-1], f"{parts[-1]}.py"))
    found = [path for path in candidates if path.is_file() and path.parent != root]
    return [path for path in found if name == ENGINES or path != root.joinpath(*ENGINES.split("."), "__init__.py")]


def closure(root: Path, entry: Path) -> list[Path]:
    """Sorted paths of the modules that `entry` needs, itself left out; `root` is the project's folder."""
    found: set[Path] = set()
    waiting = [entry]
    while waiting:
        for name in imported(waiting.pop()):
            new = [path for path in files_of(name, root) if path not in found and path != entry]
            found.update(new)
            waiting += new
    return sorted(found)


def ordered(root: Path, entry: Path, deep: bool) -> list[Path]:
    """The modules that `entry` needs, each after those that it imports itself; `deep` as above."""
    found = {entry: None}

    def visit(path: Path) -> None:
        for needed in [file for name in sorted(imported(path, deep)) for file in files_of(name, root)]:
            if needed not in found:
                found[needed] = None
                visit(needed)
                found[needed] = found.pop(needed)  # now it comes after what it needs

    visit(entry)
    return [path for path in found if path != entry]


def order(root: Path, entry: Path, deep: bool) -> list[str]:
    """Names of these modules."""
    return [name_of(root, path) for path in ordered(root, entry, deep)]


def name_of(root: Path, path: Path) -> str:
    """The name under which a module is imported."""
    inside = path.relative_to(root).as_posix().removeprefix("web/")
    return inside.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def places(root: Path, paths: Iterable[Path]) -> dict[str, str]:
    """PyScript's `files` table: the packages of web/ go to where Python looks, as the engine's package does."""
    names = [path.relative_to(root).as_posix() for path in paths]
    return {f"./{name}": f"./{name.removeprefix('web/')}" for name in names}
