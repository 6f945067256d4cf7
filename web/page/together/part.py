"""Playing with people elsewhere, as a part of the page (see `parts`): what is drawn, what the buttons do."""

from page.together.draw import lobby, window
from page.together.guest import join, verify
from page.together.hosting import accept, begin, copy, invite, open_window, rematch, resumed, sit_in

__all__ = [
    "accept",
    "begin",
    "copy",
    "invite",
    "join",
    "lobby",
    "open_window",
    "rematch",
    "resumed",
    "sit_in",
    "verify",
    "window",
]
