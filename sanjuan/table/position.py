"""The text form of any position: what FEN is to chess.

One line of JSON. Data classes are written as objects with their name under "is", tuples under "of", steps by their
name; parts that a game shares between positions (its box of cards) are written by that game as options.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from difflib import get_close_matches
from typing import Any

from sanjuan.table import untrusted
from sanjuan.table.flow import STEPS, Ask, step_name
from sanjuan.table.typecheck import type_error


class Unreadable(untrusted.InvalidInput):
    """A text that is not a position; the message names the place and, if there is one, the nearest valid word."""

    @classmethod
    def because(cls, error: Exception, where: str = "") -> "Unreadable":
        """Return it with the reason that another error gives; one that nobody foresaw is no more than no position."""
        sentence = f"not a position: {where + ': ' if where else ''}{error}"
        if not isinstance(error, untrusted.InvalidInput):
            return cls(sentence, "other")
        return cls(sentence, error.id, **({"where": where} if where else {}) | error.words)


def write(state: Any) -> str:
    """Return the position as one line of text."""
    return json.dumps(_plain(state), separators=(",", ":"))


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, Ask):
        return {"is": "Ask"} | {name: _plain(item) for name, item in value._asdict().items()}
    if isinstance(value, tuple):
        return {"of": [_plain(item) for item in value]}
    if isinstance(value, dict):
        return {"map": [[_plain(key), _plain(item)] for key, item in value.items()]}
    if hasattr(value, "position_options"):
        return {"box": value.position_options()}
    if is_dataclass(value):
        return {"is": type(value).__name__} | {f.name: _plain(getattr(value, f.name)) for f in fields(value)}
    return {"step": step_name(value)}


def read(text: str, parts: Mapping[str, Any]) -> Any:
    """Return the position that a text describes; raises `Unreadable` with the reason.

    `parts` gives the data classes by name and, as "box", a function from options to the shared part.
    """
    try:
        return _Reader({"Ask": Ask, **parts}).built(untrusted.loads(text), "position")
    except Unreadable:
        raise
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise Unreadable.because(error) from error


class _Reader:
    """Builds a position out of plain JSON; `where` is the path to the value that is being built."""

    def __init__(self, parts: Mapping[str, Any]) -> None:
        self.parts = parts

    def built(self, value: Any, where: str) -> Any:
        if isinstance(value, list):
            return self._items(value, where)
        if not isinstance(value, dict):
            return value
        if "is" in value:
            return self._part(value, where)
        if "of" in value:
            return tuple(self._items(value["of"], where))
        if "map" in value:
            return {self.built(key, where): self.built(item, f"{where}.{key}") for key, item in value["map"]}
        if "box" in value:
            return self._box(value["box"], where)
        if "step" in value:
            return _named(STEPS, value["step"], "step", where)
        sentence = f"not a position: {where}: an object with 'is', 'of', 'map', 'box' or 'step' is expected"
        raise Unreadable(sentence, "object", where=where)

    def _items(self, values: Iterable[Any], where: str) -> list[Any]:
        return [self.built(item, f"{where}.{number}") for number, item in enumerate(values)]

    def _box(self, options: Any, where: str) -> Any:
        try:
            return self.parts["box"](**options)
        except ValueError as error:
            raise Unreadable.because(error, where) from error

    def _part(self, value: dict[str, Any], where: str) -> Any:
        part = _named(self.parts, value["is"], "part", where)
        types = _types(part)
        words = {}
        for name, item in value.items():
            if name != "is":
                hint = _named(types, name, "field", where, f" of {value['is']}")
                words[name] = self.built(item, f"{where}.{name}")
                wrong = type_error(words[name], hint, f"{where}.{name}")
                if wrong:
                    raise Unreadable.because(wrong)
        missing = [name for name in types if name not in words]
        if missing:
            sentence = f"not a position: {where}: {missing[0]!r} is missing"
            raise Unreadable(sentence, "missing", where=where, name=missing[0])
        return part(**words)


def _types(part: Any) -> dict[str, Any]:
    """Return the fields of a data class or named tuple with their types."""
    if is_dataclass(part):
        return {f.name: f.type for f in fields(part)}
    return dict(part.__annotations__)


def _named(register: Mapping[str, Any], name: Any, what: str, where: str, whose: str = "") -> Any:
    if not isinstance(name, str):
        sentence = f"not a position: {where}: the name of a {what}{whose} is expected, not {name!r}"
        raise Unreadable(sentence, "nameless", what=what, where=where, value=name)
    if name not in register:
        near = get_close_matches(name, register, 1, 0.0)[0]
        sentence = f"not a position: {where}: unknown {what}{whose} {name!r}; did you mean {near!r}?"
        raise Unreadable(sentence, "unknown", what=what, where=where, name=name, near=near)
    return register[name]
