"""The keyboard: everything on the table without a pointer."""

from pyscript import document
from pyscript.js_modules import gestures

from page.acts import act, zoom
from page.browser.device import data
from page.play import score_count
from page.screen.focusing import visible

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play

    Point = tuple[float, float]

ACTS = {
    "p": "pass", "u": "undo", "l": "log", "m": "menu", "s": "skip", "o": "settings", "h": "hint", "f": "full",
    "?": "help",
}  # fmt: skip
ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
STOPS = "[data-option], [data-why], [data-card], [data-act]"
STEPS = {"ArrowLeft": "review-back", "ArrowRight": "review-next", "Home": "review-first", "End": "review-last"}
ENDS = {"Home": 0, "End": -1}
GROUPS = "[data-roving], .cards, .lots"
"""The groups in which `Home` and `End` go to the first and the last card."""
UNWRITTEN = ("range", "radio", "checkbox")
"""The types of the inputs that take no text."""
SIDEWAYS = 3
"""The weight of the distance across the direction of the arrow."""


class Keys:
    """Listens to the keyboard for the game."""

    def __init__(self, play: "Play") -> None:
        self.play = play
        play.screen.by_keys = gestures.byKeys()  # in what was painted before Python was there, too
        document.addEventListener("keydown", self.on_keydown)
        document.addEventListener("focusin", self.on_focusin)

    def on_focusin(self, event: "Any") -> None:
        """Let the tab key come back, of each group of cards, to the one where the focus was last."""
        group = event.target.closest("[data-roving]")
        if group is not None and event.target.hasAttribute("tabindex"):
            self.play.ui.stops[group.getAttribute("data-roving")] = event.target.id
            for element in group.querySelectorAll('[tabindex="0"]'):
                element.setAttribute("tabindex", "-1")
            event.target.setAttribute("tabindex", "0")

    def on_keydown(self, event: "Any") -> None:
        """Do what a key says, unless a text field or a combination with Ctrl or Alt has it."""
        if event.ctrlKey or event.altKey or event.metaKey or typing(event.target):
            return
        self.play.screen.by_keys = True
        if self.play.ui.dialog or self.play.screen.dialog:
            self.play.screen.settle(self.play)  # a key that follows is for what is open now, which may not be drawn yet
        if self.pressed(gestures.named(event), event):
            event.preventDefault()

    def pressed(self, key: str, event: "Any") -> bool:
        """Do what a key says; returns whether it says anything here."""
        play = self.play
        if play.ui.counting is not None and key not in ("Tab", "Shift"):
            score_count.at_once(play)
            return True
        if key == "Escape":
            return self.escape()
        if play.ui.review and not play.ui.dialog and key in STEPS and play.ui.review["at"] is not None:
            return act(play, STEPS[key])
        if key.lower() == "r":
            return act(play, "rules", event.target.closest("[data-card]") or looked_at())
        if key in ARROWS and event.target.getAttribute("type") == "radio":
            return False  # the browser goes to the next alternative
        if key in ARROWS:
            return move(event.target, ARROWS[key])
        if key in ENDS:
            return to_end(event.target, ENDS[key])
        if key in ("Enter", " ") and event.target.tagName == "MARK":
            return act(play, "zoom", event.target)
        if play.frame is None or play.ui.dialog == "message":
            return False
        if key == "Tab" or (play.ui.dialog and key.lower() not in ("l", "m", "o", "z", "?")):
            return False
        if key == "Enter":
            return self.enter(event.target)
        if key in ("z", "Z"):
            zoom(play, event.target.closest("[data-card]"))
            return True
        if play.ui.review and key.lower() not in ("l", "m", "o", "?"):
            return False
        if len(key) == 1 and "1" <= key <= "9":
            return choose(int(key))
        return act(play, ACTS.get(key.lower(), ""))

    def escape(self) -> bool:
        """Close what is open, or else take the marks off."""
        play = self.play
        if play.ui.dialog:
            act(play, "close")
        elif play.ui.review:
            act(play, "review-up")
        elif play.ui.hint:
            act(play, "hint")
        elif play.frame is not None:
            act(play, "clear")
        else:
            return False  # the browser closes the tray of a seat
        return True

    def enter(self, target: "Any") -> bool:
        """Confirm if that is possible; on an unmarked option or another button it is a click like any other."""
        if not self.play.ui.confirm:
            return False
        option = target.closest("[data-option]")
        button = target.closest("button")
        if option is not None and option.getAttribute("aria-pressed") != "true":
            return False
        if option is None and button is not None and data(button, "act") not in (None, "zoom", "confirm"):
            return False
        return act(self.play, "confirm")


def typing(target: "Any") -> bool:
    """Return whether an element takes text; a slider does not, nor what is chosen or switched."""
    return target.tagName in ("INPUT", "TEXTAREA", "SELECT") and target.getAttribute("type") not in UNWRITTEN


def looked_at() -> "Any":
    """Return what is shown close up, None if nothing is."""
    return document.querySelector("#dialog [data-rule]")


def choose(number: int) -> bool:
    """Click the n-th option that can be seen, counted from 1."""
    seen = [element for element in document.querySelectorAll("[data-option]") if visible(element)]
    if number > len(seen):
        return False
    seen[number - 1].focus()
    seen[number - 1].click()
    return True


def middle(element: "Any") -> "Point":
    """Return the middle of an element."""
    box = element.getBoundingClientRect()
    return box.left + box.width / 2, box.top + box.height / 2


def move(target: "Any", direction: "tuple[int, int]") -> bool:
    """Move the focus to the nearest thing in a direction; returns whether there was one."""
    scope = document.getElementById("dialog") or document
    origin = middle(target) if target.closest(STOPS) else None
    best, shortest = None, None
    for element in scope.querySelectorAll(STOPS):
        if element.isSameNode(target) or not visible(element) or element.hasAttribute("disabled"):
            continue
        far = distance(origin, middle(element), direction)
        if far is not None and (shortest is None or far < shortest):
            best, shortest = element, far
    if best is not None:
        best.focus()
    return best is not None


def to_end(target: "Any", index: int) -> bool:
    """Move the focus to the first or the last card of the row in which it is; returns whether it is in one."""
    group = target.closest(GROUPS)
    cards = [card for card in group.querySelectorAll("button") if visible(card)] if group is not None else []
    if cards:
        cards[index].focus()
    return bool(cards)


def distance(origin: "Point | None", point: "Point", direction: "tuple[int, int]") -> "float | None":
    """Return how far a step in a direction is, None for one that goes elsewhere; without an origin all are equal."""
    if origin is None:
        return 0
    across, along = direction
    x, y = point[0] - origin[0], point[1] - origin[1]
    ahead = x * across + y * along
    aside = abs(x * along) + abs(y * across)
    return ahead + SIDEWAYS * aside if ahead > 1 and aside <= 2 * ahead else None
