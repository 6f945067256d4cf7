"""What stands on the screen: draws the page's state into the document in one call, keeps focus and language right."""

import draw_screen
import motion
import words
from draw_setup import default_name
from pyscript import document, window
from pyscript.ffi import to_js
from pyscript.js_modules import idiomorph

from sanjuan import telling

MORPH = {"morphStyle": "innerHTML"}


class View:
    """The page's root element and the words it is drawn in."""

    def __init__(self, root):
        self.root = root
        self.words = None
        self.frame = None
        self.dialog = None
        self.by_keys = False
        self.drawn = 0

    async def speak(self, lang, edition=2):
        """Take up a language, in the names of an edition."""
        self.words = await words.load(lang, edition)
        document.documentElement.lang = lang

    def state(self, name):
        """Tell the page's state to the style sheets and to whoever looks from outside."""
        document.documentElement.dataset.state = name

    def light(self, theme):
        """Switch between day and night."""
        document.documentElement.dataset.theme = theme

    def rest(self):
        """Return how many milliseconds ago the page was drawn."""
        return window.performance.now() - self.drawn

    def draw(self, play):
        """Draw the whole page and set the focus where a dialog opened or closed or a new question came."""
        frame, ui, t = play.frame, play.ui, self.words
        if frame is None and ui["resuming"]:
            self.state("thinking")  # index.html has painted an empty table for this
            return
        if frame is not None:
            t.edition = frame["table"]["edition"]
        else:
            t.edition = ui["setup"]["edition"]
        before = motion.Scene() if self._moves(frame, ui) else None
        idiomorph.Idiomorph.morph(self.root, draw_screen.screen(frame, ui, t), to_js(MORPH))
        self.frame = frame
        self.state(play.state())
        if before is not None:
            motion.play(before)
        self._focus(frame, ui)
        self.drawn = window.performance.now()

    def _moves(self, frame, ui):
        """Tell whether the cards are to be seen moving: when a game goes on by a step, and nobody is in a hurry."""
        if frame is None or self.frame is None or frame is self.frame or not frame["log_from"]:
            return False
        return not ui["fast"] and ui["speed"] != "instant" and not motion.calm()

    def _focus(self, frame, ui):
        """Into a dialog that opened, back to the question after one; and to the question where the focus was lost."""
        dialog = "curtain" if frame and frame["curtain"] is not None else ui["dialog"]
        lost = self.by_keys and document.activeElement.isSameNode(document.body)
        if dialog != self.dialog and dialog:
            focus("#dialog .btn.go, #dialog button")
        elif dialog != self.dialog or (lost and not dialog):
            focus("[data-option], #ask .btn, main button")
        self.dialog = dialog

    def names(self, players, ui):
        """Return the names at the table; who has none is called after the portrait, in the present language.

        "You" is nobody's name where several people play.
        """
        people = len([player for player in players if player["who"] == "human"])
        names = [player["name"] or default_name(seat, ui, self.words) for seat, player in enumerate(players)]
        if people > 1 and players and not players[0]["name"]:
            names[0] = self.words("name-player", n=1)
        return names

    def unfold(self, id):
        """Open a list that is drawn folded."""
        folded = document.getElementById(id)
        if folded is not None:
            folded.open = True

    def refusal(self, error):
        """Return an error of the engine as a sentence."""
        return telling.refusal(error, self.words)

    def message(self, play, error, acts, title="msg-error", fatal=False):
        """Show an error with buttons, `acts` being [act, id of its label]; a fatal one is the page's state as well."""
        t = self.words
        labels = [[act, t(label)] for act, label in acts]
        play.ui["message"] = {"title": t(title), "text": self.refusal(error), "acts": labels, "error": fatal}
        play.ui["dialog"] = "message"
        play.show()


def focus(selector):
    """Put the focus on the first element of a selector that can be seen; nothing when there is none."""
    for element in document.querySelectorAll(selector):
        if element.offsetParent or element.getClientRects().length:
            element.focus()
            return
