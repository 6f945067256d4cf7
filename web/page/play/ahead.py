"""A table that is about to be shown is drawn beforehand, in short tasks: between them the page answers clicks.

The drawing is kept (see `memo`) until the table is shown, a moment later; parts that have changed are drawn again.
"""

from page.kit import memo, pace
from page.play.choice import Choice
from page.play.opening import seat

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.play.play import Play
    from page.state import Ui
    from page.types import Frame


def coming(play: "Play", frame: "Frame") -> "Ui":
    """Return the page's state as it is going to be when a frame is taken, as far as tables are drawn from it."""
    choice, ui = Choice(frame["ask"], frame["proposal"]), play.ui.but()
    ui.log = ui.log[: frame["log_from"]] + frame["log"]
    if "cards" in frame:  # the first frame of a game
        ui.change({"cards": frame["cards"], "review": None, "note": ui.note.replace("msg-deal", "")})
        seat(ui, frame)
    ui.names = play.screen.names(frame.get("players") or play.players, ui, frame.get("dummies", []))
    if "cards" in frame or frame["ask"] or frame["over"]:
        ui.fast = False
    ui.change({"chosen": choice.chosen(), "marks": choice.marks, "lifted": choice.lifted, "confirm": choice.complete()})
    ui.change({"why": "", "refused": False, "hint": None})
    return ui


async def draw(play: "Play", frame: "Frame") -> None:
    """Draw the table of a frame that has come, unless it is skipped."""
    if not frame["error"] and not passing(play, frame):
        await play.screen.ahead(frame, coming(play, frame))


def cover(play: "Play", frame: "Frame") -> None:
    """At a curtain, forget everything that shows the hand of the last person who looked."""
    if frame["curtain"] is not None:
        play.ui.hint = play.ui.zoom = None
        memo.forget(frame)


def passing(play: "Play", frame: "Frame") -> bool:
    """Return whether a frame is gone at once, so that drawing it would only hold the game up."""
    hurried = pace.hurried(play.ui) and frame["turn"]["who"] == "bot"
    return hurried and play.screen.rest() < pace.GLIMPSE
