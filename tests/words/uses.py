"""Finds the ids that the code asks for, in calls like `t("act-undo")`, also ids with a part filled in."""

import ast
import re
from functools import cache
from pathlib import Path

from tests.reading import nodes

ROOT = Path(__file__).resolve().parents[2]
SPEAKERS = {"t", "has", "_say"}
REASONED = {"InvalidInput", "Unreadable", "cls"}
HOLE = "\0"


@cache
def sources():
    """Return {path: all its nodes} of all Python code that speaks to people."""
    paths = [
        ROOT / "sanjuan" / "words" / "telling.py",
        *(ROOT / "sanjuan" / "games").glob("*/wording.py"),
        *(ROOT / "sanjuan" / "games").glob("*/presenting/terminal.py"),
        *(ROOT / "sanjuan" / "terminal").glob("*.py"),
        *(ROOT / "sanjuan" / "measure" / "lab").glob("*.py"),
        *(ROOT / "web").rglob("*.py"),
        *(ROOT / "tools" / f"{name}.py" for name in ("embedding", "manifests", "shell")),
    ]
    return {path.relative_to(ROOT).as_posix(): nodes(path) for path in paths}


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
    for path, everything in sources().items():
        for node in everything:
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in SPEAKERS:
                ways = (
                    [node.args[0].body, node.args[0].orelse] if isinstance(node.args[0], ast.IfExp) else node.args[:1]
                )
                found.extend((f"{path}:{node.lineno}", template(way)) for way in ways)
    return [(place, text) for place, text in found if text and not text.startswith(HOLE)]


@cache
def looked_for():
    """Return the ids of which the code asks first whether there are such words: `t.has("goal-line")`."""
    calls = [node for found in sources().values() for node in found if isinstance(node, ast.Call)]
    asked = [template(call.args[0]) for call in calls if getattr(call.func, "attr", "") == "has" and call.args]
    return {text for text in asked if text}


@cache
def strings():
    """Return every string of the code that is written out in full."""
    everything = [node for found in sources().values() for node in found]
    return {node.value for node in everything if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def handed_on():
    """Return the strings that are ids of families which nothing else in the code is named like."""
    return {text for text in strings() if re.fullmatch(r"(act|msg|why|error)-[a-z_]+", text)}


@cache
def made_of(text):
    """Return the pattern of the ids that a template can become."""
    return re.compile("[^.]+".join(re.escape(part) for part in text.split(HOLE)))


def matches(text, id):
    """Return whether a template can become an id."""
    return made_of(text).fullmatch(id) is not None


def code():
    """Yield the nodes of all code of engine and page."""
    for folder in ("sanjuan", "web"):
        for path in (ROOT / folder).rglob("*.py"):
            yield from nodes(path)


@cache
def raised():
    """Return the ids of all errors: `Refused(sentence, id)`, `Trouble(id)`, `Declined(id)`, `{"id": ., "args": .}`."""
    found = set()
    for node in code():
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Refused", "Trouble", "Declined"):
            found.update(texts_in(node.args[1 if node.func.id == "Refused" else 0]))
        elif isinstance(node, ast.Dict) and [getattr(key, "value", "") for key in node.keys] == ["id", "args"]:
            found.update(texts_in(node.values[0]))
    return found


@cache
def advised(folder):
    """Return the ids of the reasons that the code of a folder gives for an answer: `Reason("draws", ...)`, `WINS`."""
    found = set()
    for path in sorted((ROOT / "sanjuan" / folder).rglob("*.py")):
        calls = [node for node in nodes(path) if isinstance(node, ast.Call) and node.args]
        given = [call for call in calls if getattr(call.func, "id", "") == "Reason"]
        found.update(text for call in given for text in texts_in(call.args[0]))
        found.update(
            node.value.value
            for node in nodes(path)
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "WINS"
        )
    return found


def texts_in(node):
    """Return the texts written out in an expression."""
    return [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]


@cache
def reasons():
    """Return the ids of all reasons why input is invalid: `InvalidInput(sentence, id)`, `Unreadable(...)`."""
    calls = [node for node in code() if isinstance(node, ast.Call) and len(node.args) > 1]
    named = [node for node in calls if getattr(node.func, "id", getattr(node.func, "attr", "")) in REASONED]
    given = {text for node in named for text in texts_in(node.args[1])}
    handed = [node for node in code() if isinstance(node, ast.keyword) and node.arg == "reason"]
    return given | {text for node in handed for text in texts_in(node.value)}
