"""What earlier versions have made, and how it is held against what is made now.

It lies in folders beside this file, one for each such version, and is never made anew: people have such texts in their
browsers, in files and in links.
"""

import json
from pathlib import Path

from sanjuan.table.answers import default

ONE_GAME = Path(__file__).parent / "one_game"
"""Made by the version that had San Juan alone: what it wrote, and what it said of that."""


def made(name):
    """What a file says."""
    return json.loads(text_of(name))


def text_of(name):
    """The text of a file."""
    return (ONE_GAME / name).read_text("utf-8").strip()


def lacking(old, new, where="it"):
    """Say what a new answer lacks or tells otherwise than the old one, "" for nothing; it may tell more."""
    if isinstance(old, dict) and isinstance(new, dict):
        gone = [key for key in old if key not in new]
        told = (lacking(old[key], new[key], f"{where}.{key}") for key in old)
        return f"{where}.{gone[0]} is gone" if gone else next(filter(None, told), "")
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        told = (lacking(*pair, f"{where}.{number}") for number, pair in enumerate(zip(old, new, strict=True)))
        return next(filter(None, told), "")
    return "" if old == new else f"{where} was {old!r} and is {new!r}"


def question(state):
    """The open question in plain words, None where the game is over."""
    ask = state.ask
    if ask is None:
        return None
    return {"seat": ask.seat, "kind": ask.kind, "options": list(ask.options), "least": ask.least, "most": ask.most}


def ended(record):
    """What comes of a game when every question that is left gets the first legal answer; the record is played on."""
    answers = 0
    while record.state.ask is not None:
        record.answer(default(record.state))
        answers += 1
    game, state = record.game, record.state
    return {"answers": answers, "scores": list(game.scores(state)), "winners": list(game.winners(state))}
