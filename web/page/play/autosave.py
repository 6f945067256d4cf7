"""Saving the game after each frame, and keeping its result at its end."""

from pyscript.js_modules import deals as js_deals

from page.play import score_count
from page.share import daily_result, sharing
from page.storage import known_games, parked_games, quota, saves

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.play.play import Play
    from page.types import Frame

TOUCHED = ("import", "play_on")
"""The commands that open a game, other than the saved one of its name, in which a person has already answered."""


class Autosave:
    """Saves the game of `play`.

    `touched`: a person has answered in it; `runs`: it was not over when it was opened, so that its end is news.
    """

    def __init__(self, play: "Play") -> None:
        self.play = play
        self.touched = self.runs = False

    def is_first(self, frame: "Frame", do: str) -> bool:
        """Return whether a game that a command opens is new to this device, and no person has answered in it."""
        if self._has_answers(frame, do) or frame.get("task") or frame["over"]:
            return False
        return frame["table"]["game"] not in known_games.read(self.play.store)

    def _has_answers(self, frame: "Frame", do: str) -> bool:
        if do == "resume":
            return not saves.running(self.play.store).get(frame["table"]["game"], {}).get("untouched")
        return do in TOUCHED

    def begin(self, frame: "Frame", do: str) -> None:
        """Before the first save of a game that a command opened, put the unfinished one of its name aside."""
        ui, self.runs = self.play.ui, not frame["over"]
        if ui.shown or frame.get("task"):
            return
        self.touched = self._has_answers(frame, do)
        if do != "resume":
            ui.note = ("" if ui.bare else parked_games.put_aside(self.play.store, frame["table"]["game"])) or ui.note

    def answered(self) -> None:
        """Note that a person has answered: the game is worth keeping, and what was said before has been read."""
        ui, self.touched = self.play.ui, True
        ui.first = False
        if ui.note in (parked_games.FULL, parked_games.ROOM):
            ui.note = ""

    def keep(self, frame: "Frame") -> None:
        """Save a frame of a person's own game; if the save will not outlive the page, say so once."""
        play, ui = self.play, self.play.ui
        if ui.shown or frame.get("task") or saves.keep(play.store, frame, play.players, js_deals.today(), self.touched):
            return
        if quota.spare(play.store):
            self.keep(frame)
        elif quota.make(play.store):
            ui.note = parked_games.ROOM
            self.keep(frame)
        elif not ui.warned:
            ui.warned, ui.note = True, "msg-storage"

    def end(self, frame: "Frame") -> None:
        """Keep the result of a game that is over."""
        self.play.at_end()
        if self.runs:
            sharing.note(self.play, frame)
            score_count.begin(self.play, frame)
        daily_result.begin(self.play, frame)
        ui = self.play.ui
        if (ui.fresh or ui.result or ui.counting is not None) and not self.play.screen.waiting:
            self.play.show()  # else the window that shows it is still to be drawn, or there is nothing more to show
