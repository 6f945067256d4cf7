"""The game in a frame on somebody else's page: reports what happens and does what it asks, see `protocol`."""

import asyncio
import json

from pyscript import document
from pyscript.js_modules import messages

from page import acts
from page.catalog import games, settings
from page.embedded import address, protocol
from page.embedded.setup_request import Declined
from page.play import resuming
from page.play.link import Lost
from page.play.play import Play
from page.settings.acts import speak
from page.storage import current_game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping
    from typing import Any

    from page import types
    from page.browser.store import Store
    from page.play.link import Link
    from page.screen.screen import View
    from page.state import Ui
    from page.types import Coded, Setup


def parameters() -> "list[tuple[str, str]]":
    """Return the parameters of the page's address as (name, value) pairs."""
    pairs: list[tuple[str, str]] = json.loads(messages.parameters())
    return pairs


class Frame:
    """The wishes of a frame's address: `wishes` and `error` as `address.read` returns them."""

    def __init__(self, wishes: "dict[str, Any]", error: "Coded | None") -> None:
        self.wishes = wishes
        self.error = error
        self.place, self.older_place = address.places(wishes["save"], wishes["origin"])

    def grant(self, ui: "Ui") -> None:
        """Change the page's state at its start as the address wishes."""
        wishes = self.wishes
        current_game.choose(ui, dict(parameters()).get("game"))  # its form shows whatever is wrong with its table
        if wishes["setup"]:
            take(ui, wishes["setup"])
        for name in ("lang", "theme", "speed"):
            setattr(ui, name, wishes[name] or getattr(ui, name))
        ui.framed = True
        control(ui, wishes["controls"])

    def ready(self, play: "Framed") -> None:
        """Open the way for messages."""
        play.open_up(self.wishes["origin"], play.ui.resuming)

    async def begin(self, play: "Framed") -> bool:
        """Begin as the address says; returns whether that is all there is to do: else the set-up is to be shown."""
        if self.error:
            asyncio.create_task(self.tell(play, self.error))
            return False
        if self.wishes["task"]:
            asyncio.create_task(acts.learn(play, self.wishes["task"]))
        elif self.wishes["start"] == "1":
            starting = acts.start(play)
            if starting is not None:
                await starting
        elif self.wishes["start"] == "wait":
            play.ui.resuming = True
        return bool(self.wishes["start"] or self.wishes["task"])

    async def tell(self, play: "Framed", error: "Coded") -> None:
        """Show the person in the frame, and report to the embedding page, what is wrong with the address."""
        play.trouble(error)
        play.screen.message(play, error, [["close", "act-close"]])


