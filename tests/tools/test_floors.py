"""Folders, and files beside them, form floors: each imports only from lower ones."""

import ast
from pathlib import Path

import pytest

from tests.reading import for_types_only, tree

ROOT = Path(__file__).resolve().parents[2]
FLOORS = {
    "sanjuan": [
        "table text_files output program hosting first_game",
        "words bots scenario",
        "games review",
        "files lessons measure",
        "lan terminal transcript",
        "positions env cli",
        "__main__",
    ],
    "web/worker": [
        "bot_thinking shapes",
        "frames save",
        "advice deals past replies",
        "together",
        "commands",
        "host",
        "engine",
    ],
    "web/page": [
        "catalog state types",
        "kit",
        "motion rules offline",
        "browser",
        "storage",
        "setup table share",
        "play learn settings",
        "acts screen",
        "review history strength prepared input embedded together",
        "main",
        "start embed",
    ],
    "tools": [
        "console imports locales pyscript_names portraits sbom precache first_screen preview screenshot integrity "
        "learn_files mutations quick_tests protocol_schema guide_site",
        "prepare pack site_games alhambra san_juan reference",
        "minify",
        "vendor",
        "scripts embedding manifests runtime citadels",
        "shell screenshots mutate",
        "rulebook film",
        "build check_scripts",
    ],
}
"""The folders and files of each floor, the lowest first. Every import at run time counts, inside functions too."""


def stem(path):
    """Return the name by which a folder or a file is imported."""
    return path.name.removesuffix(".py")


def parts_of(place):
    """Return what there is in a place: folders with Python in them, and files."""
    found = [path for path in (ROOT / place).iterdir() if path.suffix == ".py" or any(path.rglob("*.py"))]
    return {stem(path) for path in found} - {"__init__"}


def running(node):
    """Yield all import statements that may run."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import | ast.ImportFrom):
            yield child
        elif for_types_only(child):
            yield from running(ast.Module(child.orelse, []))
        elif not isinstance(child, ast.expr):
            yield from running(child)


def imported(path):
    """Yield the full names that a file imports: of `from a import b` both a and a.b."""
    for node in running(tree(path)):
        names = [alias.name for alias in node.names]
        if isinstance(node, ast.Import):
            yield from names
        elif node.level:  # from here: what is beside the file belongs to the same part
            assert node.level == 1 and path.parent.parent != ROOT, path
        else:
            yield from [node.module, *(f"{node.module}.{name}" for name in names)]


def needs(place):
    """Return {folder or file: the others in the place that it imports}."""
    known, found = parts_of(place), {}
    # Modules of tools/ are called by their names alone, those of web/NAME by NAME.OTHER.
    before = [] if place == "tools" else [Path(place).name]
    for path in sorted((ROOT / place).rglob("*.py")):
        mine = stem(ROOT / place / path.relative_to(ROOT / place).parts[0])
        names = [name.split(".") for name in imported(path)]
        found_here = {one[len(before)] for one in names if one[: len(before)] == before and len(one) > len(before)}
        found.setdefault(mine, set()).update(found_here & known - {mine})
    return found


def floor_of(place):
    """Return {folder or file: its floor}; nothing is on two of them."""
    named = [(part, floor) for floor, line in enumerate(FLOORS[place]) for part in line.split()]
    assert len(dict(named)) == len(named)
    return dict(named)


@pytest.mark.parametrize("place", FLOORS)
def test_everything_has_its_floor(place):
    assert set(floor_of(place)) == parts_of(place)


@pytest.mark.parametrize("place", FLOORS)
def test_what_is_imported_stands_below(place):
    floors = floor_of(place)
    found = needs(place).items()
    assert [(one, other) for one, others in found for other in others if floors[other] >= floors[one]] == []


def test_the_imports_are_seen():
    """The bots that every game has, the runtime that the build makes, a command of the worker, what drawings need."""
    assert "bots" in needs("sanjuan")["games"] and "runtime" in needs("tools")["build"]
    assert "frames" in needs("web/worker")["commands"] and "commands" in needs("web/worker")["host"]
    assert "kit" in needs("web/page")["table"] and "motion" in needs("web/page")["play"]


@pytest.mark.parametrize("place", ["page", "tables"])
def test_a_test_of_a_folder_has_a_folder_of_that_name(place):
    """Tests of web/page/kit are in tests/page/kit; those of several folders, such as of a toy's page, in tests/page."""
    folders = {path.parent.relative_to(ROOT / "tests") for path in (ROOT / "tests" / place).rglob("*/test_*.py")}
    assert folders and [folder for folder in folders if not (ROOT / "web" / folder).is_dir()] == []
