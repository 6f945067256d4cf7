"""Pyodide's program and script without what only libraries in C would want: we load none.

The program exports every function and variable of Python, 8,560 of them, for libraries that are linked to it later. A
start would fetch their names twice and make an object, a table entry and a variable for each. Those that neither
Pyodide's scripts nor the program's own imports name are left out; what they stand for stays in the program.
"""

import re
import shutil
from collections.abc import Callable, Container, Iterator
from pathlib import Path

EXPORTS = 7
ASSIGN = "function assignWasmExports(wasmExports){"
WORD = re.compile(r"[\w$]+")
VARIABLE = re.compile(r"(?:^|=)([\w$]+)(?==)")
EXPORT = re.compile(r'wasmExports\["([^"]+)"\]')
HEAD = 8
"""Bytes of a program before its sections."""


def unsigned(data: bytes, at: int) -> tuple[int, int]:
    """Return (a number in LEB128, the place after it)."""
    number = shift = 0
    while True:
        byte = data[at]
        number |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return number, at


def leb(number: int) -> bytes:
    """Return a number as LEB128."""
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    return bytes([*out, number])


def sections(program: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield (number, content) of every section of a program."""
    at = HEAD
    while at < len(program):
        size, start = unsigned(program, at + 1)
        yield program[at], program[start : start + size]
        at = start + size


def exports(content: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield (name, entry) of every export, the entry as its bytes."""
    count, at = unsigned(content, 0)
    for _ in range(count):
        start = at
        size, at = unsigned(content, at)
        name = content[at : at + size].decode()
        _, at = unsigned(content, at + size + 1)
        yield name, content[start:at]


def kept(program: bytes, *scripts: str) -> set[str]:
    """Names of the exports that some script names, with or without the underscore that C puts before it."""
    words = {word for script in scripts for word in WORD.findall(without(script, lambda name: False))}
    [found] = [content for number, content in sections(program) if number == EXPORTS]
    return {name for name, _ in exports(found) if {name, "_" + name} & words}


def without(script: str, wanted: Callable[[str], bool]) -> str:
    """A script that takes up only those exports whose name is wanted; the other variables are not declared either."""
    start = script.find(ASSIGN)
    if start < 0:
        return script
    end, declared = script.index("}", start), script.rindex("var ", 0, start)
    statements = script[start + len(ASSIGN) : end].split(";")
    named = [(EXPORT.search(statement), statement) for statement in statements]
    left = [statement for found, statement in named if not found or wanted(found[1])]
    gone = {name for found, text in named if found and not wanted(found[1]) for name in VARIABLE.findall(text)}
    names = [name for name in script[declared + 4 : start].rstrip(";\n").split(",") if name not in gone]
    head = f"var {','.join(names)};" if names else ""
    return script[:declared] + head + ASSIGN + ";".join(left) + script[end:]


def trimmed(program: bytes, names: Container[str]) -> bytes:
    """A program that exports these names only."""
    out = program[:HEAD]
    for number, content in sections(program):
        if number == EXPORTS:
            entries = [entry for name, entry in exports(content) if name in names]
            content = leb(len(entries)) + b"".join(entries)
        out += bytes([number]) + leb(len(content)) + content
    return out


def put_into(pyodide: Path, folder: Path, *scripts: Path) -> set[str]:
    """Copy Pyodide to a folder, program and script trimmed to what they and `scripts` use; return the exports left."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(pyodide, folder)
    script, program = folder / "pyodide.asm.mjs", folder / "pyodide.asm.wasm"
    text, data = script.read_text("utf-8"), program.read_bytes()
    names = kept(data, text, *(path.read_text("utf-8") for path in [folder / "pyodide.mjs", *scripts]))
    script.write_text(without(text, names.__contains__), "utf-8")
    program.write_bytes(trimmed(data, names))
    return names
