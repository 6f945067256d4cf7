"""Nothing in the place of what only a host's page does or draws, for the page of guests (web/page/together)."""


def nothing(*_given: object) -> None:
    """Do nothing."""


def blank(*_given: object) -> str:
    """Return no drawing."""
    return ""


accept = allow = begin = give_back = invite = invite_watch = nothing
open_window = rematch = resumed = say = scan = sit_in = nothing
asked = chairs = blank
