"""Reading the reply of a guest with the camera."""

from pyscript.js_modules import lazy as js_lazy

from page.together import fields
from page.together.draw_host import CAMERA, READY, SCANS
from page.together.host_acts import accept

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play


async def scan(play: "Play", element: "Any") -> None:
    """Look for a reply in the picture of the camera until there is one; pressed again, stop that."""
    together = play.ui.together
    if together["camera"] == SCANS:
        together["camera"] = READY
        return fields.draw(play)
    together["camera"], together["wrong"] = SCANS, ""
    fields.draw(play)
    text = ""
    try:
        module = await js_lazy.load("scan")
        text = str(await module.read(CAMERA, lambda text: "#reply=" in str(text)))
    except Exception:  # no camera, or it is denied; JavaScript's errors have no classes of their own in Python
        together["wrong"] = "together-no_camera"
    together["camera"] = READY
    if play.ui.together is not together:  # the table was left meanwhile
        return None
    fields.draw(play)
    if text:
        fields.write(fields.REPLY, text)
        await accept(play, element)
    return None
