"""The place to learn a game, on the page: lessons, puzzles, and the first game with comments.

`ui.learn` is None, or {"view": "list" or "task", "game", "coach", ...}: with a task its "kind", "id", "number" from 1,
"page" of the introduction (None: it is over) and the "command" that opens it; `frame["task"]` of the engine has its
state. The address names the task, so that it can be shared and loaded again.
"""

import asyncio
import json

from pyscript import fetch, window
from pyscript.js_modules import deals as js_deals

from page.browser.device import data as marked
from page.browser.store import named
from page.storage import current_game, known_games, progress
from sanjuan.first_game import FIRST_GAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable
    from typing import Any

    from page.play.play import Play

KEPT = known_games.LEARNED
"""The key under which progress is kept."""
DATA: "dict[str, Any]" = {}
"""The JSON fetched so far, by address."""


def act(play: "Play", element: "Any" = None) -> "Awaitable[None] | None":
    """Go where a button leads by its `data-value`: a name, or "lesson:3" and "puzzle:7".

    Without one it leads to the list of the game in its `data-game`, or of the current game.
    """
    game = marked(element, "game")
    return go(play, marked(element, "value") or ("list:" + game if game else "list"))


def go(play: "Play", wanted: str) -> "Awaitable[None] | None":
    """Go to the list, a lesson, a puzzle, or on with the current task: "list", "lesson:3", "list:toy", "lesson:toy:3".

    Without a game it is the one that is being learned, or set up.
    """
    name, *rest = wanted.split(":")
    number = rest.pop() if rest and rest[-1].isdigit() else ""
    game = rest[0] if rest else game_of(play)
    if number:
        return task(play, game, name, int(number))
    return place(play, game) if name == "list" else STEPS[name](play)


def game_of(play: "Play") -> str:
    """Return the name of the game that is being learned, or set up."""
    return str(play.ui.learn["game"]) if play.ui.learn else play.game_name()


async def data(game: str, name: str) -> "Any":
    """Return the "lessons", the "puzzles" or the "course" of a game, fetched once; raises OSError without them."""
    address = "./learn/" + game + "/" + name + ".json"
    if address not in DATA:
        answer = await fetch(address)
        if not answer.ok:
            raise OSError(address)
        DATA[address] = json.loads(await answer.text())
    return DATA[address]


async def turn_to(play: "Play", game: str) -> None:
    """Load the words of a game, and its table for playing it next; raises if the words cannot be loaded."""
    if game != play.screen.game:
        await play.screen.speak(play.ui.lang, game)
    if play.frame is None:
        current_game.choose(play.ui, game, play.ui.home)


async def place(play: "Play", game: str) -> None:
    """Show the place to learn a game."""
    try:
        ids = [one["lesson"]["id"] for one in await data(game, "lessons")]
        count = len(await data(game, "puzzles"))
        await turn_to(play, game)
    except Exception:  # JavaScript's errors have no classes of their own in Python
        unread(play)
        return
    address(play, "learn" if game == FIRST_GAME else "learn=" + game)
    today = progress.of_day(js_deals.today(), count)
    play.ui.learn = {"view": "list", "game": game, "ids": ids, "count": count, "today": today}
    look_up(play)
    if play.frame is not None:
        play.leave(play.ui.learn)
    else:
        play.show()


def unread(play: "Play") -> None:
    """Show that the data cannot be loaded; clear the address, whose task a reload would try before the saved game."""
    address(play, "")
    play.ui.learn = None
    play.screen.tell(play, {"id": "part", "args": {}})


def look_up(play: "Play") -> None:
    """Put what is kept of the progress where the drawings find it."""
    learn = play.ui.learn
    learn["kept"] = progress.of(progress.read(play.store.get(KEPT)), learn["game"])


