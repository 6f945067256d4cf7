"""The text form of any position: what FEN is to chess.

One line of JSON. Data classes are written as objects with their name under "is", tuples under "of", steps by their
name; parts that a game shares between positions (its box of cards) are written by that game as options.
"""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from sanjuan.table.flow import STEPS, Ask, step_name


class Unreadable(ValueError):
    """A text that is not a position."""


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
        return _built(json.loads(text), {"Ask": Ask, **parts})
    except Unreadable:
        raise
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise Unreadable(f"not a position: {error}") from error


def _built(value: Any, parts: Mapping[str, Any]) -> Any:
    if isinstance(value, list):
        return [_built(item, parts) for item in value]
    if not isinstance(value, dict):
        return value
    if "is" in value:
        return _part(value, parts)
    if "of" in value:
        return tuple(_built(item, parts) for item in value["of"])
    if "map" in value:
        return {_built(key, parts): _built(item, parts) for key, item in value["map"]}
    if "box" in value:
        return parts["box"](**value["box"])
    return _named(STEPS, value["step"], "step")


def _part(value: dict[str, Any], parts: Mapping[str, Any]) -> Any:
    words = {name: _built(item, parts) for name, item in value.items() if name != "is"}
    return _named(parts, value["is"], "part")(**words)


def _named(register: Mapping[str, Any], name: str, what: str) -> Any:
    if name not in register:
        raise Unreadable(f"not a position: unknown {what} {name!r}")
    return register[name]
