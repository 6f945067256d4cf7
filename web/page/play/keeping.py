"""What follows from a frame that has been taken: it is saved, or answered by itself."""

from page.device import saves
from page.play import tasks
from page.share import sharing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.play.play import Play
    from page.types import Frame


def keep(play: "Play", frame: "Frame") -> None:
    """Save a frame of a person's own game; where that does not outlive the page, say so once."""
    ui = play.ui
    kept = ui.shown or tasks.at(play) or saves.keep(play.store, frame, play.players, sharing.today())
    if not kept and not ui.warned:
        ui.warned, ui.note = True, "msg-storage"


def sure(play: "Play", frame: "Frame") -> "list[str]":
    """Return the answer to a question that a person leaves to the page, and has not just come back to; else [].

    What is told before a question comes first: then the person answers.
    """
    answer = list(frame["ask"].get("sure", [])) if frame["ask"] and not play.ui.shows else []
    return answer if answer and play.ui.preferences["sure"] and not play.by_hand else []
