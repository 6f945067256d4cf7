"""People who look on, at the host's page: each comes by an invitation of their own, or by the word of the table."""

from page.together.seating import FIRST, MOST, nobody

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from page.play.play import Play
    from page.together.hosting import Hosting

OPEN, LOST = "open", "lost"


def free(hosting: "Hosting") -> "int | None":
    """Return the number of a line for one more to look on; None where that is not allowed, or there are enough."""
    together = hosting.play.ui.together
    if not together or not together["allows"]["watch"]:
        return None
    here = [one["seat"] for one in together["watchers"]]
    left = [seat for seat in range(FIRST, FIRST + MOST) if seat not in here]
    unused = [seat for seat in left if seat not in hosting.lines]
    return unused[0] if unused else left[0] if left else None


async def invite(hosting: "Hosting") -> None:
    """Show a link by which somebody comes to look on; one that nobody has used yet stays."""
    together, seat = hosting.play.ui.together, free(hosting)
    if together["gallery"]["code"]:
        return
    if seat is None:
        together["wrong"] = "together-full"
        return hosting.show()
    together["gallery"] = nobody() | {"seat": seat}
    await hosting.invite(seat)
    return None


def cancel(hosting: "Hosting") -> None:
    """Take back an invitation to look on that nobody has used."""
    together = hosting.play.ui.together
    seat, together["gallery"] = together["gallery"]["seat"], nobody()
    if seat in hosting.lines:
        hosting.lines.pop(seat).close()


def line(hosting: "Hosting", seat: int, state: str) -> None:
    """Take note of the state of the line of somebody who looks on."""
    together = hosting.play.ui.together
    if together and together["gallery"]["seat"] == seat:
        together["gallery"] = nobody()
    if state == LOST:
        hosting.lines.pop(seat, None)
    if state != OPEN:
        hosting.tell({"do": "lost", "seat": seat})


def unknown(play: "Play", lines: "Iterable[int]") -> "list[int]":
    """Return the lines of people of whom the worker does not know, because another one has come."""
    together = play.ui.together
    if not together:
        return []
    known = [one["seat"] for one in together["watchers"]] + [one["seat"] for one in together["chairs"] if one["here"]]
    return [seat for seat in lines if seat not in known]
