"""Looking back at a game that is over, on the page: the review comes piece by piece, the table is stepped through.

A moment of a running game is shown in the same way ("live"): the log leads there, and back to the game.

`ui.review` is None, or what is looked at: "share" of the review that is done, its "report" when all is, "at" the
answer before which the table is shown (None: the review itself), "past" the frame of that table, "seat" whose view it
is (None: the first person's), "hands" whether all hands were asked for, "want" the place that is being fetched,
"sketch" what there is of the curve before the report, "rounds" the places where rounds begin, "plays" whether the steps
follow one another by themselves.
"""

import asyncio

import tables
from page.kit import pace

SLOWEST = 0.3
"""Seconds that a step is to be seen at least."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from page.play.play import Play


def begin(play: "Play", element: "Any" = None) -> None:
    """Begin the review of a game that is over."""
    if play.frame is None or not play.frame["over"] or play.sending:
        return
    if not play.frame["hints"]:  # without an adviser there is no better answer: the game is shown step by step
        asyncio.create_task(walk(play))
        return
    look = fresh(False, [])
    play.ui.review, play.ui.dialog = look, None
    play.show()
    asyncio.create_task(work(play, look))


def fresh(live: bool, seats: "Sequence[int]") -> "dict[str, Any]":
    """Return what is looked at before anything is there; `live` where the game goes on meanwhile."""
    nothing = {"share": 0, "report": None, "at": None, "past": None, "hands": False, "want": None, "seat": None}
    return nothing | {"live": live, "seats": seats, "idle": False, "sketch": None, "rounds": [], "plays": False}


def moment(play: "Play", element: "Any") -> None:
    """Show the table as it was after what a line of the log says (its `data-at`)."""
    if play.frame is None or play.frame["curtain"] is not None:
        return
    if not play.ui.review:
        play.ui.review = fresh(True, [play.frame["table"]["me"] or 0])
    play.ui.dialog = None
    go(play, int(element.getAttribute("data-at")))


async def walk(play: "Play") -> None:
    """Show the first table of a game that is over; the review is computed on demand."""
    reply = await play.consult({"do": "review"})
    if reply and not reply["error"]:
        known = {"report": reply["report"], "rounds": reply["rounds"], "idle": True}
        play.ui.review = fresh(False, reply["seats"]) | known
        play.ui.dialog = None
        go(play, 0)


async def work(play: "Play", look: "dict[str, Any]") -> None:
    """Let the worker review, piece by piece, until the review is closed."""
    look["idle"] = False
    reply, early = await play.consult({"do": "review"}), not look["seats"]
    while reply and not reply["error"] and play.ui.review is look:
        look.update({name: reply[name] for name in ("share", "report", "seats", "sketch")})
        if early and look["want"] is not None:
            asyncio.create_task(fetch(play, look))
        early = False
        look["rounds"] = reply.get("rounds", look["rounds"])
        play.show()
        if look["report"]:
            return
        reply = await play.consult({"do": "review_on"})
    if play.ui.review is look:
        close(play)


def close(play: "Play", element: "Any" = None) -> None:
    """Go back to the game, or to its score sheet; an unfinished review starts again on demand."""
    live, play.ui.review = play.ui.review["live"], None
    play.ui.dialog = None if live else "score"
    play.show()


def overview(play: "Play", element: "Any" = None) -> None:
    """Go back from the table to the review."""
    look = play.ui.review
    if look:
        look["at"], look["past"], look["want"], look["hands"], look["plays"] = None, None, None, False, False
        look["seat"] = None
        play.show()
        if look["idle"]:
            asyncio.create_task(work(play, look))


def up(play: "Play", element: "Any" = None) -> None:
    """Go back by one: from the table to the review, from there to the score sheet."""
    if play.ui.review["at"] is None or play.ui.review["live"]:
        close(play)
    else:
        overview(play)


def at(play: "Play", element: "Any" = None) -> None:
    """Show the table at the place that an element names: a button by its `data-value`, a slider by its place."""
    if play.ui.review:
        play.ui.review["plays"] = False
    value, seat = element.getAttribute("data-value"), element.getAttribute("data-seat")
    if play.ui.review:
        play.ui.review["seat"] = int(seat) if seat else play.ui.review["seat"]
    go(play, int(element.value if value is None else value))


def step(by: int) -> "Callable[..., None]":
    """Return the act that moves by a number of answers."""

    def act(play: "Play", element: "Any" = None) -> None:
        if play.ui.review:
            play.ui.review["plays"] = False
            go(play, place(play.ui.review) + by)

    return act


def jump(back: bool) -> "Callable[..., None]":
    """Return the act that goes to where the next round begins, or `back` to where this one or the one before did."""

    def act(play: "Play", element: "Any" = None) -> None:
        look = play.ui.review
        if not look:
            return
        look["plays"], here = False, place(look)
        starts = [at for at in look["rounds"] if (at < here if back else at > here)]
        if back:
            go(play, starts[-1] if starts else 0)
        else:
            go(play, starts[0] if starts else length(play))

    return act


next_round, last_round = jump(False), jump(True)


def run(play: "Play", element: "Any" = None) -> None:
    """Let the steps follow one another, or stop that."""
    look = play.ui.review
    if look and look["past"]:
        look["plays"] = not look["plays"]
        play.show()
        if look["plays"]:
            asyncio.create_task(_run(play, look))


async def _run(play: "Play", look: "dict[str, Any]") -> None:
    """Go on step by step, at the pace at which the others play, up to the end."""
    while play.ui.review is look and look["plays"]:
        frame = look["past"]
        if frame["past"]["at"] >= frame["past"]["of"]:
            look["plays"] = False
            play.show()
            return
        left = max(pace.seconds(play.ui, frame["past"]["news"], tables.at(frame).EFFECTS), SLOWEST)
        while left > 0 and look["plays"]:
            await asyncio.sleep(pace.POLL)
            left -= pace.POLL
        while look["want"] is not None or play.ui.dialog:
            await asyncio.sleep(pace.POLL)
        if look["plays"] and play.ui.review is look and look["past"] is frame:
            go(play, place(look) + 1)
            while look["want"] is not None:
                await asyncio.sleep(pace.POLL)


following, previous = step(1), step(-1)


def last(play: "Play", element: "Any" = None) -> None:
    """Show the end of the game."""
    if play.ui.review:
        play.ui.review["plays"] = False
        go(play, length(play))


def first(play: "Play", element: "Any" = None) -> None:
    """Show the beginning of the game."""
    if play.ui.review:
        play.ui.review["plays"] = False
        go(play, 0)


def place(look: "dict[str, Any]") -> int:
    """Return the place that was asked for last."""
    asked: int | None = look["at"] if look["want"] is None else look["want"]
    return asked or 0


def seat_of(look: "dict[str, Any]") -> int:
    """Return the seat from which the table is seen: whose decision was asked for, or the first person's."""
    seat: int = look["seats"][0] if look["seat"] is None else look["seat"]
    return seat


