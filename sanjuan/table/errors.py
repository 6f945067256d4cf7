"""Errors that people read: each has a sentence for developers, and an id with words for translation."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

MOST_LETTERS = 400
"""The most letters of a sentence: it may quote what somebody else has written."""


def cut(sentence: str, most: int = MOST_LETTERS) -> str:
    """Return a sentence, its end left out if it is too long."""
    return sentence if len(sentence) <= most else sentence[: most - 1] + "…"


def meant(word: str, words: Iterable[str]) -> str:
    """Return the question which of these words was meant; if none is spelled alike, the list of them all."""
    valid = list(words)
    near = get_close_matches(word, valid, 1)
    return f"did you mean {near[0]!r}?" if near else f"there are {', '.join(valid)}"


class Coded(ValueError):
    """Something that cannot be done or accepted; `id` names the reason, `words` are the arguments of its message."""

    def __init__(self, sentence: str, id: str, **words: Any) -> None:
        super().__init__(cut(sentence))
        self.id = id
        self.words = words
