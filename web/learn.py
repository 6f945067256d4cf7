"""The place to learn, on the page: lessons, puzzles, and the first game with comments.

`ui["learn"]` is None, or {"view": "list" or "task", ...}: with a task its "kind", "id", "number" from 1, "page" of the
introduction (None: it is over) and the "command" that opens it; `frame["task"]` of the engine says how it stands.
The address names the task, so that it can be shared and loaded again.
"""

import asyncio
import json

import learned
from pyscript import fetch, window
from pyscript.js_modules import deals as js_deals

KEPT = "learned"
"""The key under which progress is kept."""
DATA = {}
"""What has been fetched: "lessons" and "puzzles", lists of JSON."""
FIRST_GAME = {
    "do": "start",
    "game": "san_juan",
    "seats": 2,
    "seed": "",
    "options": {"edition": 2, "deck": 112},
    "players": [{"name": "", "who": "human"}, {"name": "", "who": "bot", "bot": "apprentice"}],
    "coach": True,
}


def act(play, element=None):
    """Do what a button says by its `data-value`: a name, or "lesson:3" and "puzzle:7"."""
    wanted = element.getAttribute("data-value") if element is not None else None
    return go(play, wanted or "list")


def go(play, wanted):
    """Go to the list, a lesson, a puzzle; or on with the task at hand."""
    name, _, number = wanted.partition(":")
    if number:
        return task(play, name, int(number))
    return STEPS[name](play)


async def data(name):
    """Return the lessons or the puzzles, fetched once; raises OSError when they cannot be had."""
    if name not in DATA:
        answer = await fetch("./learn/" + name + ".json")
        if not answer.ok:
            raise OSError(name)
        DATA[name] = json.loads(await answer.text())
    return DATA[name]


async def place(play):
    """Show the place to learn."""
    try:
        ids = [one["lesson"]["id"] for one in await data("lessons")]
        count = len(await data("puzzles"))
    except Exception:  # JavaScript's errors have no classes of their own in Python
        unread(play)
        return
    if play.frame is not None:
        play.leave()
    address(play, "learn")
    play.ui["learn"] = {"view": "list", "ids": ids, "count": count, "today": learned.of_day(js_deals.today(), count)}
    look_up(play)
    play.show()


def unread(play):
    """Tell that the data could not be had; the address is no task's, which a reload would try before the saved game."""
    address(play, "")
    play.ui["learn"] = None
    play.screen.tell(play, {"id": "part", "args": {}})


def look_up(play):
    """Put what is kept of the progress where the drawings find it."""
    play.ui["learn"]["kept"] = learned.read(play.store.get(KEPT))


async def task(play, kind, number):
    """Open a lesson or a puzzle by its number."""
    try:
        found = await data(kind + "s")
    except Exception:  # as above
        unread(play)
        return
    if not 1 <= number <= len(found) or play.ui["busy"]:
        await place(play)
        return
    one = found[number - 1]
    id = one["lesson"]["id"] if kind == "lesson" else one["id"]
    play.ui["learn"] = {
        "view": "task", "kind": kind, "id": id, "number": number, "of": len(found), "page": 0, "said": "",
        "command": {"do": kind, kind: one},
    }  # fmt: skip
    address(play, kind + "=" + str(number))
    await opened(play)


async def opened(play):
    """Open the task at hand anew."""
    look_up(play)
    play.at_task = lambda: noted(play)
    error = await play.open(play.ui["learn"]["command"])
    if error:
        unread(play)


def noted(play):
    """Keep what has become of the task, as soon as it is decided."""
    told, learn = play.frame.get("task"), play.ui["learn"]
    if not told or told["state"] == "open" or not learn:
        return
    text, right = play.store.get(KEPT), told["state"] == "solved"
    if told["kind"] == "puzzle":
        play.store.put(KEPT, learned.puzzle(text, told["id"], right))
    elif right:
        play.store.put(KEPT, learned.lesson(text, told["id"]))
    look_up(play)


def page(play):
    """Turn the page of the introduction; after the last one it is the learner's turn."""
    learn = play.ui["learn"]
    pages = len(play.frame["task"]["points"])
    learn["page"] = learn["page"] + 1 if learn["page"] + 1 < pages else None
    play.show()


def again(play):
    """Try the task at hand once more, without its introduction."""
    play.ui["learn"]["page"] = None
    return opened(play)


def following(play):
    """Open the next lesson or puzzle; after the last lesson comes the list, which offers a game."""
    learn = play.ui["learn"]
    if learn["number"] == learn["of"] and learn["kind"] == "lesson":
        return place(play)
    return task(play, learn["kind"], learn["number"] % learn["of"] + 1)


async def go_on(play):
    """Play the game of a puzzle on."""
    address(play, "")
    await play.open({"do": "go_on"})


async def first_game(play):
    """Start the first game, with comments."""
    address(play, "")
    play.at_task = lambda: watched(play)
    await play.open(FIRST_GAME)


def leave(play):
    """Go back to the set-up."""
    address(play, "")
    play.ui["learn"] = None
    play.leave()


def address(play, fragment):
    """Name in the address what is shown, without a new entry in the browser's history."""
    here = window.location.pathname + window.location.search
    window.history.replaceState(None, "", here + ("#" + fragment if fragment else ""))


async def comment(play):
    """Fetch what the coach says of the last answer, and say it as long as it is about the last one."""
    at = play.frame["coached"]
    reply = await play.consult({"do": "comment"})
    if reply and not reply["error"] and play.frame is not None and play.frame.get("coached") == at:
        play.ui["coach"] = reply["comment"]
        play.show()


def watched(play):
    """Ask for a comment when there is a new answer to comment."""
    at = play.frame.get("coached")
    if at is not None and at >= 0 and at != play.ui.get("coached"):
        play.ui["coached"] = at
        asyncio.create_task(comment(play))


STEPS = {
    "list": place, "page": page, "again": again, "next": following, "go-on": go_on, "game": first_game, "leave": leave,
}  # fmt: skip
