"""A check of values against the types that a data class declares for its fields."""

from types import UnionType
from typing import Any, Union, get_args, get_origin

from sanjuan.table.untrusted import InvalidInput


def type_error(value: Any, hint: Any, where: str) -> InvalidInput | None:
    """Return the reason, with its place, of the first value that is of the wrong type, None when all fit.

    Knows plain classes, lists and tuples of them, unions, Any; of a type with other parameters only the class. A
    type that is declared as a text only is not looked into.
    """
    if hint is Any or isinstance(hint, str):
        return None
    kind = get_origin(hint)
    if kind in (Union, UnionType):
        wrong = [type_error(value, choice, where) for choice in get_args(hint)]
        return None if None in wrong else wrong[0]
    if kind is list and isinstance(value, list):
        return _first(value, get_args(hint) * len(value), where)
    if kind is tuple and isinstance(value, tuple):
        return _tuple(value, get_args(hint), where)
    return _plain(value, kind or hint, where)


def _tuple(value: tuple[Any, ...], hints: tuple[Any, ...], where: str) -> InvalidInput | None:
    if hints[-1:] == (Ellipsis,):
        return _first(value, hints[:1] * len(value), where)
    if len(value) != len(hints):
        sentence = f"{where}: {len(hints)} values are expected, not {len(value)}"
        return InvalidInput(sentence, "count", where=where, most=len(hints), count=len(value))
    return _first(value, hints, where)


def _first(values: Any, hints: tuple[Any, ...], where: str) -> InvalidInput | None:
    wrong = (type_error(value, hint, f"{where}.{n}") for n, (value, hint) in enumerate(zip(values, hints, strict=True)))
    return next(filter(None, wrong), None)


NAMES = {int: "a whole number", str: "a text", bool: "true or false", list: "a list", tuple: 'a tuple ({"of": [...]})'}


def _plain(value: Any, kind: type, where: str) -> InvalidInput | None:
    if isinstance(value, kind) and not (kind is int and isinstance(value, bool)):
        return None
    name = NAMES.get(kind) or ("null" if kind is type(None) else f"a {kind.__name__}")
    return InvalidInput(
        f"{where}: {name} is expected, not {value!r}", "kind", where=where, kind=kind.__name__, value=value
    )
