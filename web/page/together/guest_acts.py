"""The buttons of a guest's page, some of which a host's has too."""

from page.browser.device import data
from page.together import ending, fields, host_acts
from page.together.guest import VISITS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play


async def verify(play: "Play", element: "Any") -> None:
    """Check the game that is over."""
    for guest in VISITS:
        await ending.verify(play, guest)


def want(play: "Play", element: "Any") -> None:
    """Say to the host that this person wants to play again."""
    play.ui.together["wants"] = True
    if play.ui.together["host"]:
        host_acts.say({"do": "want"})
    else:
        for guest in VISITS:
            guest.link.send({"do": "want"})
    play.show()


def say(play: "Play", element: "Any") -> None:
    """Say the phrase of a button to everybody at the table."""
    command = {"do": "say", "phrase": int(data(element, "value") or 0)}
    play.window(None)
    if play.ui.together["host"]:
        host_acts.say(command)
    for guest in VISITS:
        guest.link.send(command)


async def look_back(play: "Play", element: "Any") -> None:
    """Review the game that is over, in an engine of this page."""
    for guest in VISITS:
        await ending.look_back(play, guest)


async def call(play: "Play", element: "Any") -> None:
    """Be called by the name in the field."""
    for guest in VISITS:
        guest.call(fields.text(fields.NAME))
