"""The state of the others at the table: who is away, whose turn it is, and for how long; and that of the own chair.

The clock is looked at when something changes, and once a minute while somebody is waited for, see `waiting`.
"""

import asyncio

from pyscript import window

from page.together.waiting import awaited, minutes, until_next

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play
    from page.together.guest import Visit

SITS = "together-sits"
"""The message for a page whose chair a computer player has."""
SECOND = 1000


def now() -> float:
    """Return the time of the clock."""
    return float(window.Date.now())


def note(play: "Play", told: "dict[str, Any]") -> bool:
    """Take over who is away, and since when this position is on the table; return whether somebody has come or gone."""
    together, at = play.ui.together, now()
    before, since = together["since"], {}
    for seat, seconds in told["away"]:
        since[seat] = before.get(seat, at - seconds * SECOND)
    together["since"], together["turn"], together["at"] = since, at - told["waited"] * SECOND, at
    tick(play)
    return sorted(since) != sorted(before)


def tick(play: "Play") -> None:
    """Look at the clock from now on, while somebody is waited for."""
    if not play.ui.together["ticks"]:
        play.ui.together["ticks"] = True
        asyncio.create_task(ticking(play, play.ui.together))


async def ticking(play: "Play", together: "dict[str, Any]") -> None:
    """Draw the table again with every minute that is shown."""
    while play.ui.together is together and play.frame is not None and not play.frame["over"]:
        times = awaited(play.frame, together)
        if not times:
            break
        await asyncio.sleep(until_next(times, now()) / SECOND)
        before, together["at"] = together["at"], now()
        times = awaited(play.frame, together)
        changed = [since for since in times if minutes(since, before) != minutes(since, together["at"])]
        shown = play.frame["ask"] is None or play.ui.dialog == "together"
        if changed and shown and play.ui.together is together:
            play.show()
    together["ticks"] = False


def moved(play: "Play") -> None:
    """Note that another position is on the table of this page."""
    together = play.ui.together
    together["turn"] = together["at"] = now()


def there(guest: "Visit", message: "dict[str, Any]") -> None:
    """Take over who is away, and who wants to play again."""
    together = guest.play.ui.together
    before, together["want"] = together["want"], message["wants"]
    if note(guest.play, message) or before != message["wants"]:
        guest.show()


def sits(guest: "Visit", message: "dict[str, Any]") -> None:
    """Note that a computer player has the own chair: nothing can be answered until the host gives it back."""
    play = guest.play
    play.ui.together["wrong"] = SITS
    if play.frame is not None:
        play.ui.note, play.sending = SITS, True
    guest.show()


def seated(guest: "Visit") -> None:
    """Note that the own chair is there again."""
    ui = guest.play.ui
    if ui.together["wrong"] == SITS:
        ui.together["wrong"] = ui.note = ""
