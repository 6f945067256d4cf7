"""What stands on the screen: draws the page's state into the document in one call, keeps focus and language right."""

import asyncio
import json

import draw_screen
import motion
import people
import signs
import words
from pyscript import document, window
from pyscript.ffi import to_js
from pyscript.js_modules import paint as js_paint
from pyscript.js_modules import parts as js_parts

from sanjuan import telling
from sanjuan.languages import BASE

STOPS = "button:not([disabled]), a, input"
"""What the focus may come back to when a dialog closes."""
ANSWERING = "[data-option], #ask"
"""Where the focus is while somebody answers."""
READY = '[data-option]:not([aria-disabled="true"]), #confirm:enabled, #undo:enabled'
"""What may keep the focus when the next question comes."""


class View:
    """The page's root element and the words it is drawn in."""

    def __init__(self, root):
        self.root = root
        self.words = None
        self.frame = None
        self.pieces = []
        self.waiting = False
        self.marked = False
        self.dialog = None
        self.opener = None
        self.by_keys = False
        self.drawn = 0

    async def speak(self, lang, edition=2, parts=words.READY):
        """Take up a language, in the names of an edition, with the words of parts of the page."""
        self.words = await words.load(lang, edition, parts)
        document.documentElement.lang = lang
        link = document.querySelector('link[rel="manifest"]')
        if link.getAttribute("href") != manifest(lang):  # whoever installs the game now has it in this language
            link.href = manifest(lang)

    async def ready(self):
        """Wait until what draws the table is there: it comes after the form."""
        await js_parts.rest()

    def state(self, name):
        """Tell the page's state to the style sheets and to whoever looks from outside."""
        document.documentElement.dataset.state = name
        document.documentElement.removeAttribute("data-early")  # what was painted before is Python's now

    def light(self, theme):
        """Switch between day and night."""
        document.documentElement.dataset.theme = theme

    def move(self, ui):
        """Tell the style sheets how much is to move, and how fast."""
        document.documentElement.dataset.motion = ui["preferences"]["motion"]
        document.documentElement.dataset.speed = ui["speed"]

    def rest(self):
        """Return how many milliseconds ago the page was drawn."""
        return window.performance.now() - self.drawn

    def draw(self, play):
        """Draw the whole page and set the focus where a dialog opened or closed or a new question came."""
        frame, ui, t = play.frame, play.ui, self.words
        self.waiting = False
        if frame is None and ui["resuming"]:
            self.state("thinking")  # index.html has painted an empty table for this
            return
        if frame is None and ui["busy"] and document.documentElement.hasAttribute("data-early"):
            self.state("thinking")  # the form of index.html says so already
            return
        if frame is not None:
            t.edition = frame["table"]["edition"]
        else:
            t.edition = ui["setup"]["edition"]
        before = motion.Scene() if self._moves(frame, ui) else None
        focused = document.activeElement
        answering = focused is not None and focused.closest(ANSWERING) is not None
        self._paint(draw_screen.pieces(frame, ui, t))
        self._mark_again(play)
        drawn, self.frame = self.frame, frame
        self.state(play.state())
        signs.follow(drawn, frame, ui)
        if before is not None:
            motion.play(before, ui["speed"], frame)
        self._focus(frame, ui, focused, answering and frame is not drawn)
        self.drawn = window.performance.now()

    def mark(self, play):
        """Answer a click at once: show what is marked, and draw all that follows from it when that has been painted."""
        self._show_marks(play)
        self.marked = True
        self._draw_soon(play)

    def _show_marks(self, play):
        js_paint.mark(json.dumps(play.choice.marks), play.ui["confirm"])

    def _mark_again(self, play):
        """Take off the marks of a question that was answered before it was drawn with them.

        Where the next one is the same in words, its pieces are not drawn anew, for the marks are not in them.
        """
        if self.marked:
            self.marked = False
            self._show_marks(play)

    def open_window(self, play):
        """Answer at once a click that opens a window over the table: by its veil; the window comes after that.

        A window that takes the place of another one has no veil to show before it.
        """
        if self.frame is not None and not self.dialog and js_paint.veil():
            self._draw_soon(play)
        else:
            self.draw(play)

    def _draw_soon(self, play):
        if not self.waiting:
            self.waiting = True
            asyncio.create_task(self._draw_later(play))

    async def _draw_later(self, play):
        await js_paint.painted()
        self.settle(play)

    def settle(self, play):
        """Draw what is still to be drawn."""
        if self.waiting:
            self.draw(play)

    def _paint(self, pieces):
        """Bring what is drawn into the document; where only pieces of the table are other ones, only these."""
        old, self.pieces = self.pieces, pieces
        if len(old) == len(pieces):
            changed = [None if old[at] == pieces[at] else pieces[at] for at in range(len(pieces))]
            if js_paint.pieces(self.root, to_js(changed)):
                return
        js_paint.whole(self.root, "".join(pieces))

    def _moves(self, frame, ui):
        """Tell whether the cards are to be seen moving: when a game goes on by a step, and nobody is in a hurry."""
        if frame is None or self.frame is None or frame is self.frame or not frame["log_from"]:
            return False
        return not ui["fast"] and ui["speed"] != "instant" and not motion.calm()

    def _focus(self, frame, ui, focused, answered):
        """Into a dialog that opened, after it back to where the focus was; to the question where the focus was lost.

        `answered`: the focus was where answers are given, and things have gone on since.
        """
        dialog = "curtain" if frame and frame["curtain"] is not None else ui["dialog"]
        if not dialog and ui["review"] and ui["review"]["at"] is None and not ui["review"]["live"]:
            dialog = "review"
        lost = self.by_keys and astray(document.activeElement, answered)
        if dialog != self.dialog and dialog:
            self.opener = self.opener if self.dialog else focused
            focus("#dialog .btn.go", "#dialog button", stay=True)
        elif dialog != self.dialog:
            self._focus_back(ui)
        elif lost and not dialog:
            focus(*question(ui))
        self.dialog = dialog

    def _focus_back(self, ui):
        """Put the focus where it was before a dialog opened, or on the question where that is gone."""
        opener, self.opener = self.opener, None
        if opener is not None and opener.isConnected and opener.getClientRects().length and opener.matches(STOPS):
            opener.focus()
        else:
            focus(*question(ui))

    def names(self, players, ui):
        """Return the names at the table, in the present language."""
        return people.names(players, ui["bots"], self.words)

    def focus(self, selector):
        """Put the focus on the first element of a selector that can be seen."""
        focus(selector)

    def refusal(self, error):
        """Return an error of the engine as a sentence."""
        return telling.refusal(error, self.words)

    def tell(self, play, error):
        """Show an error that holds nothing up where the eye is: on the form, or in the panel of the question."""
        ui, frame = play.ui, play.frame
        if frame is None and not ui["learn"]:
            ui["trouble"] = error
        elif frame is not None and not (frame["over"] or frame.get("task") or ui["review"]):
            ui["why"] = self.refusal(error)
        else:
            self.message(play, error, [["close", "act-close"]])
            return
        ui["dialog"] = None
        play.show()

    def message(self, play, error, acts, title="msg-error", fatal=False):
        """Show an error with buttons, `acts` being [act, id of its label]; a fatal one is the page's state as well."""
        t = self.words
        labels = [[act, t(label)] for act, label in acts]
        play.ui["message"] = {"title": t(title), "text": self.refusal(error), "acts": labels, "error": fatal}
        play.ui["dialog"] = "message"
        play.show()


def manifest(lang):
    """Return where the manifest of a language lies."""
    return "web/manifest" + ("" if lang == BASE else "." + lang) + ".webmanifest"


def astray(now, answered):
    """Tell whether the focus is where nothing is to be done: nowhere, or after an answer not on the next one."""
    if now is None or now.isSameNode(document.body) or now.hasAttribute("disabled"):
        return True
    return answered and not now.matches(READY)


def question(ui):
    """Return selectors of what answers the question, the best first; while others play, of what skips ahead."""
    if ui["review"]:
        return ["#review-next"]
    chosen = ["#confirm:enabled"] if ui["confirm"] else []
    options = ['[data-option][tabindex="0"]', '[data-option]:not([aria-disabled="true"])', "[data-act=lift]"]
    return chosen + options + ["#pass", "#ask .btn.go:enabled", "#skip:enabled", "main .btn.go"]


def focus(*selectors, stay=False):
    """Put the focus on the first element that can be seen, of the first selector that finds one.

    `stay`: nothing scrolls for it; a window is seen from its beginning, not from its last button on.
    """
    for selector in selectors:
        for element in document.querySelectorAll(selector):
            if element.offsetParent or element.getClientRects().length:
                element.focus(to_js({"preventScroll": stay}))
                return
