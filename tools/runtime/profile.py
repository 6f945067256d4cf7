"""The functions of Pyodide's program that games run: this plays and writes profile.txt.

`PYTHONPATH=tools python tools/runtime/profile.py [--spoiled]`

Every function notes in a global of its own that it was called, in the program and image of the last build. Again when
Pyodide has a new version; and when `second half` is among the marks of a worker that only plays. `--spoiled` only plays
with what `deferred_data` says no game reads spoiled, which must not change an answer; it does so at the end anyway.
"""

import hashlib
import json
import shutil
import sys
import textwrap
from collections.abc import Mapping
from pathlib import Path

from console import Stop, say
from runtime import deferred_data, stdlib, strip_exports
from runtime.split_module import listed, parts
from runtime.strip_exports import EXPORTS, HEAD, leb, sections, unsigned

ROOT = Path(__file__).resolve().parents[2]
FOUND = ROOT / "tools" / "runtime" / "profile.txt"
GLOBAL, CODE = 6, 10


def key(pyodide: Path) -> str:
    """The program that the numbers belong to."""
    return hashlib.sha256((pyodide / "pyodide.asm.wasm").read_bytes()).hexdigest()


def functions(pyodide: Path) -> set[int]:
    """Numbers of the functions that games run. Errors: Stop, those of this Pyodide are not known."""
    known, *numbers = FOUND.read_text("utf-8").split()
    if known != key(pyodide):
        raise Stop(
            "tools/runtime/profile.txt is of another Pyodide.",
            "PYTHONPATH=tools python tools/runtime/profile.py, which plays with the new one",
        )
    return {int(number) for number in numbers}


def noting(data: bytes) -> bytes:
    """A program whose functions each set a global, which is exported as # and the function's number, to 1."""
    of = parts(data)
    first, count = of.imports[3] + len(of.globals), len(of.bodies)
    number, at = unsigned(of.sections[EXPORTS], 0)
    names = [f"#{place}".encode() for place in range(count)]
    exports = (leb(len(name)) + name + b"\3" + leb(first + place) for place, name in enumerate(names))
    bodies = (noted(body, first + place) for place, body in enumerate(of.bodies))
    changed = {
        GLOBAL: listed([*of.globals, *[b"\x7f\1\x41\0\x0b"] * count]),
        EXPORTS: leb(number + count) + of.sections[EXPORTS][at:] + b"".join(exports),
        CODE: listed([leb(len(body)) + body for body in bodies]),
    }
    out = data[:HEAD]
    for section, content in sections(data):
        content = changed.get(section, content)
        out += bytes([section]) + leb(len(content)) + content
    return out


def noted(body: bytes, place: int) -> bytes:
    """A function's body that sets a global to 1 first, after its local variables."""
    groups, at = unsigned(body, 0)
    for _ in range(groups):
        at = unsigned(body, at)[1] + 1
    return body[:at] + b"\x41\1\x24" + leb(place) + body[at:]


def images(cache: Path) -> dict[str, Path]:
    """{game: its part of the image} of the last build; "": the image itself."""
    found = [path for path in sorted(cache.glob("image*")) if path.suffix != ".zst"]
    return {path.name.rpartition("-")[0].partition("_")[2]: path for path in found}


def played(pyodide: Path, taken: Mapping[str, Path], *pieces: str) -> tuple[list[int], list[str]]:
    """(numbers of functions, what Python answered) of the games that a program plays, with pieces of memory spoiled."""
    numbers, answers = set[int](), list[str]()
    for game, part in taken.items():
        told = part.with_name("profile.json")
        if game:
            stdlib.in_node(f"{game} could not be played", "profile.mjs", pyodide, taken[""], part, game, told, *pieces)
            found = json.loads(told.read_text("utf-8"))
            told.unlink()
            numbers.update(found["functions"])
            answers += found["answers"]
    return sorted(numbers), answers


def spoiled(pyodide: Path, taken: Mapping[str, Path]) -> None:
    """Play with what only the second half reads spoiled. Errors: Stop, the games went otherwise."""
    data = (pyodide / "pyodide.asm.wasm").read_bytes()
    found = [path.read_bytes() for path in taken.values()]
    pieces = deferred_data.unread(data, functions(ROOT / "node_modules" / "pyodide"), *found)
    _, usual = played(pyodide, taken)
    _, answers = played(pyodide, taken, json.dumps(pieces))
    if answers != usual:
        raise Stop("games read what is said to be read by the second half alone.", "see tools/runtime/deferred_data.py")
    say(f"{len(usual)} answers are the same without {sum(end - start for start, end in pieces)} bytes of memory")


def main() -> None:
    """Play and write down what was run; then play with all else spoiled (`--spoiled` does that only)."""
    pyodide, cache = ROOT / "node_modules" / "pyodide", ROOT / "build"
    folder = cache / "noting"
    strip_exports.put_into(pyodide, folder, ROOT / "web" / "runtime" / "interpreter.js")
    path = folder / "pyodide.asm.wasm"
    taken = images(cache)
    if "--spoiled" not in sys.argv:
        whole = path.read_bytes()
        path.write_bytes(noting(whole))
        numbers, _ = played(folder, taken)
        FOUND.write_text("\n".join([key(pyodide), *textwrap.wrap(" ".join(map(str, numbers)), 120)]) + "\n", "utf-8")
        path.write_bytes(whole)
        say(f"{len(numbers)} functions are run")
    spoiled(folder, taken)
    shutil.rmtree(folder)


if __name__ == "__main__":
    main()
