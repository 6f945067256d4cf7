"""The hooks of lessons, puzzles and commented games in the page's game; the rest of them is a part (see `parts`)."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play
    from page.state import Ui
    from page.types import Frame


def begun(ui: "Ui", frame: "Frame") -> None:
    """Forget the current task when another game is begun."""
    if not frame.get("task"):
        ui.learn = None


def at(play: "Play") -> bool:
    """Return whether a task is on the table: it is not saved, and takes the place of no game."""
    return play.frame is not None and bool(play.frame.get("task"))


def taken(play: "Play") -> None:
    """Pass a frame on to the module of tasks, or of the game with comments."""
    if play.frame and (play.frame.get("task") or play.frame.get("coached") is not None):
        play.at_task()


def again(play: "Play", frame: "Frame") -> "dict[str, Any]":
    """Return the command that brings the present position back in a new worker."""
    told = frame.get("task")
    if told:
        command: dict[str, Any] = play.ui.learn["command"]
        return command | {"answers": told["answers"]}
    return {"do": "resume", "save": frame["save"]}
