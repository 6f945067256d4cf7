"""Texts between the page and the worker, as JSON text: commands read, replies written."""

import json
from collections.abc import Mapping
from typing import Any

from sanjuan.table import untrusted
from worker.save import Trouble
from worker.shapes import Command


def chosen(command: Command) -> tuple[str, ...]:
    """Return the options that a command chooses; raises Trouble `bad_command`."""
    named = command.get("chosen")
    if not isinstance(named, list) or not all(isinstance(option, str) for option in named):
        raise Trouble("bad_command")
    return tuple(named)


def read(text: str) -> Any:
    """Return what a text says; raises Trouble `bad_command`."""
    try:
        return untrusted.loads(text)
    except ValueError as error:
        raise Trouble("bad_command") from error


def error(id: str, words: Mapping[str, Any]) -> str:
    """Return the text of an error."""
    return text({"error": {"id": id, "args": words}})


def text(reply: Mapping[str, Any]) -> str:
    """Return a reply as JSON in plain letters: the page's Python cannot join the halves of an escaped emoji."""
    return json.dumps(reply, ensure_ascii=False)
