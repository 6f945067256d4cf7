"""Pictures shown over the table for a time, made of copies of its parts."""

from pyscript import document
from pyscript.ffi import to_js
from pyscript.js_modules import scene as js_scene

from page.motion.flights import FLIGHT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.motion.geometry import Box


def found(selector: str) -> "list[Any]":
    """Return the elements of a selector."""
    return list(document.querySelectorAll(selector))


def made(name: str, css: str) -> "Any":
    """Return a new element that is not in the document yet."""
    element = document.createElement(name)
    element.className = css
    return element


def stand(picture: "Any", box: "Box", delay: int, time: int) -> None:
    """Show a picture at a place of the window for a time, after a delay; only for the eye."""
    picture.setAttribute("aria-hidden", "true")
    style = picture.style
    style.left, style.top = str(box[0]) + "px", str(box[1]) + "px"
    style.width, style.height = str(box[2]) + "px", str(box[3]) + "px"
    document.body.append(picture)
    hidden, shown = {"opacity": 0, "transform": "scale(.96)"}, {"opacity": 1, "transform": "none"}
    frames = [hidden, shown | {"offset": 0.15}, shown | {"offset": 0.85}, {"opacity": 0, "transform": "none"}]
    options = {"duration": time, "delay": delay, "fill": "both", "id": FLIGHT}
    motion = js_scene.animate(picture, to_js(frames), to_js(options))
    motion.onfinish = lambda _: picture.remove()
