"""What lessons, puzzles and games with comments want of the page's game; the rest of them is a part (see `parts`)."""


def begun(ui, frame):
    """Forget the task at hand when another game is begun."""
    if not frame.get("task"):
        ui["learn"] = None


def at(play):
    """Say whether a task is on the table: it is not saved, and takes the place of no game."""
    return bool(play.frame.get("task"))


def taken(play):
    """Tell whoever follows the task, or the game with comments, of a frame."""
    if play.frame.get("task") or play.frame.get("coached") is not None:
        play.at_task()


def again(play):
    """Return the command that brings the present position back in a new worker."""
    told = play.frame.get("task")
    if told:
        return play.ui["learn"]["command"] | {"answers": told["answers"]}
    return {"do": "resume", "save": play.frame["save"]}
