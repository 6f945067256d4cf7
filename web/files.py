"""Files: the record of a game out and in."""

import asyncio

from pyscript.js_modules import files as js_files


def save(name, text):
    """Offer a text as a download."""
    js_files.save(name, text)


def pick(read):
    """Let a person pick a file; `read` is a coroutine function that takes its text."""
    js_files.pick(lambda text: asyncio.create_task(read(text)))
