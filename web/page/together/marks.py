"""The marks on the document of a page that plays with others elsewhere, for style sheets and for the outside."""

from pyscript import document

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.play.play import Play

HOST, GUEST, AWAY = "host", "guest", "away"
MINE = "\u25cf "
"""Begins the title of a page out of sight whose person is asked, as the tab of the browser shows it."""


def put(play: "Play") -> None:
    """Write whether this page is a host's or a guest's, whether a line is lost, and which seat it has."""
    html, together = document.documentElement, play.ui.together
    title(play)
    if not together:
        html.removeAttribute("data-link")
        html.removeAttribute("data-seat")
        return
    html.dataset.link = (HOST if together["host"] else GUEST) + (" " + AWAY if together["away"] else "")
    seat = play.frame["table"]["me"] if play.frame else together["seat"]
    if seat is None or together["watches"]:
        html.removeAttribute("data-seat")
    else:
        html.dataset.seat = str(seat)


def title(play: "Play") -> None:
    """Mark the title of a page that nobody looks at while a question of its own is open."""
    frame, shown = play.frame, str(document.title)
    plain = shown[len(MINE) :] if shown.startswith(MINE) else shown
    mine = bool(play.ui.together and document.hidden and frame and frame["ask"])
    wanted = MINE + plain if mine else plain
    if wanted != shown:
        document.title = wanted
