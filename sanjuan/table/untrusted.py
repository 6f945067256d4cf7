"""JSON from outside: records, saves, positions that anybody may have written.

Some texts do harm before they are understood: too deep a nesting exhausts the stack (under Pyodide that ends the whole
interpreter, no exception is raised), too long a one the memory. They are refused before they are read.
"""

import json
import re
from typing import Any, NoReturn

from sanjuan.table.errors import Coded

MOST_LETTERS = 2_000_000
"""The most letters of a text; the longest records of games have some 20,000, positions 10,000."""
MOST_DEPTH = 60
"""The deepest nesting of lists and objects; positions have some ten."""
MOST_SHOWN = 40
"""Letters of a word or value from outside that a reason quotes."""
_HALVES = re.compile(r"\\\\u[dD][89a-fA-F]|[\ud800-\udfff]")
_MARKS = re.compile(r'\\.|["\[\]{}]', re.DOTALL)


class InvalidInput(Coded):
    """Something from outside that cannot be what it should; its words are short enough to be shown."""

    def __init__(self, sentence: str, id: str, **words: Any) -> None:
        super().__init__(sentence, id, **{name: shown(word) for name, word in words.items()})


def shown(value: Any) -> str | int:
    """Return a value from outside as a short text, as JSON if it is not text itself; whole numbers stay numbers."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**MOST_SHOWN:
        return value
    text = value if isinstance(value, str) else json.dumps(value, skipkeys=True, default=_kind)
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"


def _kind(value: Any) -> str:
    return type(value).__name__


def loads(text: str, most: int = MOST_LETTERS) -> Any:
    """Return the value of a JSON text; raises `InvalidInput` if it is none, too long or too deep for one of ours."""
    if len(text) > most:
        raise InvalidInput(f"{len(text)} letters are too many, {most} are allowed", "long", count=len(text), most=most)
    if too_deep(text):
        raise InvalidInput(f"lists and objects lie more than {MOST_DEPTH} deep in each other", "deep", most=MOST_DEPTH)
    try:
        found = json.loads(text, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise InvalidInput(str(error), "json", letter=error.pos + 1) from error
    return _whole(found) if _HALVES.search(text) else found


def _whole(value: Any) -> Any:
    """Return a value in whose texts halves of letters, which no file can hold, are marked as unreadable."""
    if isinstance(value, str):
        return value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    if isinstance(value, list):
        return [_whole(item) for item in value]
    if isinstance(value, dict):
        return {_whole(key): _whole(item) for key, item in value.items()}
    return value


def too_deep(text: str) -> bool:
    """Return whether lists and objects lie too deep in each other, whatever else the text may be."""
    depth, quoted = 0, False
    for found in _MARKS.finditer(text):
        mark = found.group()
        if mark == '"':
            quoted = not quoted
        elif not quoted and mark in "[{":
            depth += 1
        elif not quoted and mark in "]}":
            depth -= 1
        if depth > MOST_DEPTH:
            return True
    return False


def _no_number(name: str) -> NoReturn:
    raise InvalidInput(f"{name} is no JSON", "number", name=name)
