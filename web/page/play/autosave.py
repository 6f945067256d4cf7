"""Saving the game after each frame, once that is drawn, and keeping its result at its end."""

from pyscript.js_modules import deals as js_deals

from page.play import score_count
from page.share import daily_result, sharing
from page.storage import known_games, parked_games, quota, saves

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play
    from page.types import Frame

TOUCHED = ("import", "play_on")
"""The commands that open a game, other than the saved one of its name, in which a person has already answered."""


class Autosave:
    """Saves the game of `play`.

    `touched`: a person has answered in it; `runs`: it was not over when it was opened, so that its end is news.
    `begun`: a person had answered in the game that was opened last before it was.
    """

    def __init__(self, play: "Play") -> None:
        self.play = play
        self.touched = self.runs = self.begun = False

    def opens(self, command: "dict[str, Any]") -> None:
        """Look which games are known, and whether a person has answered in the one that is about to be opened."""
        self.play.ui.met = known_games.read(self.play.store)
        self.begun = command["do"] in TOUCHED
        if command["do"] == "resume":
            game = command.get("game") or self.play.game_name()
            self.begun = not saves.running(self.play.store).get(game, {}).get("untouched")

    def take(self, frame: "Frame", do: str = "") -> None:
        """Save a frame that has been drawn, the first one of a game with the command that opened it.

        What is to be said of that is drawn now, unless a drawing is to come.
        """
        play, note = self.play, self.play.ui.note
        if do:
            self._begin(frame, do)
        self.keep(frame)
        if frame["over"]:
            self._end(frame)
        news = frame["over"] and (play.ui.fresh or play.ui.result or play.ui.counting is not None)
        if (news or play.ui.note != note) and not play.screen.waiting:
            play.show()

    def _begin(self, frame: "Frame", do: str) -> None:
        """Before the first save of a game that a command opened, put the unfinished one of its name aside."""
        ui, self.runs = self.play.ui, not frame["over"]
        if ui.shown or frame.get("task"):
            return
        self.touched = self.begun
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

    def _end(self, frame: "Frame") -> None:
        """Keep the result of a game that is over."""
        self.play.at_end()
        if self.runs:
            sharing.note(self.play, frame)
            score_count.begin(self.play, frame)
        daily_result.begin(self.play, frame)
