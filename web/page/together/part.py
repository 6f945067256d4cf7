"""Playing with people elsewhere, as a part of the page (see `parts`): what is drawn, what the buttons do."""

from page.together.draw import lobby, window
from page.together.ending import again, for_guest, wishes
from page.together.fields import copy
from page.together.guest import join, look_back, say, verify, want
from page.together.hosting import accept, begin, invite, open_window, rematch, resumed, sit_in
from page.together.phrases import mute, section
from page.together.scanning import scan

__all__ = [
    "accept",
    "again",
    "begin",
    "copy",
    "for_guest",
    "invite",
    "join",
    "lobby",
    "mute",
    "say",
    "section",
    "look_back",
    "open_window",
    "rematch",
    "resumed",
    "scan",
    "sit_in",
    "verify",
    "want",
    "window",
    "wishes",
]
