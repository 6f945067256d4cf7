"""The consequences of a frame that has been taken: it is saved, or answered by itself."""

from page.play import counting, tasks
from page.share import daily_result, sharing
from page.storage import parked_games, quota, saves

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.play.play import Play
    from page.types import Frame

TOUCHED = ("import", "play_on")
"""The commands that open a game, other than the saved one of its name, in which a person has already answered."""


def begun(play: "Play", frame: "Frame", do: str, keeps: bool) -> None:
    """Before the first save of a game that a command opened, put the unfinished one of its name aside."""
    if not keeps or frame.get("task"):
        return
    game = frame["table"]["game"]
    if do == "resume":
        play.touched = not saves.running(play.store).get(game, {}).get("untouched")
        return
    play.touched = do in TOUCHED
    play.ui.note = ("" if play.ui.bare else parked_games.put_aside(play.store, game)) or play.ui.note


def answered(play: "Play") -> None:
    """Note that a person has answered: the game is worth keeping, and what was said before has been read."""
    play.by_hand, play.touched, play.ui.first = False, True, False
    if play.ui.note in (parked_games.FULL, parked_games.ROOM):
        play.ui.note = ""


def keep(play: "Play", frame: "Frame") -> None:
    """Save a frame of a person's own game; if the save will not outlive the page, say so once."""
    ui = play.ui
    if ui.shown or tasks.at(play) or saved(play, frame):
        return
    if quota.spare(play.store):
        keep(play, frame)
    elif quota.make(play.store):
        ui.note = parked_games.ROOM
        keep(play, frame)
    elif not ui.warned:
        ui.warned, ui.note = True, "msg-storage"


def saved(play: "Play", frame: "Frame") -> bool:
    """Save a frame; returns whether that outlives the page."""
    return saves.keep(play.store, frame, play.players, sharing.today(), play.touched)


def ended(play: "Play", frame: "Frame") -> None:
    """Show the score of a game that is over, and keep what came of it."""
    play.ui.dialog = "score"
    play.at_end()
    if play.ends:
        sharing.note(play, frame)
        counting.begin(play, frame)
    daily_result.begin(play, frame)


def sure(play: "Play", frame: "Frame") -> "list[str]":
    """Return the answer to a question that the page gives, or that a person leaves to it; else [].

    Not to one that a person has just returned to. If a window opens before the question, the person answers.
    """
    answer = list(frame["ask"].get("sure", [])) if frame["ask"] and not play.ui.shows else []
    left = answer if answer and play.ui.preferences["sure"] and not play.by_hand else []
    return moot(play, frame) or left


def moot(play: "Play", frame: "Frame") -> "list[str]":
    """Return the answer to a question with nothing at stake, which nobody is held up by; else []."""
    open = bool(play.ui.shows) or play.by_hand or frame["curtain"] is not None
    return [] if open or frame["ask"] is None else list(frame["ask"].get("moot", []))


def by_itself(play: "Play", answer: "list[str]") -> None:
    """Answer the open question for the person, if there is an answer."""
    if answer:
        play.send({"do": "answer", "chosen": answer})
