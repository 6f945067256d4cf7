"""Where the code asks for words: the ids in calls like `t("act-undo")`, also where a part of them is put in."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SPEAKERS = {"t", "has", "_say"}
HOLE = "\0"


@cache
def sources():
    """Return {path: syntax tree} of all Python code that speaks to people."""
    paths = [
        ROOT / "sanjuan" / "telling.py",
        *(ROOT / "sanjuan" / "terminal").glob("*.py"),
        *(ROOT / "web").glob("*.py"),
    ]
    return {path.relative_to(ROOT).as_posix(): ast.parse(path.read_text("utf-8")) for path in paths}


def template(node):
    """Return an expression of strings as a text with holes: `"name-" + face` is "name-" and a hole; None for others."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(template(part) or HOLE for part in node.values)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return (template(node.left) or HOLE) + (template(node.right) or HOLE)
    return None


@cache
def templates():
    """Return the (place, template) of every id that the code asks for."""
    found = []
    for path, tree in sources().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in SPEAKERS:
                ways = (
                    [node.args[0].body, node.args[0].orelse] if isinstance(node.args[0], ast.IfExp) else node.args[:1]
                )
                found.extend((f"{path}:{node.lineno}", template(way)) for way in ways)
    return [(place, text) for place, text in found if text and text.strip(HOLE)]


@cache
def strings():
    """Return every string of the code that is written out in full."""
    nodes = [node for tree in sources().values() for node in ast.walk(tree)]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def matches(text, id):
    """Say whether a template can become an id."""
    return re.fullmatch("[^.]+".join(re.escape(part) for part in text.split(HOLE)), id) is not None


@cache
def raised(name, argument):
    """Return the ids given to an exception of this name as its n-th argument, everywhere in engine and page."""
    found = set()
    for folder in ("sanjuan", "web"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name and len(node.args) > argument:
                    found.update(
                        value.value for value in ast.walk(node.args[argument]) if isinstance(value, ast.Constant)
                    )
    return {value for value in found if isinstance(value, str)}
