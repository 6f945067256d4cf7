"""The scripts are checked: all of them, their types, their variables and their length."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import check_scripts
from prepare import node_environment
from scripts import untyped

ROOT = Path(__file__).resolve().parents[2]
MADE = {".git", ".venv", "build", "dist", "node_modules"}
"""The folders at the root with what is no source."""
OURS = [one for one in ROOT.iterdir() if one.name not in MADE]
FILES = [path for one in OURS for path in (one.rglob("*") if one.is_dir() else [one])]
SCRIPTS = {path.resolve() for path in FILES if re.fullmatch(r"\.[cm]?[jt]s", path.suffix)}
INLINE = re.compile(r"<script(?![^>]* src=)(?! type=.application/ld.json)[^>]*>\s*[^\s<]")
TYPE, UNUSED = '\n/** @type {number} */\nexport const wrong = "a";\n', "\nconst nobody = 1;\n"
LONG = "\nexport function long() {\n" + "  self.name = '';\n" * 36 + "}\n"
MISTAKES = {
    "web/runtime/save_data.js": (TYPE, "TS2322"), "web/runtime/split_module.js": (TYPE, "TS2322"),
    "web/js/sw.js": (TYPE, "TS2322"),
    "web/lazy/sound.js": (UNUSED, "no-unused-vars"), "tools/runtime/zstd.mjs": (TYPE, "TS2322"),
    "web/first_screen/inline/look.js": ("\nlooked();\n", "TS2304"), "examples/bot.mjs": (TYPE, "TS2322"),
    "bench/pyodide.mjs": (TYPE, "TS2322"), "tests/pyodide/replay.mjs": (UNUSED, "no-unused-vars"),
    "e2e/faults.js": (LONG, "max-lines-per-function"), "web/js/taps.js": ("self.name = '';\n" * 301, "max-lines"),
    "web/js/files.js": ("\nsave(1);\n", "TS2554"), "web/js/lock.js": ("\nholds();\n", "TS2552"),
}  # fmt: skip
"""Additions to a script, each with the message that it must bring."""


def checked(root):
    """Check the scripts under a folder; return whether all is well, and what is said."""
    done = subprocess.run(
        [sys.executable, "tools/check_scripts.py", str(root)], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    return done.returncode == 0, done.stdout + done.stderr


@pytest.fixture
def copy(tmp_path):
    """A copy of all scripts and of what they are checked by."""
    assert (ROOT / check_scripts.PROGRAMS).is_dir(), "run `make check` first: it brings TypeScript and Oxlint"
    for path in [*SCRIPTS, *(ROOT / "typings" / "scripts").iterdir(), ROOT / ".oxlintrc.json", ROOT / ".gitignore"]:
        place = tmp_path / path.relative_to(ROOT)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, place)
    (tmp_path / ".venv").symlink_to(ROOT / ".venv")
    (tmp_path / "node_modules").symlink_to(ROOT / "node_modules")
    return tmp_path


def test_every_script_is_in_a_project():
    tsc, found = str(ROOT / check_scripts.PROGRAMS / "tsc"), set()
    for name in check_scripts.PROJECTS:
        listed = [tsc, "--listFilesOnly", "-p", f"typings/scripts/{name}.json"]
        told = subprocess.run(listed, cwd=ROOT, env=node_environment(), capture_output=True, text=True, check=True)
        found |= {Path(line).resolve() for line in told.stdout.splitlines()}
    assert len(SCRIPTS) > 55 and SCRIPTS - found == set()


def test_no_page_has_a_script_of_its_own():
    pages = [path for path in FILES if path.suffix in (".html", ".svg")]
    assert ROOT / "index.html" in pages and not [path for path in pages if INLINE.search(path.read_text("utf-8"))]


def test_no_script_is_left_out():
    for path in SCRIPTS:
        text = path.read_text("utf-8")
        assert not any(word in text for word in ("@ts-", "oxlint-disable", "eslint-disable")), path
        assert len(text.splitlines()) <= 300, path
    rules = (ROOT / ".oxlintrc.json").read_text("utf-8")
    assert "ignorePatterns" not in rules and rules.count('"max-lines') == 2


@pytest.mark.slow
def test_a_mistake_in_a_script_is_found(copy):
    assert checked(copy) == (True, "Success: no issues found in the scripts\n")
    for name, (text, _) in MISTAKES.items():
        (copy / name).write_text((copy / name).read_text("utf-8") + text, "utf-8")
    well, said = checked(copy)
    assert not well
    for name, (_, told) in MISTAKES.items():
        assert any(name in line and told in line for line in said.splitlines()), (name, said)


def test_the_types_of_a_script_are_not_sent():
    typed = """\
/** Say how much.
 * @type {(price: number) => number} */
export function much(price) {
  return /** @type {number} */ (price);
}

/** Wait.
 * @template T
 * @param {Promise<T>} promise
 * @returns {Promise<T>} */
/** @type {string} */
let word;  // a word
  /* kept */ let one, /** @type {number | undefined} */ other;
"""
    assert (
        untyped(typed)
        == """\
/** Say how much. */
export function much(price) {
  return (price);
}

/** Wait. */
let word;  // a word
  /* kept */ let one, other;
"""
    )


@pytest.mark.parametrize("path", sorted(SCRIPTS), ids=lambda path: path.name)
def test_no_type_stays_behind(path):
    if path.suffix == ".js":
        assert "@type" not in untyped(path.read_text("utf-8"))