async def task(play: "Play", game: str, kind: str, number: int) -> None:
    """Open a lesson or a puzzle of a game by its number."""
    try:
        found, coach = await data(game, kind + "s"), (await data(game, "course"))["coach"]
        await turn_to(play, game)
    except Exception:  # as above
        unread(play)
        return
    if not 1 <= number <= len(found) or play.ui.busy:
        await place(play, game)
        return
    one = found[number - 1]
    play.ui.learn = {
        "view": "task", "game": game, "kind": kind, "id": one["lesson"]["id"] if kind == "lesson" else one["id"],
        "number": number, "of": len(found), "page": 0, "said": "", "coach": coach,
        "command": {"do": kind, "game": game, kind: one},
    }  # fmt: skip
    address(play, kind + "=" + named(str(number), game))
    await opened(play)


async def opened(play: "Play") -> None:
    """Open the current task again."""
    look_up(play)
    play.at_task = lambda: noted(play)
    error = await play.open(play.ui.learn["command"])
    if error:
        unread(play)


def noted(play: "Play") -> None:
    """Keep the result of the task, as soon as it is decided."""
    told, learn = play.frame.get("task") if play.frame else None, play.ui.learn
    if not told or told["state"] == "open" or not learn:
        return
    text, right, id = play.store.get(KEPT), told["state"] == "solved", named(told["id"], learn["game"])
    if told["kind"] == "puzzle":
        play.store.put(KEPT, progress.puzzle(text, id, right))
    elif right:
        play.store.put(KEPT, progress.lesson(text, id))
        known_games.add(play.store, learn["game"])
    look_up(play)


def page(play: "Play") -> None:
    """Turn the page of the introduction; after the last one it is the learner's turn."""
    learn, told = play.ui.learn, play.frame and play.frame.get("task")
    pages = len(told["points"]) if told else 0
    learn["page"] = learn["page"] + 1 if learn["page"] + 1 < pages else None
    play.show()


def again(play: "Play") -> "Awaitable[None]":
    """Try the current task again, without its introduction."""
    play.ui.learn["page"] = None
    return opened(play)


def following(play: "Play") -> "Awaitable[None]":
    """Open the next lesson or puzzle; after the last lesson comes the list, which offers a game."""
    learn = play.ui.learn
    if learn["number"] == learn["of"] and learn["kind"] == "lesson":
        return place(play, learn["game"])
    return task(play, learn["game"], learn["kind"], learn["number"] % learn["of"] + 1)


async def go_on(play: "Play") -> None:
    """Play the game of a puzzle on."""
    address(play, "")
    await play.open({"do": "go_on"})


async def first_game(play: "Play") -> None:
    """Start the first game, with comments."""
    try:
        first = (await data(game_of(play), "course"))["first"]
    except Exception:  # as above
        unread(play)
        return
    address(play, "")
    play.at_task = lambda: watched(play)
    await play.open(first)


def leave(play: "Play") -> None:
    """Go back to the set-up."""
    address(play, "")
    play.ui.learn = None
    play.leave()


def address(play: "Play", fragment: str) -> None:
    """Name in the address what is shown, without a new entry in the browser's history."""
    here = window.location.pathname + window.location.search
    window.history.replaceState(window.history.state, "", here + ("#" + fragment if fragment else ""))


async def comment(play: "Play") -> None:
    """Fetch the coach's comment on the last answer, and show it while that is still the last one."""
    at = play.frame and play.frame.get("coached")
    reply = await play.consult({"do": "comment"})
    if reply and not reply["error"] and play.frame is not None and play.frame.get("coached") == at:
        play.ui.coach = reply["comment"]
        play.show()


def watched(play: "Play") -> None:
    """Ask for a comment when there is a new answer to comment."""
    at = play.frame.get("coached") if play.frame else None
    if at is not None and at >= 0 and at != play.ui.coached:
        play.ui.coached = at
        asyncio.create_task(comment(play))


STEPS = {
    "page": page, "again": again, "next": following, "go-on": go_on, "game": first_game, "leave": leave,
}  # fmt: skip
