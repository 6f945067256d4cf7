"""The screen: draws the page's state into the document in one call, keeps focus and language right."""

import asyncio
import json

from pyscript import document, window
from pyscript.ffi import to_js
from pyscript.js_modules import paint as js_paint
from pyscript.js_modules import parts as js_parts
from pyscript.js_modules import size as js_size

import tables
from page.browser import cleanup, device
from page.kit import slices, words
from page.motion import motion
from page.screen import document_attributes, layout
from page.screen.focus_trail import Trail
from page.screen.focusing import astray, back, focus, question
from sanjuan.words import telling

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from page.play.play import Play
    from page.state import Ui
    from page.types import Coded, Frame
    from sanjuan.words.words import Words


class View:
    """The page's root element and its words; `opener` had the focus before a window opened, over the frame `over`."""

    def __init__(self, root: "Any") -> None:
        self.root = root
        self.words: Words | Any = None
        self.game = ""
        self.frame: Frame | None = None
        self.pieces: list[str] = []
        self.waiting = self.marked = self.by_keys = self.opened = False
        self.dialog: str | None = None
        self.trail = Trail()
        self.opener: Any = None
        self.over: Frame | None = None
        self.drawn: float = 0
        self.sweeper = cleanup.Sweeper()
        self.motion = motion.Planned()

    async def speak(self, lang: str, game: str = "", parts: "Sequence[str]" = words.READY) -> None:
        """Take up a language, with the words of a game ("": the one that is open) and of parts of the page."""
        game = game or self.game
        self.words = await words.load(lang, game, parts, self.words if game == self.game else None)
        self.game = game
        document.documentElement.lang = lang
        link, place = document.querySelector('link[rel="manifest"]'), words.manifest(lang)
        if link.getAttribute("href") != place:  # a game installed now is in this language
            link.href = place

    async def ready(self, game: str) -> None:
        """Wait until words and drawings of the table of a game, or of ("") any, are there; it raises as JavaScript."""
        if game:
            js_parts.fetchTable(tables.name_of(game))
        await js_parts.rest()
        if game:
            await js_parts.lay(tables.name_of(game))
            if game != self.game:
                await self.speak(self.words.lang, game)

    def state(self, name: str) -> None:
        """Write the page's state to attributes, for the style sheets and for the outside."""
        document.documentElement.dataset.state = name
        document.documentElement.removeAttribute("data-early")  # what was painted before is Python's now

    def sent(self) -> None:
        """Show at once that an answer is on its way: its buttons are dimmed until what follows is drawn."""
        self.state("thinking")
        document.documentElement.dataset.sent = ""

    def engine(self, ready: bool) -> None:
        """Mark whether the engine has answered, for the outside."""
        html, now = document.documentElement, "ready" if ready else "loading"
        if html.getAttribute("data-engine") != now:
            html.dataset.engine = now

    def light(self, theme: str) -> None:
        """Switch between day and night."""
        document.documentElement.dataset.theme = theme

    def move(self, ui: "Ui") -> None:
        """Set the size of everything, and the amount and the speed of motion, for the style sheets."""
        js_size.scale(ui.preferences.get("size", "normal"))
        document.documentElement.toggleAttribute("data-direct", not ui.preferences["confirm"])
        document.documentElement.dataset.motion = ui.preferences["motion"]
        document.documentElement.dataset.speed = ui.speed

    def rest(self) -> float:
        """Return how many milliseconds ago the page was drawn."""
        return float(window.performance.now()) - self.drawn

    def draw(self, play: "Play") -> None:
        """Draw the whole page; a window that opens with a step of the game in a task of its own, as after a click."""
        if not self.opened:
            return  # its words are still to come: what index.html has painted stays
        opens, before = self._opens(play.frame, play.ui), self.frame
        self.over = before if self.opener is None else self.over
        self._draw(play, play.ui.but(dialog=None) if opens else play.ui, not opens)
        if opens:
            self.open_window(play)
            self.over = before

    def _opens(self, frame: "Frame | None", ui: "Ui") -> bool:
        return not self.dialog and layout.opens(self.frame, frame, ui)

    def _draw(self, play: "Play", ui: "Ui", last: bool = True) -> None:
        """Draw a state and write its attributes; if it is the `last` of several, set the focus where a window opened or
        closed or a new question came."""
        frame, t = play.frame, self.words
        self.waiting, html = False, document.documentElement
        html.removeAttribute("data-sent")
        self.engine(ui.engine_ready)
        if frame is None and (ui.resuming or (ui.busy and html.hasAttribute("data-early"))):
            if not html.hasAttribute("data-painted"):  # a table, see first_screen/painted.js
                self.state("thinking")  # index.html has painted an empty table for this, or its form says so already
            return
        if self.motion.waiting:
            self.motion.begin()
        layout.address(frame, ui, t)
        before = motion.Scene(frame["table"]["game"]) if frame is not None and self._moves(frame, ui) else None
        focused = self.trail.look(document.activeElement, self.opener)
        if frame is None:
            document_attributes.weigh(play)
        pieces = layout.pieces(frame, ui, t)
        if last:
            self.state(play.state())  # before what asks for the layout, which is then made once
        self._paint(pieces)
        self._mark_again(play)
        document_attributes.place(frame, ui)
        document_attributes.bring_field(play)
        drawn, self.frame = self.frame, frame
        device.follow(drawn, frame, ui)
        document_attributes.ask_anew(play, drawn)
        answered = self.trail.answered(frame, drawn)
        if last:
            self._focus(frame, ui, focused, answered)
        if before is not None and frame is not None:
            self.motion.plan(before, ui.speed, frame)
        self.drawn = window.performance.now()
        self.sweeper.soon()

    def wait(self, play: "Play") -> None:
        """Answer a click that opens a game: a form shows that at once, without another drawing."""
        if play.frame is None and not (play.ui.resuming or play.ui.dialog) and js_paint.wait():
            self.state(play.state())
        else:
            self.draw(play)

    async def ahead(self, frame: "Frame", ui: "Ui") -> None:
        """Draw the table of a frame that is about to be shown, in short tasks; the drawings are kept until then."""
        layout.address(frame, ui, self.words)
        ui = ui.but(dialog=None) if self._opens(frame, ui) else ui
        await slices.in_slices(lambda late: layout.ahead(frame, ui, self.words, late), self.pieces)

    def mark(self, play: "Play") -> None:
        """Answer a click at once: show what is marked, and draw all that follows from it when that has been painted."""
        self._show_marks(play)
        self.marked = True
        self._draw_soon(play)

    def _show_marks(self, play: "Play") -> None:
        js_paint.mark(json.dumps(play.choice.marks), play.ui.confirm)

    def _mark_again(self, play: "Play") -> None:
        """Take off the marks of a question that was answered before it was drawn with them.

        If the next one has the same words, its pieces are not drawn again, because the marks are not in them.
        """
        if self.marked:
            self.marked = False
            self._show_marks(play)

    def open_window(self, play: "Play") -> None:
        """Answer at once a click that opens a window over the table: by its veil; the window comes after that.

        A window whose place is taken fades instead.
        """
        focused, shown = document.activeElement, js_paint.fade if self.dialog else js_paint.veil
        if self.frame is None or not shown():
            return self.draw(play)
        if not self.dialog:  # under the veil nothing has the focus
            self.opener, self.over = focused, self.frame
        self._draw_soon(play)

    def close_window(self, play: "Play") -> None:
        """Answer at once a click that closes a window over the table: it is gone, everything else is drawn after that.

        The focus returns at once if a key would miss it, else with the drawing: a focus restyles the whole page.
        """
        later = bool(self.dialog) and not self.by_keys
        if self.frame is not None and (self.dialog or self.opener) and js_paint.unveil(later):
            if not later:
                self.dialog = None
                self._focus_back(play.ui)
            self._draw_soon(play)
        else:
            self.draw(play)

    def _draw_soon(self, play: "Play") -> None:
        if not self.waiting:
            self.waiting = True
            asyncio.create_task(self._draw_later(play))

    async def _draw_later(self, play: "Play") -> None:
        await js_paint.painted()
        if self.frame is not None and play.frame is self.frame:
            await self.ahead(self.frame, play.ui.but())  # the page goes on meanwhile, what is drawn must fit this frame
        self.settle(play)

    async def painted(self) -> None:
        """Wait until what is on the screen now has been painted."""
        await js_paint.painted()

    def settle(self, play: "Play") -> None:
        """Draw what is still to be drawn."""
        if self.waiting:
            self.draw(play)

    def _paint(self, pieces: "list[str]") -> None:
        """Bring what is drawn into the document; where only pieces of the table are other ones, only these."""
        old, self.pieces = self.pieces, pieces
        if len(old) == len(pieces):
            changed = [None if old[at] == pieces[at] else pieces[at] for at in range(len(pieces))]
            if js_paint.pieces(self.root, to_js(changed)):
                return
        js_paint.whole(self.root, "".join(pieces))

    def _moves(self, frame: "Frame | None", ui: "Ui") -> bool:
        """Return whether the cards are to be seen moving: when a game goes on by a step, and nobody is in a hurry."""
        if frame is None or self.frame is None or frame is self.frame or not frame["log_from"]:
            return False
        return not ui.fast and ui.speed != "instant" and not motion.calm()

    def _focus(self, frame: "Frame | None", ui: "Ui", focused: "Any", answered: bool) -> None:
        """Into a dialog that opened, after it back to where the focus was; to the question where the focus was lost.

        `answered`: the focus was where answers are given, and things have gone on since.
        """
        dialog = layout.over(frame, ui)
        lost = self.by_keys and astray(document.activeElement, answered)
        if dialog != self.dialog and dialog:
            self.opener = self.opener or focused
            focus("#dialog .btn.go", "#dialog button", stay=True)
        elif dialog != self.dialog:
            self._focus_back(ui)
        elif lost and not dialog:
            focus(*question(ui))
        self.dialog, self.opener = dialog, self.opener if dialog else None

    def _focus_back(self, ui: "Ui") -> None:
        """Put the focus where it was before a dialog opened; who uses keys comes to a question that came since."""
        opener, self.opener = self.opener, None
        came = self.frame is not self.over and self.frame is not None and bool(self.frame["ask"])
        back(opener, ui, self.by_keys and came)

    def focus(self, selector: str) -> None:
        """Put the focus on the first element of a selector that can be seen."""
        focus(selector)

    def refusal(self, error: "Coded") -> str:
        """Return an error of the engine as a sentence."""
        return telling.refusal(error, self.words)

    def tell(self, play: "Play", error: "Coded") -> None:
        """Show an error that holds nothing up where the eye is: on the form, or in the panel of the question."""
        ui, frame = play.ui, play.frame
        if frame is None and not ui.learn:
            ui.trouble = error
        elif frame is not None and not (frame["over"] or frame.get("task") or ui.review):
            ui.why = self.refusal(error)
        else:
            return self.message(play, error, [["close", "act-close"]])
        ui.dialog = None
        play.show()

    def message(
        self,
        play: "Play",
        error: "Coded",
        acts: "Sequence[Sequence[str]]",
        title: str = "msg-error",
        fatal: bool = False,
    ) -> None:
        """Show an error with buttons, `acts` being [act, id of its label]; a fatal one is the page's state as well."""
        t = self.words
        labels = [[act, t(label)] for act, label in acts]
        play.ui.message = {"title": t(title), "text": self.refusal(error), "acts": labels, "error": fatal}
        play.ui.dialog = "message"
        play.show()
