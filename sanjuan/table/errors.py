"""Errors that people are told: each has a sentence for developers, and an id with words for translation."""

from typing import Any

MOST_LETTERS = 400
"""Of a sentence: it may quote what somebody else has written."""


def cut(sentence: str, most: int = MOST_LETTERS) -> str:
    """Return a sentence, its end left out where it is too long."""
    return sentence if len(sentence) <= most else sentence[: most - 1] + "…"


class Coded(ValueError):
    """Something that cannot be done or accepted; `id` names the reason, `words` are the arguments of its message."""

    def __init__(self, sentence: str, id: str, **words: Any) -> None:
        super().__init__(cut(sentence))
        self.id = id
        self.words = words
