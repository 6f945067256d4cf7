"""The game in a frame on somebody else's page: tells that page what happens and does what it asks, see `protocol`."""

import asyncio
import json

import acts
import protocol
import settings
from asked import Declined
from link import Lost
from play import Play
from pyscript import document
from pyscript.js_modules import messages


def parameters():
    """Return the parameters of the page's address as (name, value) pairs."""
    return json.loads(messages.parameters())


class Frame:
    """What the address of a frame asks for: `wishes` and `error` as `address.read` returns them."""

    def __init__(self, wishes, error):
        self.wishes = wishes
        self.error = error
        self.place = "sanjuan.frame." + wishes["save"] + "."

    def grant(self, ui):
        """Change the page's state at its start as the address wishes."""
        wishes = self.wishes
        if wishes["setup"]:
            ui["setup"] = wishes["setup"]
        for name in ("lang", "theme", "speed"):
            ui[name] = wishes[name] or ui[name]
        ui["framed"] = True
        control(ui, wishes["controls"])

    def ready(self, play):
        """Open the way for messages."""
        play.open_up(self.wishes["origin"], play.ui["resuming"])

    async def begin(self, play):
        """Begin as the address says; returns whether that is all there is to do: else the set-up is to be shown."""
        if self.error:
            asyncio.create_task(self.tell(play))
            return False
        if self.wishes["start"] == "1":
            await acts.start(play)
        elif self.wishes["start"] == "wait":
            play.ui["resuming"] = True
        return bool(self.wishes["start"])

    async def tell(self, play):
        """Tell the person in the frame, and the page around it, what is wrong with the address."""
        play.trouble(self.error)
        play.screen.message(play, self.error, [["close", "act-close"]])


class Framed(Play):
    """A game that the page around can follow and set up; nobody but the person in the frame can answer."""

    def __init__(self, ui, link, store, screen):
        super().__init__(ui, link, store, screen)
        self.waiting = []
        self.working = False
        self.flooded = False
        self.recovering = False

    def open_up(self, origin, resumed):
        """Listen to the page of an origin, and tell it that the game can be spoken to."""
        if origin and messages.listen(origin, self.hear):
            self.post("ready", {"version": protocol.VERSION, "language": self.ui["lang"], "resumed": resumed})
            messages.watchWidth(self.fit)

    def fit(self, width):
        """Tell how high the frame should be."""
        self.post("resize", {"height": protocol.height(int(width))})

    def post(self, kind, data, id=""):
        """Say something to the page around."""
        messages.post(protocol.message(kind, data, id))

    def table_names(self):
        """Return the names as they stand on the table."""
        return self.screen.names(self.players, self.ui)

    def take(self, frame):
        """Make a frame the present one and tell of it."""
        super().take(frame)
        if "cards" not in frame:
            self.post("move", protocol.move(frame))
        elif not self.recovering:
            self.post("gameStart", {"players": protocol.players(frame, self.table_names())})
        if frame["over"] and not self.recovering:
            self.post("gameEnd", {"players": protocol.players(frame, self.table_names())} | protocol.over(frame))

    async def recover(self):
        """Replace a worker; the game that is opened again is the same one."""
        self.recovering = True
        await super().recover()
        self.recovering = False

    def fail(self, trouble):
        """Tell that the engine cannot be had."""
        super().fail(trouble)
        self.trouble({"id": "engine", "args": {"trouble": trouble}})

    def trouble(self, error, id=""):
        """Tell the page around what was declined: as the reply to its command, where that had an id."""
        told = {"id": error["id"], "text": self.screen.refusal(error)}
        if id:
            self.post("reply", {"ok": False, "error": told}, id)
        else:
            self.post("error", told)

    def hear(self, text):
        """Take a message from outside; None is one that was too long, "" one that was none of JSON."""
        if len(self.waiting) >= protocol.MOST_WAITING:
            if not self.flooded:
                self.trouble({"id": "asked_busy", "args": {}})
            self.flooded = True
            return
        self.waiting.append(text)
        if not self.working:
            asyncio.create_task(self._work())

    async def _work(self):
        """Carry out commands one after the other."""
        self.working = True
        while self.waiting:
            await self._carry_out(self.waiting.pop(0))
        self.working = self.flooded = False

    async def _carry_out(self, text):
        id = ""
        try:
            kind, id, data = protocol.envelope(text)
            data = protocol.checked(kind, data, self.ui["bots"])
            result = await DO[kind](self, data)
        except Declined as declined:
            self.trouble(declined.error(), id)
            return
        if id:
            self.post("reply", {"ok": True, "result": result}, id)

    async def new_game(self, setup):
        """Start a game at a table."""
        self.ui["setup"] = setup
        await self._taken_up(settings.command(setup))

    async def load(self, data):
        """Go on with the game of a record, or from a position."""
        await self._taken_up({"do": "stand" if "position" in data else "import"} | data)

    async def _taken_up(self, command):
        self.ui["resuming"] = False
        error = await self.open(command)
        if error:
            await acts.opened(self, error)
            id, words = error["id"], error["args"]
            raise Declined(id, **words)

    async def set_up(self, wanted):
        """Set language, light, pace and controls."""
        if "language" in wanted:
            await self.screen.speak(wanted["language"])
            self.ui["lang"] = wanted["language"]
        if "theme" in wanted:
            self.ui["theme"] = wanted["theme"]
            self.screen.light(wanted["theme"])
        self.ui["speed"] = wanted.get("speed", self.ui["speed"])
        if "controls" in wanted:
            control(self.ui, wanted["controls"])
        self.show()

    async def state_told(self, _data):
        """Return what the person at the device may see."""
        return protocol.state(self.frame, self.table_names() if self.frame else [])

    async def record(self, _data):
        """Return the record of a game that has ended: before that it would tell every hidden card."""
        if not (self.frame and self.frame["over"]) or self.frame["undo"]:
            raise Declined("asked_record")
        try:
            return (await self.link.call({"do": "export"}))["record"]
        except Lost as lost:
            raise Declined("engine", trouble=str(lost)) from lost


DO = {
    "newGame": Framed.new_game, "load": Framed.load, "set": Framed.set_up, "getState": Framed.state_told,
    "getRecord": Framed.record,
}  # fmt: skip


def control(ui, which):
    """Give the person everything, or the table alone."""
    ui["bare"] = which == "table"
    document.documentElement.dataset.controls = which
