"""The host's page: lines to the guests, what comes over them to the worker, what that sends back to them."""

import asyncio

from pyscript.js_modules import deals as js_deals
from pyscript.js_modules import lazy as js_lazy
from pyscript.js_modules import prepared as js_prepared

from page.play import resuming
from page.play.link import Lost
from page.share import sharing
from page.storage import tabs
from page.together import allowing, fields, gallery, looked_away, marks, phrases, presence
from page.together import word as words
from page.together.draw_host import READY
from page.together.joining import named
from page.together.seating import GUESTS, PLAYING, came_back, chair, looks_on, place, seated, table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play
    from page.types import Frame

MOMENT = 0.5
"""Seconds for what was sent last to arrive, before a line is closed."""
HOSTING: "list[Hosting]" = []


class Hosting:
    """The lines of `play` by their chairs. What comes over them is heard one by one.

    `opens`: the window of the guests opens with the table that is about to come.
    """

    def __init__(self, play: "Play", module: "Any") -> None:
        self.play, self.module = play, module
        self.lines: dict[int, Any] = {}
        self.inviting: list[int] = []
        self.queue: list[dict[str, Any]] = []
        self.working = self.opens = False
        self.word: Any = None
        self.replies = module.attend(lambda text: asyncio.create_task(self.accept(str(text))))

    def follow(self) -> None:
        """Have the guests told of every step of the game, and leave them with the table."""
        self.play.at_frame, self.play.at_leave, self.play.link.posted = self.stepped, self.leave, self.take

    def stepped(self) -> None:
        """Tell a worker that has just opened the game of the guests; of any other step they have been sent a frame."""
        marks.put(self.play)
        presence.tick(self.play)
        if self.play.frame is not None and "cards" in self.play.frame:
            self.tell(met(self.play.ui.together["allows"]))

    def leave(self) -> None:
        """Close all lines."""
        lines, self.lines = self.lines, {}
        self.replies.close()
        if self.word is not None:
            self.word.close()
        for seat in lines:
            lines[seat].send('{"do": "closed", "why": "left"}')
            asyncio.create_task(closed(lines[seat]))
        self.play.ui.together = None
        self.play.at_frame = self.play.at_leave = lambda: None
        self.play.link.posted = lambda post: None
        marks.put(self.play)
        HOSTING[:] = []
        phrases.leave()

    def tell(self, command: "dict[str, Any]") -> None:
        """Have the worker carry out a command of the table, after those before it."""
        if command not in self.queue or command["do"] == "hear":
            self.queue.append(command)
        if not self.working:
            self.working = True
            asyncio.create_task(self._work())

    async def _work(self) -> None:
        play = self.play
        try:
            while self.queue:
                while play.sending:  # frames come in the order of the commands
                    await play.free.wait()
                command = self.queue.pop(0)
                self.take(await play.link.call(command))
                if command["do"] == "meet":
                    self._greet()
        except Lost:  # the next command of the page finds that out as well, and has the worker replaced
            await play.recover()
        finally:
            self.working = False

    def take(self, reply: "dict[str, Any]") -> None:
        """Send what the worker has for the guests, show who is there, and a step of the game."""
        if reply["error"]:
            self.play.screen.tell(self.play, reply["error"])
            return
        for seat, text in reply["out"]:
            if seat in self.lines:
                self.lines[seat].send(text)
        for seat in reply["shut"]:
            if seat in self.lines:
                asyncio.create_task(closed(self.lines.pop(seat)))
        for seat, phrase in reply["said"]:
            phrases.heard(self.play, seat, phrase)
        before = came_back(self.play)
        changed = seated(self.play, reply["room"])
        changed = presence.note(self.play, reply["room"]) or changed
        if changed and self.word is not None:
            self.word.announce()
        if reply.get("frame"):
            self._step(reply["frame"])
        elif changed:
            self.show()
        if came_back(self.play) > before:
            self._open()

    def _open(self) -> None:
        """Open the window of the guests over a game that runs, unless another one is open."""
        if self.play.frame is not None and not self.play.frame["over"] and not self.play.ui.dialog:
            self.play.window("together")

    def _greet(self) -> None:
        """Have the guests greet whose lines hold, and of whom the worker does not know: another one has come."""
        for seat in gallery.unknown(self.play, self.lines):
            if str(self.lines[seat].state) == "open":
                self.lines[seat].send('{"do": "hello"}')

    def _step(self, frame: "Frame") -> None:
        play = self.play
        if "cards" in frame:
            asyncio.create_task(self._begin(frame))
            return
        play.take(frame)
        play.others.go()

    async def _begin(self, frame: "Frame") -> None:
        """Bring the game to the table that has just been dealt."""
        play = self.play
        runs = play.frame is not None and not play.frame["over"]
        await play.screen.ready(frame["table"]["game"])
        play.ui.busy, play.ui.dialog = False, None
        play.begin(frame, True, "resume" if runs else "start")
        if self.opens:
            self.opens = False
            self._open()
        if sharing.named() is not None:
            sharing.forget()  # a page that is loaded again continues the game

    def show(self) -> None:
        """Draw the lobby or the table again."""
        fields.draw(self.play)
        marks.put(self.play)

    async def invite(self, seat: int) -> None:
        """Open a line for a chair, and show the link that leads to it; one that nobody has used yet stays."""
        one = chair(self.play, seat)
        if one is None or one["here"] or one["code"] or seat in self.inviting:
            return
        if not self.module.connects():
            self.play.ui.together["wrong"] = "together-no_browser"
            return self.show()
        self.inviting.append(seat)
        old = self.lines.pop(seat, None)
        if old:
            old.close()
        if one.get("back"):  # another one than who is waiting there
            self.tell({"do": "lost", "seat": seat})
        made: list[Any] = []

        def heard(text: str) -> None:
            if made and self.lines.get(seat) is made[0]:
                self.tell({"do": "hear", "seat": seat, "text": str(text)})

        def told(state: str) -> None:
            if made and self.lines.get(seat) is made[0]:
                self.line(seat, str(state))

        opened = await self.module.invite(place(self.play.game_name(), seat), heard, told)
        self.inviting.remove(seat)
        made.append(opened[1])
        self.lines[seat] = opened[1]
        one = chair(self.play, seat) or one  # the worker may have told of the chairs meanwhile
        one["code"] = link = js_deals.address("join=" + opened[0], GUESTS)
        one["picture"] = await self.module.picture(link)
        self.play.ui.together["wrong"] = ""
        self.show()

    def line(self, seat: int, state: str) -> None:
        """Take note of the state of a line."""
        one, together = chair(self.play, seat), self.play.ui.together
        if looks_on(seat):
            gallery.line(self, seat, state)
        if one is None or looks_on(seat):
            return
        if one["here"] and together["stage"] == PLAYING:
            together["away"] = state != "open"
            marks.put(self.play)
        if state == "lost":
            self.lines.pop(seat, None)
            one["code"] = one["picture"] = ""
            together["wrong"] = "" if one["here"] else "together-unreached"
            self.tell({"do": "lost", "seat": seat})
            if together["stage"] == PLAYING and not one.get("kept"):
                asyncio.create_task(self._ask_back(seat))

    async def _ask_back(self, seat: int) -> None:
        """Show the invitation by which somebody comes back whose line was lost."""
        await asyncio.sleep(MOMENT)
        while self.working:  # the worker may not have heard yet that the person is away: nobody could be invited
            await asyncio.sleep(MOMENT)
        if self in HOSTING:  # the host may have left the table meanwhile
            await self.invite(seat)
            self._open()

    async def accept(self, text: str) -> None:
        """Take the reply of a guest to the invitation that it names."""
        if js_deals.fragment().startswith("#reply="):
            js_deals.forget()
        told = self.module.repliesTo(text)
        line, together = self.lines.get(told[0]), self.play.ui.together
        together["wrong"] = ""
        if line is None or line.number != told[1]:
            together["wrong"] = "together-no_reply"
        else:
            try:
                await self.module.accept(line, text)
                one = chair(self.play, told[0])
                if one is not None:
                    one["code"] = one["picture"] = ""
                fields.write(fields.REPLY, "")
            except Exception:  # JavaScript's errors have no classes of their own in Python
                together["wrong"] = "together-no_reply"
        self.show()


