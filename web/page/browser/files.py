"""Files: the record of a game out and in."""

import asyncio
import json

from pyscript.js_modules import files as js_files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any


def save(name: str, text: str) -> None:
    """Offer a text as a download."""
    js_files.save(name, text)


def pick(read: "Callable[[str], Coroutine[Any, Any, None]]", most: int = 1_000_000) -> None:
    """Let a person pick a file of at most `most` bytes; `read` is a coroutine function that takes its text."""
    js_files.pick(lambda text: asyncio.create_task(read(text)), most)


def dropped(take: "Callable[[str], object]", most: int = 1_000_000) -> None:
    """Pass on the text of every file dropped on the page; "" for one of more than `most` bytes."""
    js_files.dropped(take, most)


def export_name(record: str) -> str:
    """Return the file name for an exported record (JSON text)."""
    data = json.loads(record)
    return "san-juan-" + str(data["seats"]) + "-" + str(len(data["answers"])) + ".json"
