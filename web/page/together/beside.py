"""Messages of a host beside the game: what it allows, and who looks on."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.together.guest import Visit


def allow(guest: "Visit", message: "dict[str, Any]") -> None:
    """Show what the host allows from now on; a drawing is kept for its frame, so the table gets another one."""
    play = guest.play
    if play.frame is None:
        return
    frame: Any = play.frame.copy()
    frame["hints"] = message["hints"]
    play.asked = frame if play.asked is play.frame else play.asked
    play.frame, play.ui.hint = frame, play.ui.hint if message["hints"] else None
    play.show()


def watched(guest: "Visit", message: "dict[str, Any]") -> None:
    """Show who looks on."""
    guest.play.ui.together["watching"] = message["names"]
    guest.show()