class Framed(Play):
    """A game that the page around can follow and set up; nobody but the person in the frame can answer."""

    def __init__(self, ui: "Ui", link: "Link", store: "Store", screen: "View") -> None:
        super().__init__(ui, link, store, screen)
        self.waiting: list[str | None] = []
        self.working = False
        self.flooded = False
        self.recovering = False
        self.decided = False

    def open_up(self, origin: str, resumed: bool) -> None:
        """Listen to the page of an origin, and tell it that the game takes messages."""
        if origin and messages.listen(origin, self.hear):
            self.post("ready", {"version": protocol.VERSION, "language": self.ui.lang, "resumed": resumed})
            messages.watchWidth(self.fit)

    def fit(self, width: float) -> None:
        """Report the height that the frame should have."""
        self.post("resize", {"height": protocol.height(int(width))})

    def post(self, kind: str, data: "Mapping[str, Any]", id: str = "") -> None:
        """Send a message to the embedding page."""
        messages.post(protocol.message(kind, data, id))

    def table_names(self) -> "list[str]":
        """Return the names as the table shows them."""
        return self.ui.names[: len(self.players)]

    def take(self, frame: "types.Frame", do: str = "") -> None:
        """Make a frame the present one and report it."""
        super().take(frame, do)
        if "cards" not in frame:
            self.post("move", protocol.move(frame))
        elif not self.recovering:
            self.post("gameStart", {"players": protocol.players(frame, self.table_names())})
        end = protocol.over(frame)
        if end and not self.recovering:
            self.post("gameEnd", {"players": protocol.players(frame, self.table_names())} | end)
        self.taught(frame)

    def taught(self, frame: "types.Frame") -> None:
        """Report the outcome of a lesson or puzzle, once for each try."""
        told = protocol.task(frame, self.ui.learn["number"]) if self.ui.learn else None
        if told and not self.decided:
            self.post("task", told)
        self.decided = told is not None

    async def recover(self, reopens: bool = True) -> bool:
        """Replace a worker; the game that is opened again is the same one."""
        self.recovering = reopens
        came = await super().recover(reopens)
        self.recovering = False
        return came

    def fail(self, trouble: str) -> None:
        """Report that the engine cannot be loaded."""
        super().fail(trouble)
        self.trouble({"id": "engine", "args": {"trouble": trouble}})

    def trouble(self, error: "Coded", id: str = "") -> None:
        """Report a declined request to the embedding page, as the reply to its command if that had an id."""
        told = {"id": error["id"], "text": self.screen.refusal(error)}
        if id:
            self.post("reply", {"ok": False, "error": told}, id)
        else:
            self.post("error", told)

    def hear(self, text: "str | None") -> None:
        """Take a message from outside; None is one that was too long, "" one that was not JSON."""
        if len(self.waiting) >= protocol.MOST_WAITING:
            if not self.flooded:
                self.trouble({"id": "asked_busy", "args": {}})
            self.flooded = True
            return
        self.waiting.append(text)
        if not self.working:
            asyncio.create_task(self._work())

    async def _work(self) -> None:
        """Carry out commands one after the other."""
        self.working = True
        while self.waiting:
            await self._carry_out(self.waiting.pop(0))
        self.working = self.flooded = False

    async def _carry_out(self, text: "str | None") -> None:
        id = ""
        try:
            kind, id, data = protocol.envelope(text)
            data = protocol.checked(kind, data, games.of(self.ui.setup["game"]))
            result = await DO[kind](self, data)
        except Declined as declined:
            self.trouble(declined.error(), id)
            return
        if id:
            self.post("reply", {"ok": True, "result": result}, id)

    async def new_game(self, setup: "Setup") -> None:
        """Start a game at a table."""
        take(self.ui, setup)
        await self._taken_up(settings.command(setup))

    async def learn(self, task: str) -> None:
        """Open a lesson or a puzzle."""
        self.ui.resuming = False
        await acts.learn(self, task)

    async def load(self, data: "dict[str, Any]") -> None:
        """Go on with the game of a record, or from a position."""
        stand = {"do": "stand", "game": self.ui.setup["game"]}
        await self._taken_up((stand if "position" in data else {"do": "import"}) | data)

    async def _taken_up(self, command: "dict[str, Any]") -> None:
        self.ui.resuming = False
        error = await self.open(command)
        if error:
            await resuming.finish(self, error)
            id, words = error["id"], error["args"]
            raise Declined(id, **words)

    async def set_up(self, wanted: "dict[str, Any]") -> None:
        """Set language, light, pace and controls."""
        if "language" in wanted:
            await speak(self, wanted["language"])
        if "theme" in wanted:
            self.ui.theme = wanted["theme"]
            self.screen.light(wanted["theme"])
        self.ui.speed = wanted.get("speed", self.ui.speed)
        if "controls" in wanted:
            control(self.ui, wanted["controls"])
        self.show()

    async def state_told(self, _data: "dict[str, Any]") -> "dict[str, Any] | None":
        """Return what the person at the device may see."""
        return protocol.state(self.frame, self.table_names() if self.frame else [])

    async def record(self, _data: "dict[str, Any]") -> "Any":
        """Return the record of a game that has ended, which it then has for good: a record shows every hidden card."""
        if not (self.frame and self.frame["over"]):
            raise Declined("asked_record")
        try:
            record = (await self.link.call({"do": "export", "final": True}))["record"]
        except Lost as lost:
            raise Declined("engine", trouble=str(lost)) from lost
        self.frame["undo"] = False
        self.show()
        return record


DO: "dict[str, Callable[[Framed, Any], Awaitable[Any]]]" = {
    "newGame": Framed.new_game, "learn": Framed.learn, "load": Framed.load, "set": Framed.set_up,
    "getState": Framed.state_told, "getRecord": Framed.record,
}  # fmt: skip


def take(ui: "Ui", setup: "Setup") -> None:
    """Lay out the table that was asked for."""
    current_game.choose(ui, setup["game"])
    ui.setup = ui.setups[setup["game"]] = setup


def control(ui: "Ui", which: str) -> None:
    """Give the person everything, or the table alone."""
    ui.bare = which == "table"
    document.documentElement.dataset.controls = which
