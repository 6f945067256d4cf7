"""The marks on the document of a page that plays with others elsewhere, for style sheets and for the outside."""

from pyscript import document

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.play.play import Play

HOST, GUEST, AWAY = "host", "guest", "away"


def put(play: "Play") -> None:
    """Write whether this page is a host's or a guest's, whether a line is lost, and which seat it has."""
    html, together = document.documentElement, play.ui.together
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