def length(play: "Play") -> int:
    """Return the number of answers of the game, which is the place of its end."""
    look = play.ui.review
    if look["past"]:
        end: int = look["past"]["past"]["of"]
    else:
        end = look["report"]["answers"] if look["report"] else 0
    return end


def hands(play: "Play", element: "Any" = None) -> None:
    """Show all hands; from then on the worker sends them with every table."""
    look = play.ui.review
    if look and look["past"]:
        look["hands"] = True
        play.ui.dialog = "hands"
        go(play, look["at"])


def go(play: "Play", wanted: int) -> None:
    """Show the table at a place; of places asked for while one is fetched only the last one counts.

    One that is asked for before the seat is known comes as soon as it is, see `work`.
    """
    look = play.ui.review
    if not look:
        return
    busy = look["want"] is not None
    look["want"] = max(0, min(wanted, length(play)) if length(play) else wanted)
    if look["seats"] and not busy:
        asyncio.create_task(fetch(play, look))


async def fetch(play: "Play", look: "dict[str, Any]") -> None:
    """Fetch the table at the place that is wanted, until it is the one shown."""
    while play.ui.review is look and look["want"] is not None:
        wanted, shown = look["want"], look["hands"]
        command = {"do": "review_at", "at": wanted, "seat": seat_of(look), "hands": shown}
        reply = await play.consult(command)
        if not reply or reply["error"] or play.ui.review is not look:
            look["want"] = None
            if look["live"] and look["past"] is None and play.ui.review is look:
                play.ui.review = None
            return
        if look["want"] == wanted and look["hands"] == shown:
            look["want"] = None
        look["past"], look["at"] = reply, wanted
        play.show()
