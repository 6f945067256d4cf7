"""Motion between two frames: cards slide to where they lie now, new ones come from where they were, goods to market.

Only for the eye: the page is drawn already, nothing waits for it, and whoever wants little motion gets none. `Scene` is
what lay where before a drawing; `play` moves what lies elsewhere after it.
"""

from pyscript import document, window
from pyscript.ffi import to_js

MOVERS = "[data-hand], .aside .card[id], #mine .lots > .card, .opp .card"
SLIDE, DEAL, STAGGER, MOST = 280, 420, 60, 8
EASE = "cubic-bezier(.2, .8, .2, 1)"
NEAR = 2
"""Pixels that a card may lie elsewhere without being moved."""


class Scene:
    """Where cards lie: `boxes` by id as (left, top, width, height), `cards` the elements.

    `goods` are the goods on them by id, each with the card on which it lies: another one may lie there afterwards.
    """

    def __init__(self):
        self.cards = {}
        self.boxes = {}
        self.goods = {}
        for card in document.querySelectorAll(MOVERS):
            self.cards[card.id] = card
            self.boxes[card.id] = box_of(card)
            if card.querySelector(".good:not(.ghostgood)"):
                self.goods[card.id] = (card.getAttribute("data-card"), good_of(card))


def calm():
    """Tell whether this person wants little motion."""
    return window.matchMedia("(prefers-reduced-motion: reduce)").matches


def box_of(element):
    """Return where an element lies in the window: (left, top, width, height)."""
    box = element.getBoundingClientRect()
    return box.left, box.top, box.width, box.height


def box_at(selector):
    """Return where the first element of a selector lies, None when there is none to be seen."""
    element = document.querySelector(selector)
    return box_of(element) if element is not None and element.getClientRects().length else None


def play(before):
    """Move everything from where it lay before the drawing to where it lies now."""
    now = Scene()
    gone = [id for id in before.cards if id not in now.cards and is_mine(id)]
    come = [id for id in now.cards if id not in before.cards]
    for id in now.cards:
        if id in before.boxes:
            slide(now.cards[id], before.boxes[id], now.boxes[id])
    for number, id in enumerate(come[:MOST]):
        arrive(now, before, id, gone, number)
    for number, id in enumerate(gone[:MOST]):
        leave(before.cards[id], before.boxes[id], box_at("#discard-pile .deck"), number)
    trade(before, now)


def is_mine(id):
    """Tell whether an element is a card of my hand or one laid aside for me."""
    return id.startswith("hand-") or id.startswith("aside-")


def slide(element, was, now, time=SLIDE, delay=0):
    """Let an element slide from one place to another, growing or shrinking on its way."""
    if not now[2] or max([abs(was[i] - now[i]) for i in (0, 1)]) < NEAR:
        return
    start = shift(was, now)
    frames = [{"transform": start, "transformOrigin": "0 0", "zIndex": 30}, {"transformOrigin": "0 0", "zIndex": 30}]
    element.animate(to_js(frames), to_js({"duration": time, "delay": delay, "easing": EASE, "fill": "backwards"}))


def shift(was, now):
    """Return the transform that puts an element that lies at `now` where it `was`."""
    across, along = str(was[0] - now[0]), str(was[1] - now[1])
    wide, high = str(was[2] / now[2]), str(was[3] / now[3])
    return "translate(" + across + "px, " + along + "px) scale(" + wide + ", " + high + ")"


def arrive(now, before, id, gone, number):
    """Let a new card come from where it was: my hand, the cards laid aside, another one's hand, or the draw pile."""
    card, origin = now.cards[id], None
    name = now.cards[id].getAttribute("data-card")
    if "table-" + name in before.boxes and "table-" + name not in now.boxes:
        origin = before.boxes["table-" + name]
    elif id.startswith("opp-"):
        origin = box_at("#opp-" + id.split("-")[1] + " .backs")
    else:
        origin = taken_from(before, name, gone)
    if origin is None:
        origin = box_at("#draw-pile .deck")
    if origin is not None:
        slide(card, origin, now.boxes[id], DEAL, number * STAGGER if is_mine(id) else 0)


def taken_from(before, name, gone):
    """Return where a card of this name lay that has gone, and count it as found; None when none has."""
    for id in gone:
        if before.cards[id].getAttribute("data-card") == name:
            gone.remove(id)
            return before.boxes[id]
    return None


def leave(element, was, pile, number):
    """Let a picture of a card that has gone fly to a pile."""
    if pile is None or not was[2]:
        return
    ghost = element.cloneNode(True)
    fly(ghost, was, pile, number * STAGGER)


def fly(ghost, was, goal, delay):
    """Put a picture over the table where the element was and let it fly to its goal, where it vanishes."""
    ghost.removeAttribute("id")
    ghost.removeAttribute("data-option")
    ghost.setAttribute("aria-hidden", "true")
    ghost.setAttribute("tabindex", "-1")
    ghost.classList.add("flying")
    style = ghost.style
    style.left, style.top = str(was[0]) + "px", str(was[1]) + "px"
    style.width, style.height = str(was[2]) + "px", str(was[3]) + "px"
    document.body.append(ghost)
    frames = [{"transform": "none"}, {"transform": shift(goal, was), "opacity": 0.6}]
    flight = ghost.animate(to_js(frames), to_js({"duration": SLIDE, "delay": delay, "easing": EASE, "fill": "both"}))
    flight.onfinish = lambda _: ghost.remove()


def trade(before, now):
    """Let goods sold hop to the trading house, goods made come from the draw pile."""
    house, pile = box_at("#house"), box_at("#draw-pile .deck")
    for id in now.goods:
        if id not in before.goods and id in before.cards and pile is not None:
            token = now.cards[id].querySelector(".good")
            slide(token, (pile[0], pile[1], 34, 36), box_of(token), DEAL)
    for id in before.goods:
        name, good = before.goods[id]
        stays = id in now.cards and now.cards[id].getAttribute("data-card") == name
        if stays and id not in now.goods and house is not None:
            hop(now.cards[id], good, house)


def hop(card, good, house):
    """Let the token that lay on a card fly to the trading house."""
    left, top, wide, high = box_of(card)
    token = document.createElement("img")
    token.src = "./web/art/tok-" + good + ".webp"
    token.alt = ""
    middle = (left + wide / 2 - 17, top + high / 2 - 18, 34, 36)
    fly(token, middle, (house[0] + house[2] / 2 - 17, house[1] + house[3] / 2 - 18, 34, 36), 0)


def good_of(card):
    """Return the good of a building, by its class."""
    return [name[2:] for name in card.className.split(" ") if name.startswith("g-")][0]
