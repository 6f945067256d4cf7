"""How strong another player is, and how it plays."""

from page.draw.html import HIDDEN, pips, tag
from page.setup.people import strength

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from sanjuan.words.words import Words


def might(ui: "Ui", seat: int) -> str:
    """Return how strong an opponent is, as signs; nothing for a guest."""
    rank = strength(ui.cast[seat], ui.bots)
    return pips(rank, len(ui.bots)) if rank else ""


def far(built: int, whole: int, alarm: int) -> str:
    """Return how far a city is, with a sign from `alarm` on: somebody may soon end the game."""
    css = "nb near" if built >= alarm else "nb"
    return tag("span", [("class", css), HIDDEN], str(built) + tag("small", [], "/" + str(whole)))


def style(ui: "Ui", seat: int, t: "Words") -> str:
    """Return an opponent's strength and way of playing in words, "" for a guest."""
    id = ui.cast[seat]
    rank = strength(id, ui.bots)
    return t("label-strength", n=rank, of=len(ui.bots)) + ". " + t("bot-" + id + ".style") if rank else ""
