"""A guest's page: it comes by an invitation, is dealt to by the host, and shows what its seat may see."""

import asyncio
import json

from pyscript import window
from pyscript.js_modules import deals as js_deals
from pyscript.js_modules import parts as js_parts
from pyscript.js_modules import prepared as js_prepared

import tables
from page.together import beside, commitment, ending, fields, looked_away, marks, phrases, presence
from page.together.guest_link import GuestLink
from page.together.order import GREET, TAKE, Order
from page.together.seating import PLAYING, TAB

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from page.play.play import Play
    from page.types import Frame

PROTOCOL = 1
"""The version of what host and guest say to each other."""
CALLED = "called"
"""The key under which the own name is kept for the next table."""
LOST, UNREACHED = "together-lost", "together-unreached"
WHY = {
    "version": "together-version", "part": "together-part", "flood": "together-flood", "left": "together-left",
    "tab": TAB, "watch": "together-no_watch",
}  # fmt: skip
"""The messages for why a host closes a line."""


VISITS: "list[Visit]" = []


class Visit:
    """A guest at the table of a host: `promised` are the hashes of the parts of the seed, `part` is the own one."""

    def __init__(self, play: "Play", module: "Any") -> None:
        self.play, self.module = play, module
        self.link: GuestLink | Any = None
        self.queue: list[dict[str, Any]] = []
        self.working = self.over = False
        self.name = self.part = self.first = ""
        self.promised: dict[str, str] = {}
        self.parts: dict[str, str] = {}
        self.order = Order()
        play.at_leave, play.at_frame = self.gone, lambda: presence.tick(play)
        looked_away.attend(play)
        VISITS[:] = [self]

    def gone(self) -> None:
        """Go home: the page is loaded again, with an engine of its own."""
        self.over = True
        if self.link is not None:
            self.link.line.close()
        window.location.assign(js_deals.home())

    async def come(self, code: str) -> None:
        """Take the invitation up, and show the reply to it; meanwhile the table is fetched, if it is known which."""
        together = self.play.ui.together
        if window.invited:
            together["about"] = self.play.game_name()
            js_parts.fetchTable(tables.name_of(self.play.game_name()))
        if not self.module.connects():
            together["wrong"] = "together-no_browser"
            return self.show()
        try:
            made = await self.module.reply(code, self.heard, self.told)
        except Exception:  # JavaScript's errors have no classes of their own in Python
            together["wrong"] = "together-no_invitation"
        else:
            self.link = self.play.link = GuestLink(made[1])
            together["reply"] = js_deals.address("reply=" + made[0])
            self.show()
            together["picture"] = await self.module.picture(together["reply"])
        self.show()
        if window.invited:
            await self.prepare(self.play.game_name())
        return None

    async def prepare(self, game: str) -> None:
        """Have the table of a game ready before the cards are dealt."""
        try:
            await self.play.screen.ready(game)
        except Exception:  # JavaScript's errors have no classes of their own in Python; it is fetched again when dealt
            pass

    def show(self) -> None:
        """Draw the lobby, or the table, and mark the document."""
        fields.draw(self.play)
        marks.put(self.play)

    def told(self, state: str) -> None:
        """Take note of the state of the line."""
        play, together = self.play, self.play.ui.together
        if not together or self.link is None or self.over:
            return
        lost = LOST if together["game"] else UNREACHED
        open, why = str(state) == "open", "together-weak" if str(state) == "away" else lost
        self.link.up = play.ui.engine_ready = together["up"] = open
        together["away"], together["wrong"] = not open, "" if open else why
        if play.frame is not None:
            play.ui.note = "" if open else why
        if open:
            self.hello({})
        self.show()

    def hello(self, message: "dict[str, Any]") -> None:
        """Greet the host, who then sends all that this seat may see."""
        hello = {"do": "hello", "protocol": PROTOCOL, "version": js_prepared.version(), "id": self.order.greeting()}
        self.name = fields.text(fields.NAME) or self.name
        self.link.send(hello | {"name": self.name})

    def call(self, name: str) -> None:
        """Take a name, and let the host know."""
        self.name = name
        self.play.store.put(CALLED, name)
        self.link.send({"do": "name", "name": name})

    def heard(self, text: str) -> None:
        """Take a text of the host; they are dealt with in their order. One that is missing or damaged is sent again."""
        if self.over:
            return
        try:
            message = json.loads(str(text))
            found = self.order.look(message)
        except (ValueError, AttributeError, TypeError):
            message, found = {}, GREET
        if found == GREET:
            self.hello({})
        elif found == TAKE:
            self.queue.append(message)
        if self.queue and not self.working:
            self.working = True
            asyncio.create_task(self._work())

    async def _work(self) -> None:
        try:
            while self.queue:
                message = self.queue.pop(0)
                going = HEARD[message["do"]](self, message) if message["do"] in HEARD else None
                if going is not None:
                    await going
        finally:
            self.working = False

    async def welcome(self, message: "dict[str, Any]") -> None:
        """Take the seat that the host gives."""
        play, together = self.play, self.play.ui.together
        for key in ("seat", "game", "players", "stage"):
            together[key] = message[key]
        together["watches"] = message["seat"] is None
        presence.seated(self)
        if play.screen.game != message["game"]:
            await play.screen.speak(play.ui.lang, message["game"])
        self.show()

    def mix(self, message: "dict[str, Any]") -> None:
        """Bring a part of the seed: its hash first."""
        self.part, self.first = self.module.chance(), message["commit"]
        commit = commitment.of(self._seat(), self.part)
        self.link.send({"do": "commit", "round": message["round"], "commit": commit})

    def promise(self, message: "dict[str, Any]") -> None:
        """Show the part once everybody is bound to one, the host to the one it was bound to before."""
        self.promised = message["commits"]
        mine = self.promised.get(self._seat()) == commitment.of(self._seat(), self.part)
        if not mine or self.promised.get(commitment.HOST) != self.first:
            return self.leave("together-unfair")
        self.link.send({"do": "part", "round": message["round"], "part": self.part})
        return None

    def dealt(self, message: "dict[str, Any]") -> None:
        """Hold all parts against their hashes."""
        self.parts = message["parts"]
        self.play.ui.together.update({"record": False, "verdict": "", "wants": False})
        if not commitment.kept(self.promised, message["parts"]):
            self.leave("together-unfair")

    async def frame(self, message: "dict[str, Any]") -> None:
        """Show a step of the game."""
        play, frame = self.play, message["frame"]
        self.link.number = frame["number"]
        presence.moved(play)
        if "cards" in frame:
            await self._begin(frame)
            return
        if not play.sending:
            await play.ahead(frame)
        play.take(frame)
        marks.put(play)

    async def _begin(self, frame: "Frame") -> None:
        """Bring the game to the table: at its beginning, or when this page comes back to it."""
        play = self.play
        await play.screen.ready(frame["table"]["game"])
        play.others.stop()  # a command whose reply was lost is over
        await self.link.give_up()
        play.ui.busy = play.sending = False
        play.ui.together["stage"] = PLAYING
        play.begin(frame, False, "join")
        play.autosave.runs = False
        marks.put(play)

    async def reply(self, message: "dict[str, Any]") -> None:
        """Hand over the reply to a command, and wait until the page has taken the frame in it.

        A frame that nobody waits for any longer, because the page greeted again meanwhile, is shown as any other.
        """
        play, link, reply = self.play, self.link, message["reply"]
        if "number" not in reply:  # the position is the same
            link.take(message)
            return
        link.number = reply["number"]
        presence.moved(play)
        waited, count = link.waits(message["id"]), link.count
        link.take(message)
        while waited and play.sending and play.frame is not reply and link.count == count:
            await play.free.wait()
        if play.frame is not reply:
            await self.frame({"frame": reply})

    def record(self, message: "dict[str, Any]") -> None:
        """Keep the record of the game that is over, and the game among those of this device."""
        self.link.record, self.play.ui.together["record"] = message["record"], True
        ending.keep(self.play, str(message.get("save")))
        self.link.save = str(message.get("save"))
        self.show()

    def said(self, message: "dict[str, Any]") -> None:
        """Show what somebody says."""
        phrases.heard(self.play, message["seat"], message["phrase"])

    def closed(self, message: "dict[str, Any]") -> None:
        """Tell why the host has closed the line."""
        self.leave(WHY.get(message["why"], LOST))

    def leave(self, why: str) -> None:
        """End the line, and tell why."""
        self.over = True
        self.link.up = False
        self.play.ui.together.update({"up": False, "away": True, "wrong": why, "reply": ""})
        self.link.line.close()
        if self.play.frame is not None:
            self.play.ui.note = why
        self.show()
        if why == TAB and self.play.frame is not None:
            self.play.window("together")

    def _seat(self) -> str:
        return str(self.play.ui.together["seat"])


HEARD: "dict[str, Callable[[Visit, dict[str, Any]], Any]]" = {
    "welcome": Visit.welcome, "mix": Visit.mix, "show": Visit.promise, "dealt": Visit.dealt, "frame": Visit.frame,
    "record": Visit.record, "reply": Visit.reply, "closed": Visit.closed, "hello": Visit.hello,
    "said": Visit.said, "allow": beside.allow, "watched": beside.watched, "sits": presence.sits,
    "there": presence.there,
}  # fmt: skip
"""The messages of a host; others, of a later version, say nothing here."""
