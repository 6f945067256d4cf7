"""The messages of guests, read as what they are: texts of strangers.

A guest is bound to the seat of its line, so no message names one. What is not expected is left out or refused.
"""

from collections.abc import Callable
from typing import Any

from sanjuan.table import untrusted

PROTOCOL = 1
"""The version of what host and guest say to each other."""
MOST_LETTERS = 8_000
"""The most letters of a message; an answer with a whole hand in it has some 2,000."""
MOST_CHOSEN = 200
"""The most options of an answer."""
MOST_WORD = 120
"""The most letters of an option, a version or a hash."""
LIMIT = 2**31
"""The numbers of messages, questions and rounds stay below this."""
PHRASES = 12
"""The phrases and faces that there are, numbered from 0."""
HEX = frozenset("0123456789abcdef")
BYTES = 64
"""The letters of a hash or of a part of the seed: 32 bytes in hexadecimal."""


class Foreign(ValueError):
    """A message that no page of ours would have sent."""


def _number(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < LIMIT:
        raise Foreign("a number is expected")
    return value


def _word(value: Any) -> str:
    if not isinstance(value, str) or len(value) > MOST_WORD:
        raise Foreign("a short text is expected")
    return value


def _name(value: Any) -> str:
    return "".join(letter if letter.isprintable() else " " for letter in _word(value)).strip()


def _hex(value: Any) -> str:
    if not isinstance(value, str) or len(value) != BYTES or not HEX.issuperset(value):
        raise Foreign("32 bytes are expected")
    return value


def _words(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or len(value) > MOST_CHOSEN:
        raise Foreign("a list of options is expected")
    return tuple(_word(item) for item in value)


def _phrase(value: Any) -> int:
    if _number(value) >= PHRASES:
        raise Foreign("there is no such phrase")
    return int(value)


SHAPES: dict[str, dict[str, Callable[[Any], Any]]] = {
    "hello": {"protocol": _number, "version": _word, "name": _name, "id": _number},
    "name": {"name": _name},
    "commit": {"round": _number, "commit": _hex},
    "part": {"round": _number, "part": _hex},
    "answer": {"id": _number, "number": _number, "chosen": _words},
    "check": {"id": _number, "number": _number, "chosen": _words},
    "undo": {"id": _number, "number": _number},
    "advise": {"id": _number, "number": _number},
    "past": {"id": _number, "at": _number},
    "want": {},
    "say": {"phrase": _phrase},
}
"""The messages that guests may send: the keys of each message beside "do", with what reads their values."""


def read(text: object) -> dict[str, Any]:
    """Return the message of a text, with nothing in it but what is expected; raises Foreign."""
    if not isinstance(text, str):
        raise Foreign("a text is expected")
    try:
        found = untrusted.loads(text, MOST_LETTERS)
    except (ValueError, RecursionError) as error:
        raise Foreign(str(error)) from error
    do = found.get("do") if isinstance(found, dict) else None
    if not isinstance(do, str) or do not in SHAPES:
        raise Foreign("no such message")
    return {"do": do} | {key: reads(found.get(key)) for key, reads in SHAPES[do].items()}
