"""Errors that people are told: each has a sentence for developers, and an id with words for translation."""

from typing import Any

MOST_LETTERS = 400
"""Of a sentence: it may quote what somebody else has written."""


class Coded(ValueError):
    """Something that cannot be done or accepted; `id` names the reason, `words` are the arguments of its message."""

    def __init__(self, sentence: str, id: str, **words: Any) -> None:
        super().__init__(sentence if len(sentence) <= MOST_LETTERS else sentence[: MOST_LETTERS - 1] + "…")
        self.id = id
        self.words = words
