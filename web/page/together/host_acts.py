"""The buttons of a host's page."""

from page.browser.device import data
from page.together import allowing, fields, gallery
from page.together.hosting import HOSTING
from page.together.seating import chair

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play


def rematch(play: "Play", element: "Any") -> None:
    """Play again at this table."""
    for hosting in HOSTING:
        hosting.tell({"do": "again"})


def say(command: "dict[str, Any]") -> None:
    """Have the worker let everybody know of a phrase or a wish."""
    for hosting in HOSTING:
        hosting.tell(command)


def seat_of(element: "Any") -> int:
    """Return the seat that a button is about."""
    return int(data(element, "seat") or 0)


async def invite(play: "Play", element: "Any") -> None:
    """Invite somebody to the chair of a button."""
    for hosting in HOSTING:
        if hosting.word is not None:
            hosting.word.release(seat_of(element))
        await hosting.invite(seat_of(element))


async def accept(play: "Play", element: "Any") -> None:
    """Take the reply from the field."""
    for hosting in HOSTING:
        await hosting.accept(fields.text(fields.REPLY))


def sit_in(play: "Play", element: "Any") -> None:
    """Have a computer player take the chair of a button."""
    for hosting in HOSTING:
        seat = seat_of(element)
        players = play.frame["players"] if play.frame else play.ui.setup["players"]
        hosting.tell({"do": "sit_in", "seat": seat, "bot": players[seat]["bot"]})


def allow(play: "Play", element: "Any") -> None:
    """Allow the people elsewhere what a switch says, or no longer."""
    for hosting in HOSTING:
        now = allowing.changed(play.ui.together["allows"], data(element, "value") or "", play.store)
        hosting.tell({"do": "allow", "allows": now})
        if not now["watch"]:
            gallery.cancel(hosting)


async def invite_watch(play: "Play", element: "Any") -> None:
    """Invite somebody to look on."""
    for hosting in HOSTING:
        await gallery.invite(hosting)


async def give_back(play: "Play", element: "Any") -> None:
    """Give the chair of a button back to its person, who is invited where no relay brings people back."""
    for hosting in HOSTING:
        seat = seat_of(element)
        one = chair(play, seat)
        invites = one is not None and not one["back"] and hosting.word is None
        hosting.opens = invites and play.frame is not None  # with the invitation in it
        hosting.tell({"do": "give_back", "seat": seat})
        if invites:
            await hosting.invite(seat)


def open_window(play: "Play", element: "Any") -> None:
    """Open the window of the people elsewhere over the table."""
    if play.ui.together:
        play.window("together")
