"""Motion between two frames: cards slide to where they lie now, new ones come from where they were, goods to market.

Only for the eye: the page is drawn already, nothing waits for it, and whoever wants little motion gets none. `Scene` is
what lay where before a drawing (on its way, where it was on its way); `play` moves what lies elsewhere after it.
"""

import flights
from places import box_at, box_of, shift
from pyscript import document, window
from pyscript.ffi import to_js

MOVERS = "[data-hand], .aside .card[id], #mine .lots > .card, .opp .card"
SLIDE, DEAL, STAGGER, MOST = 260, 300, 40, 8
TRAVEL = "travel"
"""The name of what this module sets in motion, to be told from the transitions of the style sheets."""
EASE = "cubic-bezier(.2, .8, .2, 1)"
RATES = {"fast": 2, "faster": 4}
"""How many times as fast the cards move at a pace of the others; once where it is not listed."""
NEAR = 2
"""Pixels that a card may lie elsewhere without being moved."""


class Scene:
    """Where cards lie: `boxes` by id as (left, top, width, height), `cards` the elements.

    `goods` are the goods on them by id, each with the card on which it lies: another one may lie there afterwards;
    `picked` those that are chosen of goods that have been sold, as (id of the card, good).
    """

    def __init__(self):
        self.cards = {}
        self.boxes = {}
        self.goods, self.picked = {}, []
        for card in document.querySelectorAll(MOVERS):
            self.cards[card.id] = card
            self.boxes[card.id] = box_of(card)
            if card.querySelector(".good:not(.ghostgood)"):
                self.goods[card.id] = (card.getAttribute("data-card"), good_of(card))
            elif card.matches(".picked") and card.querySelector(".ghostgood"):
                self.picked.append((card.id, good_of(card)))


def calm():
    """Tell whether this person wants little motion: by the settings of the game, or else by those of the device."""
    wanted = document.documentElement.dataset.motion
    return wanted == "less" or (wanted != "full" and window.matchMedia("(prefers-reduced-motion: reduce)").matches)


def play(before, speed, frame):
    """Move everything from where it lay before the drawing to where it lies now; `frame` tells what happened."""
    stop()
    now = Scene()
    facts = frame["log"]
    gone = [id for id in before.cards if id not in now.cards and is_mine(id)]
    come = [id for id in now.cards if id not in before.cards]
    for id in now.cards:
        if id in before.boxes:
            slide(now.cards[id], before.boxes[id], now.boxes[id])
    for number, id in enumerate(come[:MOST]):
        arrive(now, before, id, gone, number)
    tucked = [fact for fact in facts if fact["id"] == "tucked_card"]
    for number, id in enumerate(gone[:MOST]):
        leave(before.cards[id], before.boxes[id], goal_of(before.cards[id], tucked), number * STAGGER)
    trade(before, now, facts)
    flights.hands(facts, frame["table"]["me"])
    hasten(RATES.get(speed, 1))


def stop():
    """End what still moves: everything goes on from where it is seen, to where it lies now."""
    for motion in document.getAnimations():
        if motion.id == TRAVEL:
            motion.cancel()


def hasten(rate):
    """Let what was set in motion run at a pace."""
    for motion in document.getAnimations() if rate != 1 else ():
        if motion.id in (TRAVEL, flights.FLIGHT):
            motion.playbackRate = rate


def goal_of(card, tucked):
    """Return where a card of mine that has gone is: under the building of a fact of `tucked`, else the discard pile."""
    for fact in tucked:
        if fact["card"] == card.getAttribute("data-card"):
            tucked.remove(fact)
            return lot_of(fact["building"])
    return box_at("#discard-pile .deck")


def lot_of(building):
    """Return where a building of my city lies."""
    return box_at('#mine .lots > [data-card="' + building + '"]')


def is_mine(id):
    """Tell whether an element is a card of my hand or one laid aside for me."""
    return id.startswith("hand-") or id.startswith("aside-")


def slide(element, was, now, time=SLIDE, delay=0):
    """Let an element slide from one place to another, growing or shrinking on its way."""
    if not now[2] or max([abs(was[i] - now[i]) for i in (0, 1)]) < NEAR:
        return
    start = shift(was, now)
    frames = [{"transform": start, "transformOrigin": "0 0", "zIndex": 30}, {"transformOrigin": "0 0", "zIndex": 30}]
    options = {"duration": time, "delay": delay, "easing": EASE, "fill": "backwards", "id": TRAVEL}
    element.animate(to_js(frames), to_js(options))


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


def leave(element, was, goal, delay):
    """Let a picture of a card that has gone fly to where it is now."""
    if goal is not None and was[2]:
        flights.fly(element.cloneNode(True), was, goal, delay)


def trade(before, now, facts):
    """Let goods made come from the draw pile; those sold hop to the trading house, others to where they went.

    One that is put under the harbour has been sold before, and goes there from where it was made.
    """
    pile = box_at("#draw-pile .deck")
    for id in now.goods:
        if id not in before.goods and id in before.cards and pile is not None and now.boxes[id][2]:
            token = now.cards[id].querySelector(".good")
            slide(token, (pile[0], pile[1], 34, 36), box_of(token), DEAL)
    for id in before.goods:
        name, good = before.goods[id]
        stays = id in now.cards and now.cards[id].getAttribute("data-card") == name
        if stays and id not in now.goods:
            flights.token(good, home(id, now.boxes[id]), goods_goal(facts))
    for fact in facts:
        if fact["id"] == "tucked_good":
            for id, good in before.picked:
                flights.token(good, before.boxes[id], lot_of(fact["building"]))


def home(id, box):
    """Return where a building lies, or, where the cities of the others are folded away, its owner's panel."""
    return box if box[2] or not id.startswith("opp-") else box_at("#opp-" + id.split("-")[1])


def goods_goal(facts):
    """Return where goods go that are no longer on their building: sold, or paid with."""
    sold = [fact for fact in facts if fact["id"] == "sold"]
    return box_at("#house" if sold else "#discard-pile .deck")


def good_of(card):
    """Return the good of a building, by its class."""
    return [name[2:] for name in card.className.split(" ") if name.startswith("g-")][0]
