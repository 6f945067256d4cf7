"""The wording of a game that has none of its own: nothing is special, and names without words are made readable.

A game's own `wording.py` has the same names (see `sanjuan.words.wording`). Pure and small, because the page runs
it under MicroPython.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from sanjuan.words.words import Words

FACTS: "dict[str, tuple[tuple[str, str], ...]]" = {}
TOLD_BETTER: "dict[str, str]" = {}
GATHERED: "dict[str, tuple[str, ...]]" = {}
HEADINGS: "tuple[str, ...]" = ()
REASONS: "dict[str, str]" = {}


def readable(name: str) -> str:
    """Return an id as people may read it: "Red fox" of "red_fox"."""
    text = name.replace("_", " ")
    return text[:1].upper() + text[1:]


def variant(options: "Mapping[str, Any]") -> str:
    """Return which wording goes with these options: always the usual one."""
    return ""


def argument(kind: str, value: "Any", t: "Words") -> object:
    """Return an argument of a fact or reason in words: here as it is."""
    return value


def untold(fact: "Mapping[str, Any]") -> bool:
    """Return whether a fact is worth no line in the log."""
    return False


def option(option: str, kind: str, t: "Words") -> str:
    """Return the special name of an option, "" if it has none."""
    return ""


def chosen(ask: "Mapping[str, Any]", chosen: "Sequence[str]", t: "Words") -> "dict[str, object]":
    """Return what the words of a question take besides its own arguments, {} if that is nothing special."""
    return {}
