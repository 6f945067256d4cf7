"""The JSON-lines protocol between the table and a bot that is a program: docs/bot-protocol.md.

Every message is an object on a line of its own, in UTF-8, with its kind under "type".
"""

import json
from random import Random
from typing import Any

from sanjuan.table import position
from sanjuan.table.game import Game

VERSION = 1
SEEDS = 2**31
Message = dict[str, Any]


class Nonsense(ValueError):
    """A line that is not a message, or not the expected one."""


def line_of(message: Message) -> str:
    """Return a message as a line, line end included."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n"


def message_in(line: str) -> Message:
    """Parse a line; raises `Nonsense`."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise Nonsense(f"not a message (a JSON object on one line): {shortened(line)}") from error
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise Nonsense(f'not a message (an object with "type"): {shortened(line)}')
    return message


def shortened(line: str) -> str:
    """Return a line for an error message: quoted, without control characters, truncated if long."""
    return quoted(line.strip())


def quoted(value: object, most: int = 80) -> str:
    """Return a value from outside for an error message, as Python writes it, truncated if long."""
    text = value if isinstance(value, str) else repr(value)
    text = text if len(text) <= most else text[: most - 3] + "..."
    return repr(text) if isinstance(value, str) else text


def hello(game: str) -> Message:
    """Return the table's first message."""
    return {"type": "hello", "protocol": VERSION, "game": game}


def cards(game: Game, view: Any) -> Message:
    """Return the cards of the game, sent before the first question and whenever they change."""
    return {"type": "cards", "cards": game.catalogue(view)}


def ask(game: Game, view: Any, number: int, seconds: float, rng: Random) -> Message:
    """Return the open question of a view, with all that its seat may know."""
    question = view.ask
    return {
        "type": "ask",
        "id": number,
        "seat": question.seat,
        "kind": question.kind,
        "options": list(question.options),
        "least": question.least,
        "most": question.most,
        "rule": question.rule,
        **game.question(view),
        "deadline": seconds,
        "seed": int(rng.random() * SEEDS),
        "view": game.show(view, question.seat),
        "position": position.write(view),
    }


def options_in(message: Message) -> tuple[str, ...]:
    """Return the options of an answer; raises `Nonsense`."""
    chosen = message.get("options")
    if not isinstance(chosen, list) or not all(isinstance(option, str) for option in chosen):
        raise Nonsense(f'an answer has a list of texts under "options": {shortened(line_of(message))}')
    return tuple(chosen)
