"""The repository with the game of examples/ moved in, as CONTRIBUTING.md says: two folders and two lines."""

import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAME = "high_card"
EXAMPLE = ROOT / "examples" / GAME
LINES = {
    "sanjuan/games/__init__.py": ("PLACES = {\n", f'    "{GAME}": "sanjuan.games.{GAME}.game:HighCard",\n', "}\n"),
    "web/tables/__init__.py": ("_GAMES:", f'    ("{GAME}", plain_wording, True, False),\n', ")\n"),
}
"""The line that each of the two files gets: where its list begins, the line, what ends the list."""
LINKED = (".venv", "node_modules")
LEFT_OUT = (*LINKED, ".git", "build", "dist", "__pycache__", ".pytest_cache", ".hypothesis")


def with_line(text, begin, line, end):
    """Return a file with one more line at the end of the list that begins there."""
    at = text.index(f"\n{end}", text.index(begin)) + 1
    return text[:at] + line + text[at:]


def move_in(copy, root=ROOT, example=EXAMPLE):
    """Copy the repository and move the game in; return the folder."""
    shutil.copytree(root, copy, ignore=shutil.ignore_patterns(*LEFT_OUT), symlinks=True, dirs_exist_ok=True)
    for name in LINKED:
        (copy / name).symlink_to((root / name).resolve())
    shutil.copytree(example, copy, dirs_exist_ok=True)
    for name, line in LINES.items():
        path = copy / name
        path.write_text(with_line(path.read_text("utf-8"), *line), "utf-8")
    return copy
