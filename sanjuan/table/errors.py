"""Errors that people are told: each has a sentence for developers, and an id with words for translation."""

from typing import Any


class Coded(ValueError):
    """Something that cannot be done or accepted; `id` names the reason, `words` are the arguments of its message."""

    def __init__(self, sentence: str, id: str, **words: Any) -> None:
        super().__init__(sentence)
        self.id = id
        self.words = words
