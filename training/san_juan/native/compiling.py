"""Compiling the game: once for each state of its sources, into build/native."""

import os
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path
from threading import get_ident

from training.san_juan.native.tables import header

SOURCES = Path(__file__).parent
BUILT = Path("build") / "native"
OPTIONS = ("-O3", "-march=native", "-ffast-math", "-std=c++17")
COMPILERS = ("g++", "clang++", "c++")


class NoCompiler(ValueError):
    """The machine has no C++ compiler, or it cannot compile the game; the message says what to do."""


def program() -> Path:
    """Return the compiled game, rebuilt when the sources or the engine's tables changed; raises NoCompiler."""
    files = sorted([*SOURCES.glob("*.hpp"), SOURCES / "main.cpp"])
    state = sha256(header().encode() + " ".join(OPTIONS).encode())
    for file in files:
        state.update(file.read_bytes())
    folder = BUILT / state.hexdigest()[:16]
    found = folder / "game"
    if not found.exists():
        _compile(folder, found)
    return found.resolve()


def _compile(folder: Path, target: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "tables.hpp").write_text(header())
    # Under a temporary name first: another process must not find half a program.
    fresh = target.with_name(f"game.{os.getpid()}.{get_ident()}")
    command = [_compiler(), *OPTIONS, f"-I{folder}", str(SOURCES / "main.cpp"), "-o", str(fresh)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise NoCompiler(f"the game could not be compiled:\n{done.stderr.strip()}")
    fresh.replace(target)


def _compiler() -> str:
    for name in COMPILERS:
        if shutil.which(name):
            return name
    raise NoCompiler(f"no C++ compiler was found ({', '.join(COMPILERS)}): apt-get install g++")
