"""Playing with people elsewhere, as a part of the page (see `parts`): what is drawn, what the buttons do."""

from page.together.draw import lobby, window
from page.together.ending import again, for_guest, wishes
from page.together.fields import copy
from page.together.guest_acts import call, look_back, say, verify, want
from page.together.host_acts import accept, allow, give_back, invite, invite_watch, open_window, rematch, sit_in
from page.together.hosting import begin, resumed
from page.together.joining import ask, enter, join, play_here
from page.together.phrases import mute, section
from page.together.scanning import scan
from page.together.waiting import absent, waits

__all__ = [
    "absent",
    "accept",
    "again",
    "allow",
    "ask",
    "begin",
    "call",
    "copy",
    "enter",
    "for_guest",
    "give_back",
    "invite",
    "invite_watch",
    "join",
    "lobby",
    "mute",
    "say",
    "section",
    "look_back",
    "open_window",
    "play_here",
    "rematch",
    "resumed",
    "scan",
    "sit_in",
    "verify",
    "waits",
    "want",
    "window",
    "wishes",
]
