"""Pointer and touch: clicks on what is drawn, dragging a card to a place, holding a card to look at it closer.

A card that moves to a place of its own is picked up (`Play.drag`), and the places that take it are drawn. An option
that lies on the table can be dragged to where it belongs (`data-drag` names that, `data-takes` is the same name there):
dropped there it is chosen, as by a click, or is the answer if no other one goes with it.

All listeners are on the document: new drawings need none. Events of another pointer, and unintended ones, do not
reach them (web/js/gestures.js). A drag begins after eight pixels; the click that ends
it is swallowed. Dragging is never needed: each of its steps can be clicked as well.
"""

import asyncio

from pyscript import document, window
from pyscript.js_modules import size as js_size

from page.acts import act, zoom
from page.browser.device import data
from page.catalog import settings
from page.input.dropping import drop_at, nth_of, put, under
from page.motion.geometry import box_of
from page.play import score_count

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play

FAR = 8
HOLD = 0.45
EVENTS: "tuple[str, ...]" = ("pointerdown", "pointermove", "pointerup", "pointercancel", "pointerover")
EVENTS += ("click", "dblclick", "contextmenu", "input")


class Pointer:
    """The state of the pointer: idle, holding `held` (an element) down, or dragging its picture `ghost`.

    A shield over the window keeps the pointer from the table meanwhile, so that nothing there rises or lights up.
    """

    def __init__(self, play: "Play") -> None:
        self.play = play
        self.held: Any = None
        self.ghost: Any = None
        self.carried: tuple[str, int] | None = None
        self.goal = "[data-drop]"
        self.shield: Any = None
        self.hot: Any = None
        self.start: tuple[float, float] = (0, 0)
        self.press = 0
        self.swallow = False
        for name in EVENTS:
            document.addEventListener(name, getattr(self, "on_" + name))

    def on_click(self, event: "Any") -> None:
        """Mark an option, do what a button says, show why something cannot be chosen."""
        if self.swallow and event.detail:  # not one by a key, or by what reads the page to somebody
            self.swallow = False
            event.preventDefault()
            event.stopPropagation()
            return
        score_count.at_once(self.play)
        if event.detail == 0:  # pressed by a key, or by what reads the page to somebody
            self.play.screen.by_keys = True
        element = event.target.closest("[data-option], [data-drop], [data-act], [data-why], [data-set]")
        line = event.target.closest("[data-at]")
        if line is not None and (element is None or element.contains(line)):
            act(self.play, "moment", line)
            return
        if element is None or element.hasAttribute("disabled"):
            return
        if data(element, "act") == "veil" and not event.target.isSameNode(element):
            return
        self.pressed(element)

    def on_dblclick(self, event: "Any") -> None:
        """A double click on an option that no other one goes with is the answer at once."""
        element = event.target.closest("[data-option]")
        if element is not None and self.play.choice.final(data(element, "option") or ""):
            self.play.drop(data(element, "option"))

    def pressed(self, element: "Any") -> None:
        """Do what pressing an element does."""
        option, name, why = data(element, "option"), data(element, "act"), data(element, "why")
        if option is not None:
            self.play.mark(option, nth_of(element, option))
        elif data(element, "drop"):
            self.play.drop(data(element, "drop"))
        elif data(element, "set"):
            settings.change_all(self.play.ui.setup, data(element, "set") or "")
            self.play.show()
        elif name is not None:
            act(self.play, "close" if name == "veil" else name, element)
        elif why:
            self.play.tell(why)

    def on_pointerdown(self, event: "Any") -> None:
        """Begin to hold a card: it may become a drag, or, under a finger, after a while a closer look."""
        if event.button != 0:
            return
        self.swallow = False
        self.play.screen.by_keys = False
        card = event.target.closest("[data-card]")
        if card is None:
            return
        self.held = card
        self.start = (event.clientX, event.clientY)
        self.press += 1
        if event.pointerType != "mouse":  # a mouse has its right button for a closer look, and may be slow
            asyncio.create_task(self._hold(self.press))

    async def _hold(self, press: int) -> None:
        await asyncio.sleep(HOLD)
        if press == self.press and self.held is not None and self.ghost is None:
            card, self.held = self.held, None
            if self.play.ui.dialog not in ("zoom", "message"):
                self.swallow = True
                zoom(self.play, card)

    def on_pointermove(self, event: "Any") -> None:
        """Move the dragged card, or begin to drag the one held."""
        if self.ghost is not None:
            event.preventDefault()
            self._follow(event.clientX, event.clientY)
        elif self.held is not None and self._far(event):
            self._begin(event)

    def _far(self, event: "Any") -> bool:
        x, y = self.start
        gone: float = abs(event.clientX - x) + abs(event.clientY - y)
        return gone > FAR

    def _begin(self, event: "Any") -> None:
        card, self.held = self.held, None
        self.press += 1
        play = self.play
        if play.sending:
            return
        if data(card, "drag"):
            self._carry(card, event)
            return
        if data(card, "hand") is None or not play.choice.movable():
            return
        if not play.choice.accepts(data(card, "card") or ""):
            self.swallow = True
            play.tell(data(card, "why") or "")
            return
        self._lift(card, event)

    def _lift(self, card: "Any", event: "Any") -> None:
        self._show_ghost(card, event)
        self.card = data(card, "card") or ""
        self.play.drag(self.card)

    def _carry(self, card: "Any", event: "Any") -> None:
        """Drag an option to where it belongs."""
        option = data(card, "option") or ""
        self.carried = (option, nth_of(card, option))
        self.goal = '[data-takes="' + (data(card, "drag") or "") + '"]'
        self._show_ghost(card, event)
        for place in document.querySelectorAll(self.goal):
            place.classList.add("takes")

    def _show_ghost(self, card: "Any", event: "Any") -> None:
        """Put a picture of a card under the pointer, on a shield over the window."""
        left, top, width, height = box_of(card)
        ghost = card.cloneNode(True)
        for name in ("id", "data-option", "data-takes"):
            ghost.removeAttribute(name)
        ghost.setAttribute("aria-hidden", "true")
        ghost.classList.add("dragged")
        ghost.style.width = str(width) + "px"
        ghost.style.height = str(height) + "px"
        by: float = js_size.zoom()
        self.offset = (left - self.start[0] / by, top - self.start[1] / by)
        self.ghost = ghost
        self.shield = document.createElement("div")
        self.shield.className = "shield"
        self.shield.append(ghost)
        self._place(event.clientX, event.clientY)
        document.body.append(self.shield)
        document.documentElement.classList.add("dragging")

    def _place(self, x: float, y: float) -> None:
        by: float = js_size.zoom()
        left, top = x / by + self.offset[0], y / by + self.offset[1]
        self.ghost.style.transform = "translate(" + str(left) + "px, " + str(top) + "px) rotate(4deg)"

    def _follow(self, x: float, y: float) -> None:
        # asked before anything moves: afterwards the browser would have to lay the page out for it
        lot = drop_at(x, y, self.goal)
        self._place(x, y)
        if lot is None and self.hot is None or lot is not None and lot.isSameNode(self.hot):
            return
        self._heat(lot)

    def _heat(self, lot: "Any") -> None:
        """Let the place under the card glow, and no longer the one that was under it."""
        if self.hot is not None:
            self.hot.classList.remove("hot")
        if lot is not None:
            lot.classList.add("hot")
        self.hot = lot

    def on_pointerup(self, event: "Any") -> None:
        """Let go: put the dragged card where it is, or back into the hand."""
        self.press += 1
        self.held = None
        if self.ghost is None:
            return
        self.play.screen.settle(self.play)  # the places for the card, if it was thrown faster than they were drawn
        self.swallow = True
        asyncio.create_task(self._forget_click())
        if self.carried is not None:
            carried, there = self.carried, drop_at(event.clientX, event.clientY, self.goal)
            self._end()
            if there is not None:
                put(self.play, *carried)
            return
        option = self._option_at(event.clientX, event.clientY)
        self._end()
        self.play.drop(option)

    def _option_at(self, x: float, y: float) -> "str | None":
        """Return the option of the place under the pointer; elsewhere in my city the card, if it is an option."""
        lot = drop_at(x, y, self.goal)
        if lot is not None:
            return data(lot, "drop")
        element = under(x, y)
        inside = element is not None and element.closest("#mine") and not element.closest("[data-place]")
        return self.card if inside and self.card in self.play.choice.options() else None

    async def _forget_click(self) -> None:
        """A drag that ends over another element makes no click: the next real one must not be swallowed."""
        await asyncio.sleep(0.05)
        self.swallow = False

    def on_pointercancel(self, event: "Any") -> None:
        """The browser took the pointer away: the card goes back."""
        self.press += 1
        self.held = None
        if self.ghost is not None:
            carried = self.carried
            self._end()
            if carried is None:
                self.play.drop(None)

    def _end(self) -> None:
        for place in document.querySelectorAll(".takes"):
            place.classList.remove("takes")
        self.carried, self.goal = None, "[data-drop]"
        self.shield.remove()
        self.ghost = self.shield = None
        self._heat(None)
        document.documentElement.classList.remove("dragging")

    def on_pointerover(self, event: "Any") -> None:
        """Give a card that is pointed at its words as a tooltip; light up on the table what the log names."""
        if self.ghost is not None:
            return
        light_up(event.target.closest("mark[data-card]"))
        card = event.target.closest("[data-card]")
        words = card.querySelector(".sr") if card is not None else None
        if words is not None and event.pointerType == "mouse":
            advice = card.getAttribute("aria-description")
            card.title = words.textContent + ("\n" + advice if advice else "")

    def on_input(self, event: "Any") -> None:
        """Follow a slider; take over a text field of the set-up while it is written, without another drawing."""
        if data(event.target, "act") and event.target.getAttribute("type") == "range":
            act(self.play, data(event.target, "act") or "", event.target)
        path = data(event.target, "field")
        if path:
            settings.change(self.play.ui.setup, path, event.target.value)

    def on_contextmenu(self, event: "Any") -> None:
        """A right click on a card looks at it closer."""
        card = event.target.closest("[data-card]")
        if card is not None and self.play.frame is not None:
            event.preventDefault()
            if self.ghost is None and self.play.ui.dialog != "message":
                zoom(self.play, card)


def light_up(named: "Any") -> None:
    """Light up the cards on the table that a name in the log is about, and no others."""
    for card in document.querySelectorAll(".named"):
        card.classList.remove("named")
    if named is not None:
        for card in document.querySelectorAll('main [data-card="' + window.CSS.escape(data(named, "card")) + '"]'):
            if card.tagName != "MARK":
                card.classList.add("named")
