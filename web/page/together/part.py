"""Playing with people elsewhere, as a part of the page (see `parts`): what is drawn, what the buttons do."""

from page.together.draw import lobby, window
from page.together.ending import again, for_guest, wishes
from page.together.fields import copy
from page.together.guest import call, look_back, say, verify, want
from page.together.host_acts import accept, allow, invite, open_window, rematch, sit_in
from page.together.hosting import begin, resumed
from page.together.joining import ask, enter, join
from page.together.phrases import mute, section
from page.together.scanning import scan

__all__ = [
    "accept",
    "again",
    "allow",
    "ask",
    "begin",
    "call",
    "copy",
    "enter",
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
