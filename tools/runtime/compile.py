"""Run inside Pyodide by compile.mjs: /in.zip with .py files -> /out.zip with .pyc files, beside what else it holds.

With BARE in the environment line numbers and Pyodide's own docstrings are left out too, for the image of the engine.
"""

import ast
import importlib.util
import marshal
import os
import types
import zipfile
from collections.abc import Iterator

BARE = "BARE" in os.environ
OWN = ("_pyodide",)
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
UNCHECKED = 0b01.to_bytes(4, "little")  # hash-based and never compared with a source, which is not there


def stripped(source: bytes) -> ast.Module:
    """The tree of a module without its docstrings, which nobody reads in a browser; asserts stay."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            first = node.body[0]
            assert isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
            first.value.value = ""
    return tree


def compiled(name: str, source: bytes) -> bytes:
    """One module as the bytes of a .pyc file; Pyodide's own keep their docstrings, which it uses."""
    tree = ast.parse(source) if name.startswith(OWN) and not BARE else stripped(source)
    code = compile(tree, name, "exec", dont_inherit=True, optimize=2 if BARE else 0)
    digest = importlib.util.source_hash(source)
    return importlib.util.MAGIC_NUMBER + UNCHECKED + digest + marshal.dumps(without_lines(code) if BARE else code)


def without_lines(code: types.CodeType) -> types.CodeType:
    """A code object that does not tell its line numbers, nor do those in it."""
    consts = (without_lines(const) if isinstance(const, types.CodeType) else const for const in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(consts))


def entries(archive: zipfile.ZipFile) -> Iterator[tuple[str, bytes]]:
    """(name, bytes) of every file of the archive, modules compiled."""
    for info in archive.infolist():
        data = archive.read(info)
        if info.filename.endswith(".py"):
            yield info.filename + "c", compiled(info.filename, data)
        elif not info.is_dir():
            yield info.filename, data


with zipfile.ZipFile("/in.zip") as before, zipfile.ZipFile("/out.zip", "w") as after:
    for name, data in entries(before):
        after.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED, compresslevel=9)
