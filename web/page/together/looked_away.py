"""The digest at a table with people elsewhere: what the others did while the page was out of sight."""

from pyscript import document

from page.table import turn_summary
from page.together import marks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play

_followed: "list[Play]" = []


def attend(play: "Play") -> None:
    """Show what has happened when this page is looked at again."""
    if play not in _followed:
        _followed.append(play)
        document.addEventListener("visibilitychange", lambda event: turned(play))


def turned(play: "Play") -> None:
    """Note how long the log is when the page goes out of sight; once it is back, show what has come since."""
    marks.title(play)
    together, log = play.ui.together, play.ui.log
    if not together or play.frame is None:
        return
    if document.hidden:
        together["left"] = len(log)
    elif together["left"] is not None:
        before, together["left"] = together["left"], None
        show(play, len(log) - before)


def show(play: "Play", count: int) -> None:
    """Show the last facts of the log at the open question, unless they are small or something else is on show."""
    ui, frame = play.ui, play.frame
    if frame is None or not frame["ask"] or frame["curtain"] is not None or play.sending:
        return
    if count <= 0 or ui.dialog or ui.review or not ui.preferences.get("digest"):
        return
    whole: Any = frame.copy()  # a drawing is kept for its frame
    whole["log"], whole["log_from"], whole["fresh"] = ui.log, 0, count
    if turn_summary.has(whole):
        play.asked = play.frame = whole
        ui.shows = [turn_summary.NAME]
        play.window(turn_summary.NAME)
