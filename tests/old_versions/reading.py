"""Reads what earlier versions have written, and compares it with what is written now.

The files are in folders beside this one, one for each such version, and are never written again: people have such
texts in their browsers, in files and in links.
"""

import json
from pathlib import Path

from sanjuan.table.answers import default

ONE_GAME = Path(__file__).parent / "one_game"
"""Made by the version that had San Juan alone: what it wrote, and what it said of that."""


def made(name):
    """Return the object in a JSON file."""
    return json.loads(text_of(name))


def text_of(name):
    """Return the text of a file."""
    return (ONE_GAME / name).read_text("utf-8").strip()


def lacking(old, new, where="it"):
    """Return the first part that a new answer lacks or has changed, in words, "" for none; it may have more parts."""
    if isinstance(old, dict) and isinstance(new, dict):
        gone = [key for key in old if key not in new]
        told = (lacking(old[key], new[key], f"{where}.{key}") for key in old)
        return f"{where}.{gone[0]} is gone" if gone else next(filter(None, told), "")
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        told = (lacking(*pair, f"{where}.{number}") for number, pair in enumerate(zip(old, new, strict=True)))
        return next(filter(None, told), "")
    return "" if old == new else f"{where} was {old!r} and is {new!r}"


def question(state):
    """Return the open question as plain data, None if the game is over."""
    ask = state.ask
    if ask is None:
        return None
    return {"seat": ask.seat, "kind": ask.kind, "options": list(ask.options), "least": ask.least, "most": ask.most}


def ended(record):
    """Play a record to its end with the default answers, and return the result."""
    answers = 0
    while record.state.ask is not None:
        record.answer(default(record.state))
        answers += 1
    game, state = record.game, record.state
    return {"answers": answers, "scores": list(game.scores(state)), "winners": list(game.winners(state))}
