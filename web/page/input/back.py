"""The browser's Back: it closes what is uppermost, as Escape does, leads out of the place to learn, and home."""

import asyncio

from page import acts
from page.browser import back
from page.browser.back_depth import depth, level, window_open
from page.kit.parts import brought

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.play.play import Play


def attend(play: "Play") -> None:
    """Let Back close what is open on a page of its own."""

    def closing() -> int:
        close(play)
        return level(play.frame, play.ui) + depth(play.frame, play.ui)

    if not play.ui.framed:
        back.attend(closing)


def close(play: "Play") -> None:
    """Close what is uppermost."""
    ui = play.ui
    if window_open(ui):
        acts.act(play, "close")
    elif ui.review and not ui.shown:
        acts.act(play, "review-up")
    elif ui.learn:
        going = brought("learn").go(play, "leave" if play.frame is None else "list")
        if going is not None:
            asyncio.create_task(going)
    elif ui.shown and ui.left:
        acts.act(play, "away")
    elif not ui.home:
        acts.act(play, "home")
