"""Brings the parts of the page that are not needed at its start, see `parts`."""

from pyscript.js_modules import parts as js_parts

from page.kit import parts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from page.play.play import Play


async def bring(play: "Play", name: str, quiet: bool = False) -> "Any":
    """Return the module of a part with its words loaded; None if it cannot be loaded, which is shown unless `quiet`."""
    if name not in parts.READY:
        try:
            await js_parts.bring(name)
            await play.screen.speak(play.ui.lang, parts=parts.READY + [name])
        except Exception:  # JavaScript's errors have no classes of their own in Python
            if not quiet:
                play.screen.tell(play, {"id": "part", "args": {}})
            return None
        if name not in parts.READY:
            parts.READY.append(name)
    return parts.brought(name)


def act(name: str, function: str) -> "Callable[..., Any]":
    """Return the act that calls a function of a part with the game and the element: at once where the part is there."""

    def run(play: "Play", element: "Any" = None) -> "Any":
        if name in parts.READY:
            return getattr(parts.brought(name), function)(play, element)
        return bring_and_run(play, element)

    async def bring_and_run(play: "Play", element: "Any") -> None:
        module = await bring(play, name)
        going = getattr(module, function)(play, element) if module else None
        if going is not None:
            await going

    return run
