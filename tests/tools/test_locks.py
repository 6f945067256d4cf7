"""Tests that every package fetched is pinned, checked by its hash, and named without an address."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "tools" / "locks").glob("*.txt"))
NPM = [ROOT, *(path.parent for path in sorted((ROOT / "tools" / "locks").glob("*/package.json")))]
ADDRESS = re.compile(r"https?://(?!localhost|127\.0\.0\.1|www\.w3\.org/)[\w.]+")
OURS = [ROOT / name for name in ["index.html", "pyscript.toml", "package.json", "package-lock.json", "pyproject.toml"]]
OURS += [path for top in ["web", "tools", "sanjuan"] for path in sorted((ROOT / top).rglob("*")) if path.is_file()]
TEXT = {".py", ".js", ".mjs", ".css", ".html", ".json", ".toml", ".svg", ".ftl", ".webmanifest", ".txt"}


@pytest.mark.parametrize("folder", NPM, ids=lambda path: path.name)
def test_every_npm_package_has_its_hash_and_no_address(folder):
    packages = json.loads((folder / "package-lock.json").read_text("utf-8"))["packages"]
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert name == "" or package["integrity"].startswith("sha512-"), name


@pytest.mark.parametrize("folder", NPM, ids=lambda path: path.name)
def test_npm_versions_are_exact(folder):
    package = json.loads((folder / "package.json").read_text("utf-8"))
    wanted = package.get("dependencies", {}) | package["devDependencies"]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+(-\d+)?", version) for version in wanted.values()), wanted


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
def test_every_python_package_is_pinned_with_a_hash(lock):
    entries = re.split(r"\n(?=\S)", lock.read_text("utf-8").strip())
    assert entries and all(re.match(r"[\w.-]+==\S+", entry) and "--hash=sha256:" in entry for entry in entries)


def test_the_locks_hold_the_versions_that_pyproject_names():
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    for group, wanted in groups.items():
        text = (ROOT / "tools" / "locks" / f"{group}.txt").read_text("utf-8")
        pins = [re.sub(r"\[.*?\]", "", pin) for pin in wanted if isinstance(pin, str)]
        assert all(re.sub("[._]", "-", f"\n{pin} ") in re.sub("[._]", "-", "\n" + text) for pin in pins), group


def test_no_file_of_ours_names_another_host():
    for path in OURS:
        if path.suffix in TEXT:
            found = ADDRESS.findall(path.read_text("utf-8"))
            assert not found, (path, found)
