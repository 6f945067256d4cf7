"""The browser's Back: each window or place that it closes or leaves has an entry in the history.

See `page.browser.back_depth` and web/js/back.js. In a frame nothing has an entry, because the history there belongs to
the embedding page. The rules have addresses of their own.
"""

from pyscript.js_modules import back as js_back

from page.browser.back_depth import depth, level

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from page.state import Ui
    from page.types import Frame

TOLD = [-1]
"""The number of open levels that the browser knows of; -1: nothing has been drawn yet."""


def follow(frame: "Frame | None", ui: "Ui") -> None:
    """Give the browser the number of open levels."""
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
