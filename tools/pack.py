"""Pack dist/ for others: `python tools/pack.py wheel|itch`.

wheel: build/sanjuan-VERSION-py3-none-any.whl, the package with the built site in it. itch: build/san-juan-itch.zip.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from console import Stop, megabytes, say

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
BUILD = ROOT / "build"
SOURCES = ["pyproject.toml", "README.md", "LICENSE", "CREDITS.md"]
MOST_FILES, MOST_BYTES, MOST_LETTERS = 1_000, 500_000_000, 240
"""The limits of itch.io: files, bytes when unpacked, letters of a path."""


def standalone(text: str) -> str:
    """Return a document without pictures and links to files beside it: an index of packages shows it without them."""
    text = re.sub(r"!\[[^\]]*\]\((?!https?:)[^)]*\)\n*", "", text)
    return re.sub(r"\[([^\]]*)\]\((?!https?:|#)[^)]*\)", r"\1", text)


def addressed(project: str, address: str) -> str:
    """Return the text of a pyproject.toml with the address of the built site, which an index shows as a link."""
    if not address:
        return project
    return project.replace("\n[project.scripts]", f'\n[project.urls]\nHomepage = "{address}"\n\n[project.scripts]', 1)


def wheel(folder: Path = BUILD) -> Path:
    """Build the wheel into `folder` from a copy of the package with dist/ inside; no network. Older ones go."""
    with tempfile.TemporaryDirectory() as scratch:
        tree, made = Path(scratch) / "tree", Path(scratch) / "made"
        shutil.copytree(ROOT / "sanjuan", tree / "sanjuan", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(DIST, tree / "sanjuan" / "site")
        for name in SOURCES:
            shutil.copyfile(ROOT / name, tree / name)
        project = (ROOT / "pyproject.toml").read_text("utf-8")
        (tree / "pyproject.toml").write_text(addressed(project, os.environ.get("ADDRESS", "")), "utf-8")
        (tree / "README.md").write_text(standalone((ROOT / "README.md").read_text("utf-8")), "utf-8")
        command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-index", "--no-deps", "--no-build-isolation"]
        subprocess.run([*command, "-w", made, tree], check=True)
        for old in folder.glob("sanjuan-*.whl"):
            old.unlink()
        [new] = made.glob("sanjuan-*.whl")
        return Path(shutil.move(new, folder / new.name))


def itch() -> Path:
    """Zip dist/ for itch.io, index.html at the root.

    Errors: Stop where the site is beyond what itch.io takes.
    """
    files = sorted(path for path in DIST.rglob("*") if path.is_file())
    names = [path.relative_to(DIST).as_posix() for path in files]
    size = sum(path.stat().st_size for path in files)
    if len(files) > MOST_FILES or size > MOST_BYTES or max(map(len, names)) > MOST_LETTERS:
        raise Stop(f"itch.io takes no {len(files)} files of {megabytes(size)}.", "make the site smaller")
    target = BUILD / "san-juan-itch.zip"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, name in zip(files, names, strict=True):
            archive.writestr(zipfile.ZipInfo(name), path.read_bytes(), zipfile.ZIP_DEFLATED)
    return target


def tell(path: Path) -> None:
    """Print what was made."""
    say(f"{path.relative_to(ROOT)}: {megabytes(path.stat().st_size)}")


if __name__ == "__main__":
    tell({"wheel": wheel, "itch": itch}[sys.argv[1]]())
