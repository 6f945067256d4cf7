"""What the browser's Back closes or leaves has an entry in its history, see `page.draw.depth` and web/js/back.js.

Nothing has one in a frame, where the history is that of somebody else's page. The rules have addresses of their own.
"""

from pyscript.js_modules import back as js_back

from page.draw.depth import depth, level

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from page.state import Ui
    from page.types import Frame

TOLD = [-1]
"""How much the browser knows to be open; -1: nothing has been drawn yet."""


def follow(frame: "Frame | None", ui: "Ui") -> None:
    """Tell the browser how much is open now."""
    lying = level(frame, ui) + depth(frame, ui)
    if lying != TOLD[0] and not ui.framed:
        TOLD[0] = lying
        js_back.open(lying)


def attend(close: "Callable[[], int]") -> None:
    """Let Back close what is open: `close` does so, and returns how much is open then."""

    def closing() -> int:
        TOLD[0] = close()
        return TOLD[0]

    js_back.attend(closing)