def met(allows: "dict[str, bool]") -> "dict[str, Any]":
    """Return the command that lets the people elsewhere of a game that goes on come back to it."""
    return {"do": "meet", "version": js_prepared.version(), "allows": allows}


async def closed(line: "Any") -> None:
    """Close a line once its guest has heard why."""
    await asyncio.sleep(MOMENT)
    line.close()


async def begin(play: "Play", command: "dict[str, Any]") -> None:
    """Lay the table that is set up, and open the lobby."""
    if not await tabs.alone(play, command["game"]):
        return
    start = {"do": "invite", "start": command, "version": js_prepared.version()}
    try:
        module = await js_lazy.load("line")
        module.dress()
        reply = await play.by_engine(start)
    except Exception:  # a file did not come, or the worker; JavaScript's errors have no classes of their own in Python
        reply = {"error": {"id": "part", "args": {}}}
    play.ui.busy = False
    if reply["error"]:
        await resuming.finish(play, reply["error"])
        return
    play.store.drop(allowing.KEY)
    await host(play, module, reply)


async def host(play: "Play", module: "Any", reply: "dict[str, Any]", again: bool = False) -> None:
    """Be the host of a table whose chairs the worker has told, at the relay too where there is one."""
    play.at_leave()
    play.ui.together = table(True) | {"camera": READY if module.films() else ""}
    play.ui.dialog = None
    hosting = Hosting(play, module)
    HOSTING[:] = [hosting]
    looked_away.attend(play)
    hosting.follow()
    hosting.take(reply)
    hosting.word = await words.opened(hosting, again)


async def resumed(play: "Play") -> None:
    """Let the people elsewhere of a game that goes on come back to it."""
    try:
        module = await js_lazy.load("line")
        module.dress()
    except Exception:  # JavaScript's errors have no classes of their own in Python
        play.screen.tell(play, {"id": "part", "args": {}})
        return
    await host(play, module, await play.link.call(met(allowing.kept(play.store))), True)
    if not named():  # by a relay people come back by themselves
        play.window("together")
