"""Places of things in the window, as (left, top, width, height) in pixels of the page, however much it is enlarged."""

from pyscript import document
from pyscript.js_modules import size as js_size

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Box = tuple[float, float, float, float]


def box_of(element: "Any") -> "Box":
    """Return where an element lies in the window: (left, top, width, height)."""
    box = element.getBoundingClientRect()
    by: float = js_size.zoom()
    return box.left / by, box.top / by, box.width / by, box.height / by


def box_at(selector: str) -> "Box | None":
    """Return where the first element of a selector lies, None when there is none to be seen."""
    element = document.querySelector(selector)
    return box_of(element) if element is not None and element.getClientRects().length else None


def shift(was: "Box", now: "Box") -> str:
    """Return the transform that puts an element that lies at `now` where it `was`."""
    across, along = str(was[0] - now[0]), str(was[1] - now[1])
    wide, high = str(was[2] / now[2]), str(was[3] / now[3])
    return "translate(" + across + "px, " + along + "px) scale(" + wide + ", " + high + ")"
