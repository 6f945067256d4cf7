"""A line typed at a question: numbers of options, a command, or nonsense."""

from collections.abc import Sequence
from dataclasses import dataclass

COMMANDS = {"?": "help", "h": "help", "u": "undo", "c": "card", "l": "log", "s": "save", "q": "quit", "t": "table"}


@dataclass(frozen=True)
class Typed:
    """A typed line: `do` is "answer", "enter", "nonsense" or a command; `chosen` the options, `text` the rest."""

    do: str
    chosen: tuple[str, ...] = ()
    text: str = ""


def understand(line: str, options: Sequence[str]) -> Typed:
    """Return what a typed line means at a question with these options, which are numbered from 1."""
    words = line.replace(",", " ").split()
    if not words:
        return Typed("enter")
    if words[0].lower() in COMMANDS:
        return Typed(COMMANDS[words[0].lower()], text=" ".join(words[1:]))
    numbers = [int(word) if word.isdecimal() else 0 for word in words]
    if len(set(numbers)) < len(numbers) or not all(1 <= number <= len(options) for number in numbers):
        return Typed("nonsense", text=line.strip())
    return Typed("answer", tuple(options[number - 1] for number in sorted(numbers)))
