"""Checks of what a scenario file holds: a mistake is one sentence that names the place and the nearest valid word."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from sanjuan.table.errors import cut

MOST_LETTERS = 1500
"""Of a message, which may list all options of a question."""
LARGEST = 10**18
"""Whole numbers of a scenario lie below it."""


class Unfit(ValueError):
    """Something in a scenario file that cannot be; the message says where and what."""

    def __init__(self, sentence: str) -> None:
        super().__init__(cut(sentence, MOST_LETTERS))


def known(word: str, valid: Iterable[str], where: str, what: str) -> str:
    """Return the word when it is valid; raises `Unfit` with the nearest valid one."""
    words = list(valid)
    if word in words:
        return word
    near = get_close_matches(word, words, 1, 0.0)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    raise Unfit(f"{where}: unknown {what} {word!r}{hint}")


def known_keys(table: Mapping[str, Any], valid: Iterable[str], where: str) -> None:
    """Raise `Unfit` when a table has a key that is not valid there."""
    for key in table:
        known(key, valid, where, "key")


def whole(value: Any, where: str) -> int:
    """Return a whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise Unfit(f"{where}: a whole number is wanted, not {value!r}")
    if not -LARGEST < value < LARGEST:
        raise Unfit(f"{where}: the number is too large")
    return value


def within(value: Any, count: int, where: str) -> int:
    """Return a whole number from 0 to `count` - 1."""
    if not 0 <= whole(value, where) < count:
        raise Unfit(f"{where}: a number from 0 to {count - 1} is wanted, not {value}")
    return int(value)


def flag(value: Any, where: str) -> bool:
    """Return true or false."""
    if not isinstance(value, bool):
        raise Unfit(f"{where}: true or false is wanted, not {value!r}")
    return value


def text(value: Any, where: str) -> str:
    """Return a text."""
    if not isinstance(value, str):
        raise Unfit(f"{where}: a text is wanted, not {value!r}")
    return value


def items(value: Any, where: str) -> list[Any]:
    """Return a list."""
    if not isinstance(value, list):
        raise Unfit(f"{where}: a list is wanted, not {value!r}")
    return value


def texts(value: Any, where: str) -> list[str]:
    """Return a list of texts."""
    return [text(item, where) for item in items(value, where)]


def table(value: Any, where: str) -> dict[str, Any]:
    """Return a table."""
    if not isinstance(value, dict):
        raise Unfit(f"{where}: a table is wanted, not {value!r}")
    return value


def tables(value: Any, where: str) -> list[dict[str, Any]]:
    """Return a list of tables."""
    return [table(item, where) for item in items(value, where)]
