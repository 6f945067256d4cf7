"""The depth of what is over the page: windows, places of a review, the place to learn; and its level above home.

Pure."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from page.types import Frame


def window_open(ui: "Ui") -> bool:
    """Return whether a window is open that can be closed."""
    return bool(ui.dialog) and not (ui.message and ui.message["error"])


def depth(frame: "Frame | None", ui: "Ui") -> int:
    """Return how many things lie one over another. A game that a link has brought is what the page was opened for."""
    lying = int(window_open(ui) and ui.dialog != "introduction") + int(ui.dialog == "zoom" and bool(ui.zoom_from))
    lying += int("city" in (ui.dialog, ui.dialog == "zoom" and ui.zoom_from) and bool(ui.city_from))
    if ui.review and not ui.shown:
        lying += 1 if ui.review["at"] is None or ui.review["live"] else 2
    if ui.learn:
        lying += 1 if frame is None else 2
    return lying


def level(frame: "Frame | None", ui: "Ui") -> int:
    """Return how far the page is from home: a form or a table is one step, an old game looked at from a table two.

    A message that stops everything leads only out of the page.
    """
    if ui.message and ui.message["error"]:
        return 0
    return int(not ui.home) + int(frame is not None and ui.shown and ui.left)
