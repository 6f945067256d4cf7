"""PyScript on MicroPython, as far as the page uses it. What belongs to the browser is Any: see MDN."""

from typing import Any

document: Any
window: Any

async def fetch(url: str, **options: Any) -> Any: ...
