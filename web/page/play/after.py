"""The page's state after a frame: the table is drawn ahead from it, then shown in it. Pure.

The build draws its first tables with it, the page itself the next table of a game.
"""

import tables
from page.catalog import games, people
from page.kit import pace
from page.kit.effects import opened, stays
from page.kit.html import DUMMY
from page.table import turn_summary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.play.choice import Choice
    from page.state import Ui
    from page.types import Frame
    from sanjuan.words.words import Words


def after(ui: "Ui", frame: "Frame", choice: "Choice", t: "Words", lifted: bool = False) -> "Ui":
    """Return the state in which a frame is shown, `choice` being the marks of its question.

    `lifted`: a person has just taken the device, and first sees what the others have done.
    """
    coming = ui.but(log=ui.log[: frame["log_from"]] + frame["log"], why="", refused=False)
    if "cards" in frame:
        _begin(coming, frame, t)
    if frame["ask"] or frame["over"] or frame["curtain"] is not None:
        coming.fast = False
    if frame["curtain"] is not None:
        coming.hint = coming.zoom = None
    if frame["over"]:
        coming.dialog = "score"
    mark(coming, choice)
    _announce(coming, frame, lifted)
    return coming


def _begin(ui: "Ui", frame: "Frame", t: "Words") -> None:
    """Seat the players of a game by its first frame, and clear what is left of the game before."""
    if not frame.get("task"):
        ui.learn = None
    ui.first = ui.first and not (frame.get("task") or frame["over"] or frame["table"]["game"] in ui.met)
    ui.change({"log": frame["log"], "log_of": None, "fast": False, "given": None, "dialog": None, "message": None})
    ui.change({"trouble": None, "review": None, "fresh": [], "untold": [], "result": None, "counting": None})
    ui.home = ui.home and bool(ui.learn)  # who learns goes back to where that began
    ui.note, ui.cards = ui.note.replace("msg-deal", ""), frame["cards"]
    players, nobody = frame["players"], frame.get("dummies", [])
    ui.bots = games.characters(games.of(frame["table"]["game"]))
    ui.cast = people.cast(players, ui.bots) + ["" for _ in nobody]
    ui.faces = people.faces(players, ui.bots) + [DUMMY for _ in nobody]
    ui.names = people.at_table(frame, ui.bots, t)


def mark(ui: "Ui", choice: "Choice") -> None:
    """Show the marks of the open question; a hint on another one, or on other marks, is dropped."""
    hint = ui.hint
    if hint and (hint["choice"] is not choice or hint["marks"] != choice.marks):
        ui.hint = None
    ui.chosen, ui.marks, ui.lifted = choice.chosen(), choice.marks, choice.lifted
    ui.confirm = choice.complete() and not ui.refused


def _announce(ui: "Ui", frame: "Frame", lifted: bool) -> None:
    """Open the windows for a frame's news (see `shows`); one that is open already, such as the score, comes after."""
    effects, hurried = tables.at(frame).EFFECTS, pace.hurried(ui)
    ui.shows = []
    if frame["curtain"] is not None or ui.review:
        return
    found = ui.untold + [name for name in opened(frame, effects) if not hurried or stays(name, effects)]
    if lifted and frame["ask"] and ui.preferences.get("digest") and turn_summary.has(frame):
        found = [turn_summary.NAME] + found
    ui.untold = found if hurried and not (frame["ask"] or frame["over"]) else []
    if found and not ui.untold:
        ui.shows = found + ([ui.dialog] if ui.dialog else [])
        ui.dialog = found[0]
